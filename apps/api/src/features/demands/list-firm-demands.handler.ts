import { civilDateOf } from '@tramite/core/calendar'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { toPeriod } from '../../http/period.ts'
import { toSearchQuery } from '../../search/search-query.ts'
import { toSummary } from './demand-columns.ts'
import { type FirmDemandRow, firmDemandList, selectFirmDemands } from './firm-demands.store.ts'

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
  const { order = 'idDesc', startDate, endDate, name, ...rest } = query
  const { timeZone } = services.conventions
  const filter = {
    ...rest,
    ...(name?.trim() && { search: toSearchQuery(name) }),
    ...(businessId !== null && { businessId }),
    ...toPeriod({ ...(startDate && { startDate }), ...(endDate && { endDate }) }, timeZone),
  }
  const choice = { filter, today: civilDateOf(now, timeZone), order }
  const [{ shown, ...page }] = await readPage(unit, firmDemandList(order), query, (start) =>
    selectFirmDemands(choice, start),
  )
  const { userId } = await unit.principal()
  return { demands: shown.map((row) => toEntry(row, userId)), ...page }
}
