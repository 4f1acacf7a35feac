import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { releaseFiles } from '../files/files.store.ts'
import { lockItem, markItemDeleted, toItem } from '../items/items.store.ts'
import { isInternal } from '../visibility/item-scope.ts'

/**
 * Deletes an entry of a conversation: it keeps its place and shows no content. Files without any other
 * reference are deleted.
 */
export const deleteDemandItem: Handler<'deleteDemandItem'> = async (call) => {
  const { params, businessId, unit, now } = call
  const { id, itemId } = params
  const opening = [selectDemand(id, businessId), lockItem(id, itemId)] as const
  return unit.write(opening, async (transaction, [rows, items], principal) => {
    const demand = requireDemand(rows, principal)
    const [before] = items
    if (!before) throw notFound()
    // A record of what happened cannot be deleted.
    if (before.type === 'STATUS') throw new Problem(409, 'ITEM_NOT_DELETABLE')
    if (before.deleted) return toItem(before)
    const touched = { ...demandTouched(demand, principal.userId), ofFirm: isInternal(before) }
    transaction.defer(leaveMessage(demand.customerId, touched, now))
    const [after = before] = await transaction.run(markItemDeleted(id, itemId))
    const keys = before.attachments.map(({ key }) => key)
    if (keys.length > 0) transaction.defer(releaseFiles(keys, now))
    return toItem(after)
  })
}
