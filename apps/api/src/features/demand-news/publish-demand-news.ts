import { type SQLWrapper, sql } from 'drizzle-orm'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { MessageHandler } from '../../outbox/carry-out-messages.ts'
import type { DemandChanged } from '../../outbox/outbox-message.ts'
import type { Clock } from '../../ports/clock.ts'
import type { AddressedEvent } from '../../ports/events.ts'
import { demands } from '../../tables/demands.table.ts'
import { users } from '../../tables/users.table.ts'
import { mutedOf } from '../notifications/muted.ts'
import { isNewsMuted } from '../notifications/news-kinds.rules.ts'
import { type NewNotification, notify } from '../notifications/notify.ts'
import { gatherNews, type NewsForReader } from './demand-mails.store.ts'
import { type Addressed, joinQueueMoves } from './join-queue-moves.ts'
import { toNewsTitle } from './news-title.ts'
import { businessIdsOf } from './reader-businesses.ts'
import {
  type ChangedDemand,
  type Reader,
  recipientsOf,
  toDemandEvents,
  toNotificationEvent,
} from './recipients.ts'

const isAsked = (id: SQLWrapper) => sql`${id} = any(${sql.placeholder('ids')}::uuid[])`

const changedDemands = build
  .select({
    id: demands.id,
    name: demands.name,
    customerId: demands.customerId,
    businessId: demands.businessId,
    userId: demands.userId,
    private: demands.private,
    privateUsers: demands.privateUsers,
    following: demands.following,
    backofficeUserId: demands.backofficeUserId,
  })
  .from(demands)
  .where(isAsked(demands.id))
  .prepare('select_changed_demands')

const readersById = build
  .select({
    id: users.id,
    name: users.name,
    type: users.type,
    status: users.status,
    customerId: users.customerId,
    customerSuperAdmin: users.customerSuperAdmin,
    businessIds: businessIdsOf,
    muted: mutedOf,
  })
  .from(users)
  .where(isAsked(users.id))
  .prepare('select_readers')

async function loadSubjects(transaction: Transaction, messages: readonly DemandChanged[]) {
  const ids = [...new Set(messages.map(({ demandId }) => demandId))]
  const changed: ChangedDemand[] =
    ids.length === 0 ? [] : await transaction.run(toCommand(changedDemands, { ids }))
  const people = [
    ...new Set([
      ...changed.flatMap((demand) => [...demand.following, demand.backofficeUserId ?? []].flat()),
      ...messages.flatMap(({ authorId }) => authorId ?? []),
    ]),
  ]
  const readers =
    people.length === 0 ? [] : await transaction.run(toCommand(readersById, { ids: people }))
  return {
    demandOf: new Map(changed.map((demand) => [demand.id, demand])),
    readerOf: new Map(readers.map((reader) => [reader.id, reader])),
  }
}

/** A change with the demand and the reader of it. */
interface AddressedNews extends Addressed {
  readonly demand: ChangedDemand
  readonly reader: Reader
}

/** The effects of the news of demands. */
interface Effects {
  readonly rows: NewNotification[]
  readonly events: AddressedEvent[]
  readonly news: NewsForReader[]
}

async function gather(
  transaction: Transaction,
  changes: readonly DemandChanged[],
  clock: Clock,
): Promise<Effects> {
  const { demandOf, readerOf } = await loadSubjects(transaction, changes)
  const at = clock.now().toISOString()
  const effects: Effects = { rows: [], events: [], news: [] }
  const addressed: AddressedNews[] = []
  for (const message of changes) {
    const demand = demandOf.get(message.demandId)
    if (!demand) continue
    effects.events.push(...toDemandEvents(demand, message))
    const { notice, authorId } = message
    if (notice === null) continue
    const readers = recipientsOf(demand, message, readerOf)
    addressed.push(...readers.map((reader) => ({ demand, reader, authorId, notice })))
  }
  for (const { demand, reader, authorId, notice } of joinQueueMoves(addressed)) {
    const { internal: _internal, ofQueue: _ofQueue, ...news } = notice
    effects.news.push({ userId: reader.id, demandId: demand.id, news: { ...news, at, authorId } })
    if (isNewsMuted(reader.muted, notice, 'portal')) continue
    effects.rows.push({
      id: createId(clock),
      userId: reader.id,
      customerId: reader.customerId,
      demandId: demand.id,
      title: toNewsTitle(notice.news, readerOf.get(authorId ?? '') ?? null),
      description: demand.name,
      link: demand.id,
      type: 'DEMAND',
      createdAt: at,
      updatedAt: at,
    })
    effects.events.push(toNotificationEvent(demand, reader))
  }
  return effects
}

/**
 * Notifies of changes of demands: open pages by events, followers by a notification, and by e-mails that
 * wait for further news.
 * @param mailWindow how long they wait, milliseconds
 */
export const publishDemandNews =
  (mailWindow: number): MessageHandler =>
  async (transaction, messages, clock) => {
    const changes = messages.filter((message) => message.kind === 'demandChanged')
    const { rows, events, news } = await gather(transaction, changes, clock)
    notify(transaction, rows)
    if (news.length > 0) {
      const dueAt = new Date(clock.now().getTime() + mailWindow)
      transaction.defer(gatherNews(news, dueAt))
    }
    return events
  }
