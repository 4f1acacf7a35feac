import { civilDateOf } from '@tramite/core/calendar'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handler } from '../../http/operation.ts'
import { toPeriod } from '../../http/period.ts'
import { toSummary } from './demand-columns.ts'
import { cursorShapes, type FirmDemandRow, selectFirmDemands } from './firm-demands.store.ts'

function toEntry(row: FirmDemandRow, viewerId: string) {
  const { customerId, customerName, businessName, sortKey: _, ...demand } = row
  return {
    customer: { id: customerId, name: customerName },
    business: { id: row.businessId, name: businessName },
    demand: toSummary(demand, viewerId),
  }
}

/** The demands of all customers, for the firm. */
export const listFirmDemands: Handler<'listFirmDemands'> = async (call) => {
  const { query, businessId, unit, services, now } = call
  const { order = 'idDesc', limit = 50, page = 0, cursor, startDate, endDate, ...rest } = query
  const { timeZone } = services.conventions
  const list = `firmDemands ${order}`
  const after = cursor === undefined ? null : decodeCursor(list, cursor, cursorShapes(order))
  const { name, ...filter } = rest
  const [rows, [counted]] = await unit.read(
    ...selectFirmDemands({
      filter: {
        ...filter,
        ...(name?.trim() && { name: name.trim() }),
        ...(businessId !== null && { businessId }),
        ...toPeriod({ ...(startDate && { startDate }), ...(endDate && { endDate }) }, timeZone),
      },
      today: civilDateOf(now, timeZone),
      order,
      limit: limit + 1,
      offset: after === null ? page * limit : 0,
      after,
    }),
  )
  const { userId } = await unit.principal()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    demands: shown.map((row) => toEntry(row, userId)),
    total: counted?.total ?? 0,
    nextCursor: last ? encodeCursor(list, [last.sortKey, String(last.externalId)]) : null,
  }
}
