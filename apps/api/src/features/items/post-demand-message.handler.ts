import { evaluateChat, evaluateMessage } from '@tramite/core/demands'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireAccess } from '../customers/customer-access.ts'
import { refusalText, requireDemand, viewerOf } from '../demands/demand-access.ts'
import { lockDemand, touchDemand } from '../demands/demands.store.ts'
import { takeUploads } from '../files/attach.ts'
import { demandMessageNotice } from '../notifications/notices.ts'
import { authoredBy } from './item-author.ts'
import { type ItemDraft, insertItem, toItem, toItemRow } from './items.store.ts'

/** Writes into the chat of a demand. Specification §4, §5. */
export const postDemandMessage: Handler<'postDemandMessage'> = async (call) => {
  const { params, body, businessId, unit, services, now } = call
  const written = evaluateMessage(body)

  const opening = [lockDemand(params.id, businessId)] as const
  const item = await unit.write(opening, async (transaction, [rows], principal) => {
    const demand = requireDemand(rows, principal, call)
    requireAccess('demandActions', principal, services, now)
    const chat = evaluateChat(demand, viewerOf(principal))
    if (!chat.allowed) {
      throw new Problem(403, 'DEMAND_CHAT_CLOSED', { message: refusalText(chat.reason) })
    }
    if (!written.allowed) throw new Problem(400, 'ITEM_EMPTY')

    const { id, customerId } = demand
    const { attachments, bind } = await takeUploads(
      transaction,
      principal,
      body.attachments ?? [],
      { customerId, demandId: id, internal: false },
      services,
    )
    const draft: ItemDraft = {
      ...authoredBy(principal, services.clock, now),
      type: 'MESSAGE',
      content: written.content,
      attachments,
    }
    const { userId, staff } = principal
    for (const command of [
      insertItem(demand, draft),
      ...bind,
      touchDemand(id, userId, staff, draft.createdAt),
      leaveMessage(customerId, demandMessageNotice(demand, userId), now),
    ]) {
      transaction.defer(command)
    }
    return toItem(toItemRow(draft))
  })
  services.wakeOutbox()
  return item
}
