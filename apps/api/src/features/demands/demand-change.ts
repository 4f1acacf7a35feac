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
import { requireNoFaults } from '../../http/checked-fields.ts'
import type { Work } from '../../http/work.ts'
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
  /** Its journey came to it: nobody changed it by hand. */
  readonly isNextStep?: boolean
}

interface Change {
  readonly before: DetailRow
  readonly after: DetailRow
  readonly text: string | null
  readonly attachments: ItemDraft['attachments']
  /** The cause of the new date, if it changes. */
  readonly cause: ForecastCause | null
  readonly isNextStep: boolean
}

/** The entries of the conversation that record a change, in order. */
function toItems(
  { principal, services: { clock }, now }: Work,
  { before, after, text, attachments, cause }: Change,
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
  if (cause && deleveryForecast !== from) {
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
  { before, after, isNextStep }: Change,
  { userId: authorId, staff }: Principal,
  itemId: string | undefined,
): DemandChanged {
  const forecast = { from: before.deleveryForecast, to: after.deleveryForecast }
  const isMoved = forecast.from !== forecast.to
  const along = { ...(itemId !== undefined && { itemId }), ...(isMoved && { forecast }) }
  if (after.statusKey !== before.statusKey) {
    const { statusKey } = after
    const news = {
      statusKey,
      from: before.statusKey,
      ...(!staff && { ofCustomer: true }),
      ...(isNextStep && { isNextStep }),
    }
    return demandStatusNotice(after, authorId, news, along)
  }
  if (itemId !== undefined) return demandMessageNotice(after, authorId, along)
  if (isMoved) return demandForecastNotice(after, authorId, forecast)
  return after.backofficeUserId === before.backofficeUserId
    ? demandTouched(after, authorId)
    : demandAssigneeNotice(after, authorId, after)
}

/** @throws Problem 400 for a day that must not be promised; the day already set is always accepted */
function requirePromise(
  { services, now }: Work,
  { deleveryForecast: before }: DetailRow,
  { deleveryForecast: promised }: DemandChange,
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

/**
 * Whether a change is something to read: a status, a text, an assignee or a date. The type alone is not.
 */
function isNews(
  before: DetailRow,
  changes: Partial<Pick<DetailRow, 'statusKey' | 'backofficeUserId' | 'deleveryForecast'>>,
  hasMessage: boolean,
): boolean {
  const { statusKey, backofficeUserId, deleveryForecast } = { ...before, ...changes }
  return (
    hasMessage ||
    statusKey !== before.statusKey ||
    backofficeUserId !== before.backofficeUserId ||
    deleveryForecast !== before.deleveryForecast
  )
}

/** Writes the demand with its place in the queue, and why its day is another. */
async function writeChange(
  work: Work,
  before: DetailRow,
  change: DemandChange,
  hasMessage: boolean,
): Promise<Pick<Change, 'after' | 'cause'>> {
  const { transaction, principal, now } = work
  const { id, customerId } = before
  const { statusKey = before.statusKey, deleveryForecast, demandTypeName } = change
  const { cause: queueCause = null, ...queue } = await toQueueChange(work, before, statusKey)
  const cause =
    deleveryForecast === undefined
      ? queueCause
      : toStaffCause(before.deleveryForecast, deleveryForecast, queue.order ?? before.order)
  const assignee = await toAssignee(transaction, change.backofficeUserId)
  const at = now.toISOString()
  const news = {
    ...toStatusColumns(before, statusKey, at),
    ...queue,
    ...(deleveryForecast !== undefined && { deleveryForecast }),
    ...assignee,
  }
  const readers = isNews(before, news, hasMessage) ? [] : before.visualized
  const changes = {
    ...news,
    ...(demandTypeName !== undefined && { demandTypeName }),
    ...(principal.staff && { lastBackofficeAction: at }),
    visualized: [...new Set([...readers, principal.userId])],
    viewedAt: { ...before.viewedAt, [principal.userId]: at },
  }
  const [after = before] = await transaction.run(changeDemand(id, changes, at))
  if (cause) {
    transaction.defer(keepCauses(customerId, [{ ...cause, demandId: id }], principal, now))
  }
  return { after, cause }
}

/** Writes the entries of the conversation, and leaves the notice in the outbox. */
function leaveNews(work: Work, change: Change): void {
  const { transaction, principal, now } = work
  const { before, text, attachments } = change
  const { customerId } = before
  const [item, ...items] = toItems(work, change).map((one) => ({
    demand: before,
    item: one,
  }))
  if (item) transaction.defer(insertItems([item, ...items]))
  if (item && attachments?.length) {
    transaction.defer(leaveMessage(customerId, chatNotice(item.item.id), now))
  }
  const said = text === null ? undefined : item?.item.id
  transaction.defer(leaveMessage(customerId, toNotice(change, principal, said), now))
}

/**
 * Changes a demand that is locked, after its queue: with the entries of its conversation, its place in
 * the queue and the notice. The caller decides whether the principal may.
 * @throws Problem 400 for an assignee who is not of the firm, files that are not the principal's, or a
 * day that must not be promised
 */
export async function carryOutChange(
  work: Work,
  before: DetailRow,
  change: DemandChange,
): Promise<DetailRow> {
  const { transaction, services } = work
  const { id, customerId } = before
  requirePromise(work, before, change)
  const target = { customerId, demandId: id, internal: false }
  const { attachments, bind } = await takeUploads(
    transaction,
    change.uploads,
    target,
    services.clock,
  )
  const written = evaluateMessage({ content: change.message ?? null, attachments })
  const text = written.allowed ? written.content : null
  const { after, cause } = await writeChange(work, before, change, text !== null)
  const { isNextStep = false } = change
  leaveNews(work, { before, after, text, attachments, cause, isNextStep })
  for (const command of bind) transaction.defer(command)
  for (const { changed } of services.demandListeners) await changed?.(work, { before, after })
  return after
}
