import { cursorDay, cursorId, decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handler } from '../../http/operation.ts'
import { countOverdueCustomers, selectOverdueCustomers } from './customer-list.store.ts'

const list = 'overdueCustomers'

/**
 * The customers with an overdue payment, the longest overdue first; a customer's user learns of the
 * own one only. Specification §7.
 */
export const listOverdueCustomers: Handler<'listOverdueCustomers'> = async ({ query, unit }) => {
  const { limit = 50, page = 0, cursor } = query
  const after = cursor === undefined ? null : decodeCursor(list, cursor, [cursorDay, cursorId])
  const offset = after === null ? page * limit : 0
  const [rows, [counted]] = await unit.read(
    selectOverdueCustomers({ limit: limit + 1, offset, after }),
    countOverdueCustomers(),
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    customers: shown.map(({ since: _, ...customer }) => customer),
    total: counted?.total ?? 0,
    nextCursor: last ? encodeCursor(list, [last.since, last.id]) : null,
  }
}
