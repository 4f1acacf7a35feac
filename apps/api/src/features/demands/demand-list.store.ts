import { type DemandOrder, SPECIFIC_DEMAND_TAG } from '@tramite/core/demands'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { customerTags } from '../customers/customers.table.ts'
import { processItems } from '../items/items.table.ts'
import { type SummaryRow, summaryColumns } from './demand-columns.ts'
import type { CursorValues } from './demand-list.cursor.ts'
import { type BusinessScope, inScope, scopeValue, visibleDemand } from './demand-scope.ts'
import { demands } from './demands.table.ts'

/** What narrows a list. Instants in ISO, texts as typed. */
export interface DemandFilter {
  readonly from?: string
  readonly to?: string
  readonly userId?: string
  readonly tags?: readonly string[]
  readonly name?: string
  readonly message?: string
  readonly validated?: boolean
  readonly statusKey?: string
  /** Only what a customer with the tag 'Demanda Específica' asked for since it has it. */
  readonly onlySpecific?: boolean
}

export interface DemandPage {
  readonly scope: BusinessScope
  readonly filter: DemandFilter
  readonly order: DemandOrder
  readonly limit: number
  readonly offset: number
  readonly after: CursorValues | null
}

const value = (name: string) => sql.placeholder(name)

const specificSince = sql`(select max(${customerTags.createdAt}) from ${customerTags}
  where ${customerTags.customerId} = (select app_customer()) and ${customerTags.name} = ${SPECIFIC_DEMAND_TAG})`

const conditions: { readonly [K in keyof Required<DemandFilter>]: SQL } = {
  from: sql`${demands.createdAt} >= ${value('from')}::timestamptz`,
  to: sql`${demands.createdAt} <= ${value('to')}::timestamptz`,
  userId: sql`${demands.userId} = ${value('userId')}::uuid`,
  tags: sql`${demands.demandsTags} && ${value('tags')}::uuid[]`,
  name: sql`strpos(${demands.nameFolded}, fold_text(${value('name')})) > 0`,
  message: sql`exists (select from ${processItems} where ${processItems.demandId} = ${demands.id}
    and not ${processItems.deleted}
    and strpos(${processItems.contentFolded}, fold_text(${value('message')})) > 0)`,
  validated: sql`(${demands.validationUserId} is not null) = ${value('validated')}::boolean`,
  statusKey: eq(demands.statusKey, value('statusKey') as never),
  onlySpecific: sql`${demands.createdAt} > coalesce(${specificSince}, '-infinity')`,
}
const filterNames = Object.keys(conditions) as (keyof DemandFilter)[]

interface Order {
  readonly by: readonly SQL[]
  readonly after: SQL
  /** The first of the two sort values; the number is always the second. */
  readonly key: (row: SummaryRow & { sortKey: string | null }) => string | null
  readonly sortKey: SQL
}

const noKey = sql`null`
const afterNumber = value('afterNumber')
const afterKey = value('afterKey')

function byKey(
  column: typeof demands.nameFolded | typeof demands.forecastOrFirst,
  type: string,
): Order {
  return {
    by: [sql`${column}`, sql`${demands.numberDown}`],
    after: sql`(${column}, ${demands.numberDown}) > (${afterKey}::${sql.raw(type)}, -${afterNumber}::int)`,
    sortKey: sql`${column}`,
    key: (row) => row.sortKey,
  }
}

/** The orders of the list, as `compareDemands` of the SDK defines them. */
const orders: Readonly<Record<DemandOrder, Order>> = {
  idDesc: {
    by: [sql`${demands.number} desc`],
    after: sql`${demands.number} < ${afterNumber}::int`,
    sortKey: noKey,
    key: () => null,
  },
  idAsc: {
    by: [sql`${demands.number}`],
    after: sql`${demands.number} > ${afterNumber}::int`,
    sortKey: noKey,
    key: () => null,
  },
  updatedAt: {
    by: [sql`${demands.updatedAt} desc`, sql`${demands.number} desc`],
    after: sql`(${demands.updatedAt}, ${demands.number}) < (${afterKey}::timestamptz, ${afterNumber}::int)`,
    sortKey: sql`${demands.updatedAt}`,
    key: (row) => row.sortKey,
  },
  name: byKey(demands.nameFolded, 'text'),
  forecastNullsFirst: byKey(demands.forecastOrFirst, 'date'),
  forecastNullsLast: byKey(demands.forecastOrLast as never, 'date'),
}

type Filters = readonly (keyof DemandFilter)[]

interface Shape {
  readonly kind: BusinessScope['kind']
  readonly order: DemandOrder
  /** Where the page starts: at the beginning, behind a cursor, or at a row number. */
  readonly start: 'first' | 'next' | 'offset'
  /** Part of the statement, so that its plan knows how few rows it is about. */
  readonly limit: number
  readonly filters: Filters
}

function buildList({ kind, order, start, limit, filters }: Shape) {
  const { by, after, sortKey } = orders[order]
  const list = build
    .select({ ...summaryColumns, sortKey: sql<string | null>`${sortKey}` })
    .from(demands)
    .where(
      and(
        inScope(kind),
        visibleDemand,
        start === 'next' ? after : undefined,
        ...filters.map((name) => conditions[name]),
      ),
    )
    .orderBy(...by)
    .limit(sql.raw(String(limit)) as never)
    .$dynamic()
  return start === 'offset' ? list.offset(value('offset')) : list
}

function buildCount(kind: BusinessScope['kind'], filters: Filters) {
  return build
    .select({ total: sql<number>`count(*)` })
    .from(demands)
    .where(and(inScope(kind), visibleDemand, ...filters.map((name) => conditions[name])))
}

/** Statements by their shape. The plain ones are prepared by name, as they are most requests. */
const lists = new Map<string, ReturnType<ReturnType<typeof buildList>['prepare']>>()
const counts = new Map<string, ReturnType<ReturnType<typeof buildCount>['prepare']>>()
const namedFilters = new Set<keyof DemandFilter>(['statusKey', 'onlySpecific'])

const isPlain = (filters: Filters) => filters.every((name) => namedFilters.has(name))

function listOf(shape: Shape) {
  const { kind, order, start, limit, filters } = shape
  const name = ['list_demands', kind, order, start, limit, ...filters].join('_')
  let list = lists.get(name)
  if (!list) {
    list = buildList(shape).prepare(isPlain(filters) ? `list_demands_${lists.size}` : '')
    lists.set(name, list)
  }
  return list
}

function countOf(kind: BusinessScope['kind'], filters: Filters) {
  const shape = ['count_demands', kind, ...filters].join('_')
  let count = counts.get(shape)
  if (!count) {
    count = buildCount(kind, filters).prepare(
      isPlain(filters) ? `count_demands_${counts.size}` : '',
    )
    counts.set(shape, count)
  }
  return count
}

export type ListRow = SummaryRow & { sortKey: string | null }

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectDemandPage(
  page: DemandPage,
): readonly [Command<ListRow[]>, Command<{ total: number }[]>] {
  const { scope, filter, order, limit, offset, after } = page
  const used = filterNames.filter((name) => filter[name] !== undefined && filter[name] !== false)
  // `validated: false` is a filter, `onlySpecific: false` is none.
  const filters = filter.validated === false ? [...used, 'validated' as const] : used
  const start = after !== null ? 'next' : offset > 0 ? 'offset' : 'first'
  const values = {
    ...filter,
    scope: scopeValue(scope),
    offset,
    afterKey: after?.[0] ?? null,
    afterNumber: after?.[1] ?? null,
  }
  return [
    toCommand(
      listOf({ kind: scope.kind, order, start, limit: limit + 1, filters }) as never,
      values,
    ),
    toCommand(countOf(scope.kind, filters) as never, values),
  ]
}

/** The sort values of a row, for the cursor behind it. */
export function toCursorValues(order: DemandOrder, row: ListRow): CursorValues {
  return [orders[order].key(row), row.externalId]
}
