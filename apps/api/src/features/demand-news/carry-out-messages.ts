import { toNewsTitle } from '@tramite/core/demands'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { plainCommand } from '../../db/command.ts'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { takeMessages } from '../../outbox/outbox.store.ts'
import type { DemandChanged } from '../../outbox/outbox-message.ts'
import type { Clock } from '../../ports/clock.ts'
import { type AddressedEvent, eventChannel } from '../../ports/events.ts'
import type { Job, JobQueue } from '../../ports/jobs.ts'
import { demands } from '../../tables/demands.table.ts'
import { notifications } from '../../tables/notifications.table.ts'
import { users } from '../../tables/users.table.ts'
import { gatherNews, type NewsForReader } from './demand-mails.store.ts'
import { toPeopleNotices } from './people-notices.ts'
import { businessIdsOf } from './reader-businesses.ts'
import {
  type ChangedDemand,
  recipientsOf,
  toCustomerEvent,
  toDemandEvent,
  toNotificationEvent,
} from './recipients.ts'

/** Notifications of one statement, which takes no more than 65,535 values. */
const ROWS = 1000
/** Least bytes that PostgreSQL takes as a notification's payload, less some room. */
const PAYLOAD_MAX = 7000

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
  })
  .from(users)
  .where(isAsked(users.id))
  .prepare('select_readers')

async function loadSubjects(transaction: Transaction, messages: readonly DemandChanged[]) {
  if (messages.length === 0) return { demandOf: new Map(), readerOf: new Map() }
  const ids = [...new Set(messages.map(({ demandId }) => demandId))]
  const changed: ChangedDemand[] = await transaction.run(toCommand(changedDemands, { ids }))
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

/** Payloads of as many events as fit each. */
function toPayloads(events: readonly AddressedEvent[]): string[] {
  const payloads: string[] = []
  let current: string[] = []
  let size = 0
  for (const event of events.map((one) => JSON.stringify(one))) {
    if (size + event.length > PAYLOAD_MAX && current.length > 0) {
      payloads.push(`[${current.join(',')}]`)
      current = []
      size = 0
    }
    current.push(event)
    size += event.length + 1
  }
  return current.length === 0 ? payloads : [...payloads, `[${current.join(',')}]`]
}

export interface CarryOutOptions {
  readonly jobs: JobQueue
  readonly clock: Clock
  /** How long the e-mail about a demand waits for further news, milliseconds. */
  readonly mailWindow: number
}

/** What one batch was. */
export interface Carried {
  /** How many it held. */
  readonly count: number
  /** What is in the queue of jobs now. */
  readonly jobs: readonly Job[]
}

/** What the news of a demand cause for those who are told of it. */
interface Told {
  readonly rows: (typeof notifications.$inferInsert)[]
  readonly events: AddressedEvent[]
  readonly news: NewsForReader[]
}

async function tellOfDemands(
  transaction: Transaction,
  changes: readonly DemandChanged[],
  clock: Clock,
): Promise<Told> {
  const { demandOf, readerOf } = await loadSubjects(transaction, changes)
  const at = clock.now().toISOString()
  const told: Told = { rows: [], events: [], news: [] }
  for (const message of changes) {
    const demand = demandOf.get(message.demandId)
    if (!demand) continue
    told.events.push(toDemandEvent(demand, message))
    const { notice, authorId } = message
    if (notice === null) continue
    const { internal: _, ...news } = notice
    const title = toNewsTitle(notice.news, readerOf.get(authorId)?.name ?? null)
    for (const reader of recipientsOf(demand, message, readerOf)) {
      told.rows.push({
        id: createId(clock),
        userId: reader.id,
        customerId: reader.customerId,
        demandId: demand.id,
        title,
        description: demand.name,
        link: demand.id,
        type: 'DEMAND',
        createdAt: at,
        updatedAt: at,
      })
      told.events.push(toNotificationEvent(demand, reader))
      const mailed = { ...news, at, authorId }
      told.news.push({ userId: reader.id, demandId: demand.id, news: mailed })
    }
  }
  return told
}

/**
 * Carries out one batch of the outbox: events to open pages, notifications, jobs, and news for the
 * e-mails that wait. A message and what it causes are one transaction.
 * @param limit messages of the batch
 */
export async function carryOutMessages(
  transaction: Transaction,
  { jobs, clock, mailWindow }: CarryOutOptions,
  limit: number,
): Promise<Carried> {
  const taken = await transaction.run(takeMessages(limit))
  if (taken.length === 0) return { count: 0, jobs: [] }
  const messages = taken.sort((a, b) => a.id - b.id).map(({ message }) => message)
  const asked: Job[] = messages.flatMap((message) => (message.kind === 'job' ? [message.job] : []))
  const touched = messages.filter((message) => message.kind === 'customerChanged')
  const asides = messages.filter((message) => message.kind === 'peopleNotified')
  const changes = messages.filter((message) => message.kind === 'demandChanged')
  const ofDemands = await tellOfDemands(transaction, changes, clock)
  const ofOthers = await toPeopleNotices(transaction, asides, clock)

  const rows = [...ofOthers.rows, ...ofDemands.rows]
  for (let i = 0; i < rows.length; i += ROWS) {
    const some = rows.slice(i, i + ROWS)
    transaction.defer(toCommand(build.insert(notifications).values(some)))
  }
  if (ofDemands.news.length > 0) {
    const dueAt = new Date(clock.now().getTime() + mailWindow)
    transaction.defer(gatherNews(ofDemands.news, dueAt))
  }
  await jobs.enqueue(transaction, asked)
  const events = [...touched.map(toCustomerEvent), ...ofOthers.events, ...ofDemands.events]
  for (const payload of toPayloads(events)) {
    transaction.defer(plainCommand('select pg_notify($1, $2)', [eventChannel, payload]))
  }
  return { count: messages.length, jobs: asked }
}
