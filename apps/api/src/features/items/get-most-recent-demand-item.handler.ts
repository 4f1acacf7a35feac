import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { selectItems, toItem } from './items.store.ts'

/** The newest entry of the conversation. */
export const getMostRecentDemandItem: Handler<'getMostRecentDemandItem'> = async (call) => {
  const { params, businessId, unit } = call
  const [rows, items] = await unit.read(
    selectDemand(params.id, businessId),
    selectItems(params.id, 1, null),
  )
  requireDemand(rows, await unit.principal())
  const [newest] = items
  if (!newest) throw notFound()
  return toItem(newest)
}
