import { toStatusChangeText } from '@tramite/core/demands'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { demandMessageNotice } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { internalItemTypes } from '../../tables/items.table.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { lockDemand, touchDemand } from '../demands/demands.store.ts'
import { keepUploads, takeUploads } from '../files/attach.ts'
import { authoredBy } from '../items/item-author.ts'
import { type ItemDraft, insertItem, toItem, toItemRow } from '../items/items.store.ts'

const internalTypes: ReadonlySet<string> = new Set(internalItemTypes)

/** Writes an entry of any type into the conversation, for the firm's staff. */
export const createDemandItem: Handler<'createDemandItem'> = async (call) => {
  const { params, body, businessId, unit, services, now } = call
  const internal = internalTypes.has(body.type)
  const statusKey = body.customFields?.statusKey ?? null
  const content = body.content?.trim() || null
  const hasContent = content !== null || body.template || body.attachments?.length
  // Clients show the status of the entry themselves: a copy in its text would repeat it.
  const isLabel =
    body.type === 'STATUS' && statusKey !== null && content === toStatusChangeText(statusKey)

  const uploads = await keepUploads(call, body.attachments)
  const opening = [lockDemand(params.id, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const demand = requireDemand(rows, principal)
    if (!hasContent && statusKey === null) throw new Problem(400, 'ITEM_EMPTY')
    // Its timeline takes the status of an entry for one that the demand has entered.
    if (statusKey !== null && statusKey !== demand.statusKey) {
      throw new Problem(409, 'DEMAND_TRANSITION_REFUSED')
    }
    const { id, customerId } = demand
    const { attachments, bind } = await takeUploads(
      transaction,
      uploads,
      { customerId, demandId: id, internal },
      services.clock,
    )
    const draft: ItemDraft = {
      ...authoredBy(principal, services.clock, now),
      type: body.type,
      content: isLabel ? null : content,
      template: body.template ?? null,
      statusKey,
      attachments,
    }
    const { userId } = principal
    transaction.defer(insertItem(demand, draft))
    for (const command of bind) transaction.defer(command)
    // A customer must not even see that something internal happened.
    if (!internal) transaction.defer(touchDemand(id, { userId, staff: true }, draft.createdAt))
    const notice = demandMessageNotice(demand, userId, { internal, itemId: draft.id })
    transaction.defer(leaveMessage(customerId, notice, now))
    return toItem(toItemRow(draft))
  })
}
