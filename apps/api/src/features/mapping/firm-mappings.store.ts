import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { rowCount } from '../../db/list-statements.ts'
import { byShape, givenFilters } from '../../db/statement-shapes.ts'
import { build, toCommand } from '../../db/statements.ts'
import { listById, type PageStart } from '../../http/page.ts'
import { businesses } from '../../tables/businesses.table.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { mappings } from '../../tables/mapping.table.ts'
import { reachable } from '../visibility/reachable.ts'
import { type MappingRow, mappingColumns, ofMapping } from './mapping.store.ts'

/** A mapping in the firm's list. */
export interface FirmMappingRow extends MappingRow {
  readonly customerName: string
  readonly businessName: string
  readonly sectorsTotal: number
  readonly activitiesTotal: number
  /**
   * Of its demand; null if there is none. It is incremented with every step, and the content changes
   * between two steps only.
   */
  readonly version: number | null
}

/** The filter of the list. */
export interface FirmMappingFilter {
  readonly id?: string
  readonly customerId?: string
  readonly statusKey?: string
  /** Only mappings started before this one: the page after it. */
  readonly before?: string
}

const value = (name: keyof FirmMappingFilter) => sql.placeholder(name)
const conditions: { readonly [K in keyof Required<FirmMappingFilter>]: SQL } = {
  id: sql`${mappings.id} = ${value('id')}::uuid`,
  customerId: sql`${mappings.customerId} = ${value('customerId')}::uuid`,
  statusKey: sql`${demands.statusKey} = ${value('statusKey')}`,
  before: sql`${mappings.id} < ${value('before')}::uuid`,
}
const filterNames = Object.keys(conditions) as (keyof FirmMappingFilter)[]

const columns = {
  ...mappingColumns,
  version: demands.version,
  customerName: customers.name,
  businessName: businesses.name,
  sectorsTotal: sql<number>`(select count(*) from mapping_sectors s
    where s.mapping_id = ${mappings.id})`,
  activitiesTotal: sql<number>`(select count(*) from mapping_activities a
    join mapping_sectors s on s.id = a.sector_id where s.mapping_id = ${mappings.id})`,
}

const statementsOf = byShape((_: 'firm', filters: readonly (keyof FirmMappingFilter)[], shape) => {
  const condition = and(reachable(mappings.customerId), ...filters.map((name) => conditions[name]))
  const page = build
    .select(columns)
    .from(mappings)
    .innerJoin(customers, eq(customers.id, mappings.customerId))
    .innerJoin(businesses, eq(businesses.id, mappings.businessId))
    .leftJoin(demands, ofMapping.demand)
    .leftJoin(ofMapping.meetings, ofMapping.meeting)
    .where(condition)
    // Ids are made in the order of creation.
    .orderBy(desc(mappings.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  const count = build
    .select(rowCount)
    .from(mappings)
    .leftJoin(demands, ofMapping.demand)
    .where(condition)
  return {
    page: page.prepare(`select_firm_mappings_${shape}`),
    count: count.prepare(`count_firm_mappings_${shape}`),
  }
})

/** Mappings from the newest on. */
export const firmMappingList = listById('firmMappings')

/** A page of the mappings of all customers, newest first, and how many there are. */
export function selectFirmMappings(
  filter: Omit<FirmMappingFilter, 'before'>,
  { limit, offset, after }: PageStart,
) {
  const [before] = after ?? []
  const placed = before === undefined ? filter : { ...filter, before }
  const { page } = statementsOf('firm', givenFilters(filterNames, placed))
  const { count } = statementsOf('firm', givenFilters(filterNames, filter))
  const values = { ...placed, limit: limit + 1, offset }
  return [toCommand(page, values), toCommand(count, values)] as const
}

/** One of them. */
export const selectFirmMapping = (id: string): Command<FirmMappingRow[]> =>
  selectFirmMappings({ id }, { limit: 1, offset: 0, after: null })[0]
