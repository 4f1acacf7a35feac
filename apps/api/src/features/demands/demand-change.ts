import { civilDateOf } from '@tramite/core/calendar'
import {
  evaluateMessage,
  evaluatePromise,
  type ForecastCause,
  PROMISE_YEARS_MAX,
  toCauseText,
  toStaffCause,
} from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import { requireNoFaults } from '../../http/checked-fields.ts'
import type { Call } from '../../http/operation.ts'
import {
  demandAssigneeNotice,
  demandForecastNotice,
  demandMessageNotice,
  demandStatusNotice,
  demandTouched,
} from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { DemandChanged } from '../../outbox/outbox-message.ts'
import { type KeptUploads, takeUploads } from '../files/attach.ts'
import { createAssigneeItem } from '../items/assignee-item.ts'
import { chatNotice } from '../items/chat-notice.ts'
import { createForecastItem } from '../items/forecast-item.ts'
import { authoredBy } from '../items/item-author.ts'
import { type ItemDraft, insertItems } from '../items/items.store.ts'
import type { DetailRow } from './demand-columns.ts'
import { changeDemand } from './demands.store.ts'
import { keepCauses } from './forecast-causes.store.ts'
import { toAssignee, toQueueChange, toStatusColumns } from './status-change.ts'

/** A change of a demand; absent fields stay. */
export interface DemandChange {
  readonly statusKey?: DetailRow['statusKey']
  readonly message?: string
  readonly uploads?: KeptUploads
  readonly backofficeUserId?: string | null
  readonly deleveryForecast?: string | null
  readonly demandTypeName?: string
}

type ChangeCall = Pick<Call<'changeDemand'>, 'services' | 'now'>

interface Told {
  readonly before: DetailRow
  readonly after: DetailRow
  readonly text: string | null
  readonly attachments: ItemDraft['attachments']
  /** The cause of the new date, if it changes. */
  readonly cause: ForecastCause | null
}

/** The entries of the conversation that record a change, in order. */
function toItems(
  { before, after, text, attachments, cause }: Told,
  principal: Principal,
  { services: { clock }, now }: ChangeCall,
): ItemDraft[] {
  const items: ItemDraft[] = []
  const own = () => authoredBy(principal, clock, now)
  if (text !== null) items.push({ ...own(), type: 'MESSAGE', content: text, attachments })
  const { statusKey, backofficeUserId, backofficeUserName, deleveryForecast } = after
  if (statusKey !== before.statusKey) {
    items.push({ ...own(), type: 'STATUS', statusKey })
  }
  if (backofficeUserId !== before.backofficeUserId) {
    items.push(createAssigneeItem(backofficeUserName, clock, now))
  }
  const { deleveryForecast: from } = before
  if (cause && deleveryForecast !== null && deleveryForecast !== from) {
    const forecast = { from, to: deleveryForecast, reason: toCauseText(cause) }
    items.push(createForecastItem(forecast, clock, now))
  }
  return items
}

/**
 * The one notice of a change: of the most important event, with the message and the new date.
 * @param itemId the entry with the message
 */
function toNotice(
  { before, after }: Told,
  authorId: string,
  itemId: string | undefined,
): DemandChanged {
  const forecast = { from: before.deleveryForecast, to: after.deleveryForecast }
  const isMoved = forecast.from !== forecast.to
  const along = { ...(itemId !== undefined && { itemId }), ...(isMoved && { forecast }) }
  if (after.statusKey !== before.statusKey) {
    return demandStatusNotice(after, authorId, after.statusKey, along)
  }
  if (itemId !== undefined) return demandMessageNotice(after, authorId, along)
  if (isMoved) return demandForecastNotice(after, authorId, forecast)
  return after.backofficeUserId === before.backofficeUserId
    ? demandTouched(after, authorId)
    : demandAssigneeNotice(after, authorId, after.backofficeUserName)
}

/** @throws Problem 400 for a day that must not be promised; the day already set is always accepted */
function requirePromise(
  { deleveryForecast: before }: Pick<DetailRow, 'deleveryForecast'>,
  { deleveryForecast: promised }: DemandChange,
  { services, now }: ChangeCall,
): void {
  if (!promised || promised === before) return
  const today = civilDateOf(now, services.conventions.timeZone)
  const isAllowed = evaluatePromise(promised, today).allowed
  requireNoFaults({
    deleveryForecast: isAllowed
      ? undefined
      : message('firm.promiseTooFar', { years: PROMISE_YEARS_MAX }),
  })
}

/** Writes the demand with its place in the queue, and why its day is another. */
async function writeChange(
  transaction: Transaction,
  principal: Principal,
  before: DetailRow,
  change: DemandChange,
  call: ChangeCall,
): Promise<Pick<Told, 'after' | 'cause'>> {
  const { id, customerId } = before
  const { statusKey = before.statusKey, deleveryForecast, demandTypeName } = change
  const { cause: queueCause = null, ...queue } = await toQueueChange(
    transaction,
    principal,
    before,
    statusKey,
    call,
  )
  const cause =
    deleveryForecast === undefined
      ? queueCause
      : toStaffCause(before.deleveryForecast, deleveryForecast, queue.order ?? before.order)
  const assignee = await toAssignee(transaction, change.backofficeUserId)
  const at = call.now.toISOString()
  const changes = {
    ...toStatusColumns(before, statusKey, at),
    ...queue,
    ...(deleveryForecast !== undefined && { deleveryForecast }),
    ...(demandTypeName !== undefined && { demandTypeName }),
    ...assignee,
    ...(principal.staff && { lastBackofficeAction: at }),
    visualized: [principal.userId],
    viewedAt: { ...before.viewedAt, [principal.userId]: at },
  }
  const [after = before] = await transaction.run(changeDemand(id, changes, at))
  if (cause) {
    transaction.defer(keepCauses(customerId, [{ ...cause, demandId: id }], principal, call.now))
  }
  return { after, cause }
}

/** Writes the entries of the conversation, and leaves the notice in the outbox. */
function leaveNews(
  transaction: Transaction,
  principal: Principal,
  told: Told,
  call: ChangeCall,
): void {
  const { before, text, attachments } = told
  const { customerId } = before
  const [item, ...items] = toItems(told, principal, call).map((one) => ({
    demand: before,
    item: one,
  }))
  if (item) transaction.defer(insertItems([item, ...items]))
  if (item && attachments?.length) {
    transaction.defer(leaveMessage(customerId, chatNotice(item.item.id), call.now))
  }
  const said = text === null ? undefined : item?.item.id
  transaction.defer(leaveMessage(customerId, toNotice(told, principal.userId, said), call.now))
}

/**
 * Changes a demand that is locked, after its queue: with the entries of its conversation, its place in
 * the queue and the notice. The caller decides whether the principal may.
 * @throws Problem 400 for an assignee who is not of the firm, files that are not the principal's, or a
 * day that must not be promised
 */
export async function carryOutChange(
  transaction: Transaction,
  principal: Principal,
  before: DetailRow,
  change: DemandChange,
  call: ChangeCall,
): Promise<DetailRow> {
  const { services } = call
  const { id, customerId } = before
  requirePromise(before, change, call)
  const target = { customerId, demandId: id, internal: false }
  const { attachments, bind } = await takeUploads(
    transaction,
    change.uploads,
    target,
    services.clock,
  )
  const { after, cause } = await writeChange(transaction, principal, before, change, call)
  const written = evaluateMessage({ content: change.message ?? null, attachments })
  const text = written.allowed ? written.content : null
  leaveNews(transaction, principal, { before, after, text, attachments, cause }, call)
  for (const command of bind) transaction.defer(command)
  for (const { changed } of services.demandListeners)
    await changed?.({ principal, before, after }, transaction, call)
  return after
}
