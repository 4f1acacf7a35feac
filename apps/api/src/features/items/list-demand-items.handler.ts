import type { Handler } from '../../http/operation.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { decodeItemCursor, encodeItemCursor } from './item-cursor.ts'
import { countItems, selectItems, toItem } from './items.store.ts'

/** A page of the conversation: the newest ones first, inside a page the oldest first. */
export const listDemandItems: Handler<'listDemandItems'> = async (call) => {
  const { params, query, businessId, unit } = call
  const { limit = 50, cursor } = query
  const before = cursor === undefined ? null : decodeItemCursor(cursor)
  const [rows, newestFirst, counted] = await unit.read(
    selectDemand(params.id, businessId),
    selectItems(params.id, limit + 1, before),
    countItems(params.id),
  )
  requireDemand(rows, await unit.principal())

  const shown = newestFirst.slice(0, limit)
  const oldest = shown.at(-1)
  return {
    items: shown.map(toItem).reverse(),
    total: counted[0]?.total ?? 0,
    nextCursor: newestFirst.length > limit && oldest ? encodeItemCursor(oldest.id) : null,
  }
}
