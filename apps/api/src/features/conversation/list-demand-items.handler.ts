import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { itemList, selectItems, toItemList } from '../items/items.store.ts'

/** A page of the conversation: the newest ones first, inside a page the oldest first. */
export const listDemandItems: Handler<'listDemandItems'> = async (call) => {
  const { params, query, businessId, unit } = call
  const [page, rows] = await readPage(unit, itemList, query, (start) => [
    ...selectItems(params.id, start),
    selectDemand(params.id, businessId),
  ])
  requireDemand(rows, await unit.principal())
  return toItemList(page)
}
