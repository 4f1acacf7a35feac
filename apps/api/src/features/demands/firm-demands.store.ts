import type { DemandStatus } from '@tramite/core/demands'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { countRows } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import { cursorDay, cursorText } from '../../http/cursor.ts'
import type { PageCommands, PagedList, PageStart } from '../../http/page.ts'
import type { SearchQuery } from '../../search/search-query.ts'
import { businesses } from '../../tables/businesses.table.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { type SummaryRow, summaryColumns } from './demand-columns.ts'
import { isNamed } from './demand-filter.ts'
import { isLate } from './late-demands.ts'

/** The filter of the firm's list. Instants in ISO, `until` exclusive; `today` as `YYYY-MM-DD`. */
export interface FirmDemandFilter {
  readonly businessId?: string
  readonly customerId?: string
  readonly statusKey?: DemandStatus
  readonly backofficeUserId?: string
  readonly assigned?: boolean
  readonly demandTypeName?: string
  readonly priority?: boolean
  readonly overdue?: boolean
  readonly search?: SearchQuery
  readonly from?: string
  readonly until?: string
}

/** The orders of the firm's list; the number breaks every tie. */
export type FirmDemandOrder = 'idDesc' | 'idAsc' | 'updatedAt' | 'forecast'

const number = sql`${demands.number}`

interface Order {
  readonly by: readonly SQL[]
  readonly key: SQL
  /** The condition for rows after the values of a cursor: the key as text, then the number. */
  readonly after: (key: string, last: string) => SQL
  readonly shape: RegExp
}

const orders: Readonly<Record<FirmDemandOrder, Order>> = {
  idDesc: {
    by: [sql`${number} desc`],
    key: sql`''`,
    after: (_, last) => sql`${number} < ${last}::int`,
    shape: cursorText,
  },
  idAsc: {
    by: [number],
    key: sql`''`,
    after: (_, last) => sql`${number} > ${last}::int`,
    shape: cursorText,
  },
  updatedAt: {
    by: [sql`${demands.updatedAt}`, number],
    key: sql`${demands.updatedAt}::text`,
    after: (key, last) =>
      sql`(${demands.updatedAt}, ${number}) > (${key}::timestamptz, ${last}::int)`,
    shape: /^\d{4}-\d{2}-\d{2} [\d:.]{8,15}[+-]\d{2}(:\d{2})?$/,
  },
  forecast: {
    by: [sql`${demands.forecastOrLast}`, number],
    key: sql`${demands.forecastOrLast}::text`,
    after: (key, last) =>
      sql`(${demands.forecastOrLast}, ${number}) > (${key}::date, ${last}::int)`,
    shape: cursorDay,
  },
}

function toConditions(filter: FirmDemandFilter, today: string): (SQL | undefined)[] {
  const { businessId, customerId, statusKey, backofficeUserId, assigned, priority, overdue } =
    filter
  const { demandTypeName, search, from, until } = filter
  return [
    businessId === undefined ? undefined : eq(demands.businessId, businessId),
    customerId === undefined ? undefined : eq(demands.customerId, customerId),
    statusKey === undefined ? undefined : eq(demands.statusKey, statusKey),
    backofficeUserId === undefined ? undefined : eq(demands.backofficeUserId, backofficeUserId),
    assigned === undefined
      ? undefined
      : sql`(${demands.backofficeUserId} is not null) = ${assigned}`,
    demandTypeName === undefined ? undefined : eq(demands.demandTypeName, demandTypeName),
    priority === undefined ? undefined : eq(demands.priority, priority),
    overdue === undefined ? undefined : sql`coalesce(${isLate(today)}, false) = ${overdue}`,
    search === undefined ? undefined : isNamed(sql.param(search.asked), search.number),
    from === undefined ? undefined : sql`${demands.createdAt} >= ${from}::timestamptz`,
    until === undefined ? undefined : sql`${demands.createdAt} < ${until}::timestamptz`,
  ]
}

const columns = {
  ...summaryColumns,
  customerId: demands.customerId,
  customerName: customers.name,
  businessName: businesses.name,
}
export type FirmDemandRow = SummaryRow & {
  readonly businessId: string
  readonly customerId: string
  readonly customerName: string
  readonly businessName: string
  readonly sortKey: string
}

/** The firm's list in an order. */
export const firmDemandList = (order: FirmDemandOrder): PagedList<FirmDemandRow> => ({
  name: `firmDemands ${order}`,
  shapes: [orders[order].shape, /^\d{1,9}$/],
  valuesOf: ({ sortKey, externalId }) => [sortKey, String(externalId)],
})

/** The selection of a page of the firm's list. */
export interface FirmDemandChoice {
  readonly filter: FirmDemandFilter
  readonly today: string
  readonly order: FirmDemandOrder
}

/**
 * The rows of a page of the demands of all customers and one more, when there is one; and the number
 * of all rows. For staff: nothing is private.
 */
export function selectFirmDemands(
  { filter, today, order }: FirmDemandChoice,
  { limit, offset, after }: PageStart,
): PageCommands<FirmDemandRow> {
  const { by, key, after: isAfter } = orders[order]
  const condition = and(...toConditions(filter, today))
  const [afterKey = '', last = ''] = after ?? []
  const rows = build
    .select({ ...columns, sortKey: sql<string>`${key}` })
    .from(demands)
    .innerJoin(customers, eq(customers.id, demands.customerId))
    .innerJoin(businesses, eq(businesses.id, demands.businessId))
    .where(and(condition, after === null ? undefined : isAfter(afterKey, last)))
    .orderBy(...by)
    .limit(limit + 1)
    .offset(offset)
  const page = toCommand(rows)
  return [page, countRows(demands, condition)]
}
