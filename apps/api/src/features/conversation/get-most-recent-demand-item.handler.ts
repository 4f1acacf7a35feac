import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { selectItems, toItem } from '../items/items.store.ts'

/** The newest entry of the conversation. */
export const getMostRecentDemandItem: Handler<'getMostRecentDemandItem'> = async (call) => {
  const { params, businessId, unit } = call
  const [newestItems] = selectItems(params.id, { limit: 1, after: null })
  const [rows, items] = await unit.read(selectDemand(params.id, businessId), newestItems)
  requireDemand(rows, await unit.principal())
  const [newest] = items
  if (!newest) throw notFound()
  return toItem(newest)
}
