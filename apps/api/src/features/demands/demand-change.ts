import { toStatusChangeText } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { DemandChanged } from '../../outbox/outbox-message.ts'
import { type KeptUploads, takeUploads } from '../files/attach.ts'
import { createAssigneeItem } from '../items/assignee-item.ts'
import { chatNotice } from '../items/chat-notice.ts'
import { createForecastItem } from '../items/forecast-item.ts'
import { authoredBy } from '../items/item-author.ts'
import { type ItemDraft, insertItems } from '../items/items.store.ts'
import { advanceMapping } from '../mapping/advance-mapping.ts'
import {
  demandAssigneeNotice,
  demandForecastNotice,
  demandMessageNotice,
  demandStatusNotice,
  demandTouched,
} from '../notifications/notices.ts'
import type { DetailRow } from './demand-columns.ts'
import { changeDemand } from './demands.store.ts'
import { toAssignee, toQueueChange, toStatusColumns } from './status-change.ts'

/** What changes of a demand; what is absent stays. */
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
}

/** What the conversation tells of a change, in its order. */
function toItems(
  { before, after, text, attachments }: Told,
  principal: Principal,
  { services: { clock }, now }: ChangeCall,
): ItemDraft[] {
  const items: ItemDraft[] = []
  const own = () => authoredBy(principal, clock, now)
  if (text !== null) items.push({ ...own(), type: 'MESSAGE', content: text, attachments })
  const { statusKey, backofficeUserId, backofficeUserName, deleveryForecast } = after
  if (statusKey !== before.statusKey) {
    items.push({ ...own(), type: 'STATUS', content: toStatusChangeText(statusKey), statusKey })
  }
  if (backofficeUserId !== before.backofficeUserId) {
    items.push(createAssigneeItem(backofficeUserName, clock, now))
  }
  if (deleveryForecast !== null && deleveryForecast !== before.deleveryForecast) {
    items.push(createForecastItem(before.deleveryForecast, deleveryForecast, clock, now))
  }
  return items
}

/** The one notice of a change: of the most important thing that happened. */
function toNotice({ before, after, text }: Told, authorId: string): DemandChanged {
  if (after.statusKey !== before.statusKey) {
    return demandStatusNotice(after, authorId, after.statusKey)
  }
  if (text !== null) return demandMessageNotice(after, authorId)
  if (after.deleveryForecast !== before.deleveryForecast) {
    return demandForecastNotice(after, authorId)
  }
  return after.backofficeUserId === before.backofficeUserId
    ? demandTouched(after, authorId)
    : demandAssigneeNotice(after, authorId)
}

/**
 * Changes a demand that is locked, behind its queue: with the entries of its conversation, its place
 * in the queue and the notice. Whether the principal may is the caller's to decide.
 * @throws Problem 400 for an assignee who is not of the firm, or files that are not the principal's
 */
export async function carryOutChange(
  transaction: Transaction,
  principal: Principal,
  before: DetailRow,
  change: DemandChange,
  call: ChangeCall,
): Promise<DetailRow> {
  const { services, now } = call
  const { id, customerId } = before
  const at = now.toISOString()
  const { statusKey = before.statusKey, deleveryForecast, demandTypeName } = change
  const target = { customerId, demandId: id, internal: false }
  const { attachments, bind } = await takeUploads(
    transaction,
    change.uploads,
    target,
    services.clock,
  )
  const queue = await toQueueChange(transaction, principal, before, statusKey, call)
  const assignee = await toAssignee(transaction, change.backofficeUserId)
  const text =
    change.message?.trim() || (attachments.length > 0 ? message('demands.documentAttached') : null)

  const changes = {
    ...toStatusColumns(before, statusKey, at),
    ...queue,
    ...(deleveryForecast !== undefined && { deleveryForecast }),
    ...(demandTypeName !== undefined && { demandTypeName }),
    ...assignee,
    ...(principal.staff && { lastBackofficeAction: at }),
    visualized: [principal.userId],
  }
  const [after = before] = await transaction.run(changeDemand(id, changes, at))
  const told = { before, after, text, attachments }
  const [item, ...items] = toItems(told, principal, call).map((one) => ({
    demand: before,
    item: one,
  }))
  if (item) transaction.defer(insertItems([item, ...items]))
  for (const command of bind) transaction.defer(command)
  if (item && attachments.length > 0) {
    transaction.defer(leaveMessage(customerId, chatNotice(item.item.id), now))
  }
  transaction.defer(leaveMessage(customerId, toNotice(told, principal.userId), now))
  await advanceMapping(transaction, principal, told, call)
  return after
}
