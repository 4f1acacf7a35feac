import { evaluateChat, evaluateMessage } from '@tramite/core/demands'
import { isRiskDelivery } from '@tramite/core/risk'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { demandMessageNotice } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { demandRefusalText, requireDemand, toViewer } from '../demands/demand-access.ts'
import { lockDemand, touchDemand } from '../demands/demands.store.ts'
import { keepUploads, takeUploads } from '../files/attach.ts'
import { chatNotice } from '../items/chat-notice.ts'
import { authoredBy } from '../items/item-author.ts'
import { type ItemDraft, insertItem, toItem, toItemRow } from '../items/items.store.ts'

/** Writes into the chat of a demand. */
export const postDemandMessage: Handler<'postDemandMessage'> = async (call) => {
  const { params, body, businessId, unit, services, now } = call
  const written = evaluateMessage(body)

  const uploads = await keepUploads(call, body.attachments)
  const opening = [lockDemand(params.id, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const demand = requireDemand(rows, principal)
    const chat = evaluateChat(demand, toViewer(principal))
    if (!chat.allowed && !isRiskDelivery(demand, body)) {
      throw new Problem(403, 'DEMAND_CHAT_CLOSED', { message: demandRefusalText(chat.reason) })
    }
    if (!written.allowed) throw new Problem(400, 'ITEM_EMPTY')
    const { backofficeUserId = demand.backofficeUserId } = body
    if (backofficeUserId !== demand.backofficeUserId) throw new Problem(409, 'CONFLICT')

    const { id, customerId } = demand
    const { attachments, bind } = await takeUploads(
      transaction,
      uploads,
      { customerId, demandId: id, internal: false },
      services.clock,
    )
    const draft: ItemDraft = {
      ...authoredBy(principal, services.clock, now),
      type: 'MESSAGE',
      content: written.content,
      attachments,
    }
    const { userId } = principal
    for (const command of [
      insertItem(demand, draft),
      ...bind,
      touchDemand(id, principal, draft.createdAt),
      leaveMessage(customerId, demandMessageNotice(demand, userId, { itemId: draft.id }), now),
      ...(attachments.length > 0 ? [leaveMessage(customerId, chatNotice(draft.id), now)] : []),
    ]) {
      transaction.defer(command)
    }
    return toItem(toItemRow(draft))
  })
}
