import { hash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { createLruCache } from '../../db/lru-cache.ts'
import { build, type PreparedQuery } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import type { BusinessScope } from '../visibility/demand-scope.ts'
import { type SummaryRow, summaryColumns } from './demand-columns.ts'
import {
  areSearch,
  areUsual,
  closestBy,
  type Filters,
  isChosen,
  searchedBy,
} from './demand-filter.ts'
import { demandsBy, type ListOrder, type ListRow, orders, sortBy } from './demand-order.ts'
import { totalOf, visibleDemands } from './demand-total.ts'

/** What distinguishes the statements of a list. */
export interface Shape {
  readonly kind: BusinessScope['kind']
  readonly order: ListOrder
  /** Where the page starts: at the beginning, after a cursor, or at a row number. */
  readonly start: 'first' | 'next' | 'offset'
  /** Part of the statement, so that it is planned for few rows: one of `pageSizes`. */
  readonly limit: number
  readonly filters: Filters
}

const columnsBy = (order: ListOrder) => ({
  ...summaryColumns,
  sortKey: sql<string>`${orders[order].said ?? orders[order].key}`,
})
const rows = (limit: SQL) => limit as never

interface Part {
  readonly where?: SQL
  readonly isReversed?: boolean
  readonly limit: SQL
  readonly offset?: SQL
}

/** The ids of a page, from indexes only, so that only its own rows are read from the table. */
function idsOf({ kind, order, filters }: Shape, { where, isReversed, limit, offset }: Part) {
  return build
    .select({ id: sql<string>`${demands.id}`.as('listed_id') })
    .from(visibleDemands)
    .where(and(where, isChosen(kind, filters)))
    .orderBy(...sortBy(order, demandsBy(order), isReversed))
    .limit(rows(limit))
    .offset(rows(offset ?? sql`0`))
}

function buildPage(shape: Shape) {
  const { order, start, limit } = shape
  const table = demandsBy(order)
  const after = start === 'next' ? { where: orders[order].after(table) } : {}
  const page = idsOf(shape, { limit: sql.raw(String(limit)), ...after }).as('page')
  return build
    .select(columnsBy(order))
    .from(page)
    .innerJoin(demands, eq(demands.id, page.id))
    .orderBy(...sortBy(order, table))
}

const countedAs = (total: SQL) =>
  build
    .$with('counted', { total: sql<number>`"total"`.as('total') })
    .as(sql`select ${total} as "total"`)

/** The page at a row number: skips from the nearer end. */
function buildFarPage(shape: Shape) {
  const { kind, order, limit, filters } = shape
  const counted = countedAs(totalOf(kind, filters))
  const total = sql`(select "total" from ${counted})`
  const offset = sql`${sql.placeholder('offset')}::bigint`
  const size = sql.raw(String(limit))
  const fromStart = idsOf(shape, { where: sql`${offset} * 2 <= ${total}`, limit: size, offset })
  const fromEnd = idsOf(shape, {
    where: sql`${offset} * 2 > ${total}`,
    isReversed: true,
    limit: sql`least(${size}, greatest(${total} - ${offset}, 0))`,
    offset: sql`greatest(${total} - ${offset} - ${size}, 0)`,
  })
  const page = unionAll(fromStart, fromEnd).as('page')
  return build
    .with(counted)
    .select({ ...columnsBy(order), total: counted.total })
    .from(counted)
    .leftJoin(page, sql`true`)
    .leftJoin(demands, eq(demands.id, page.id))
    .orderBy(...sortBy(order, demandsBy(order)))
}

/** The matches of a search among the demands visible to the principal, with their sort values. */
function foundBy({ kind, order, filters }: Shape) {
  const rows = build
    .select({
      id: sql<string>`${demands.id}`.as('listed_id'),
      number: sql`${demands.number}`.as('number'),
      key: orders[order].key.as('key'),
    })
    .from(visibleDemands)
  const search = order === 'closest' ? searchedBy(filters) : undefined
  if (search === undefined) return rows.where(isChosen(kind, filters))
  // The search runs once: the hits are those of the filter.
  const others = filters.filter((name) => name !== search)
  const hits = sql`${closestBy(search)} as hits`
  return rows.innerJoin(hits, sql`hits.id = ${demands.id}`).where(isChosen(kind, others))
}

/** Searches once, and counts and sorts the matches. */
function buildSearch(shape: Shape) {
  const { order, start, limit } = shape
  const found = build.$with('found').as(foundBy(shape))
  const counted = countedAs(sql`(select count(*) from ${found})`)
  const sortable = {
    key: sql`${found.key}`,
    number: sql`${found.number}`,
    numberDown: sql`-${found.number}`,
  }
  const page = build
    .select({ id: found.id, key: found.key })
    .from(found)
    .where(start === 'next' ? orders[order].after(sortable) : undefined)
    .orderBy(...sortBy(order, sortable))
    .limit(rows(sql.raw(String(limit))))
    .offset(sql.placeholder('offset'))
    .as('page')
  const shown = {
    key: sql`${page.key}`,
    number: sql`${demands.number}`,
    numberDown: sql`${demands.numberDown}`,
  }
  return build
    .with(found, counted)
    .select({
      ...summaryColumns,
      sortKey: sql<string>`${orders[order].said ?? page.key}`,
      total: counted.total,
    })
    .from(counted)
    .leftJoin(page, sql`true`)
    .leftJoin(demands, eq(demands.id, page.id))
    .orderBy(...sortBy(order, shown))
}

/** Maximum numbers of rows that a statement reads. Only few sizes, since each needs a prepared statement. */
const pageSizes = [6, 11, 21, 51, 101, 201] as const

/** The number of rows that the statement of a page reads: the requested number, or some more. */
export const toPageSize = (rows: number): number => pageSizes.find((size) => size >= rows) ?? rows

/** Statements of this process by shape; callers cause many shapes. */
const statements = createLruCache<unknown>(500)

/**
 * Common statements have a name, by which a connection parses them once.
 * @param shape identifies the statement and everything in which it differs
 */
function prepared<T>(
  shape: string,
  filters: Filters,
  create: () => { prepare(name: string): PreparedQuery<T> },
): PreparedQuery<T> {
  const name = areUsual(filters) ? `demands_${hash('md5', shape)}` : ''
  return statements.getOrCreate(shape, () => create().prepare(name)) as PreparedQuery<T>
}

/** Whether the rows of a page include the total: `pageWithTotalOf` then, `pageOf` and `countOf` otherwise. */
export const hasTotalInRows = ({ start, filters }: Shape): boolean =>
  start === 'offset' || areSearch(filters)

const nameOfPage = ({ kind, order, start, limit, filters }: Shape) =>
  ['list', kind, order, start, limit, ...filters].join(' ')

/** The statement of a page. */
export const pageOf = (shape: Shape): PreparedQuery<ListRow[]> =>
  prepared(nameOfPage(shape), shape.filters, () => buildPage(shape))

/** A row of a page read as a whole, with the total number of rows. */
export type RowWithTotal = { [K in keyof SummaryRow]: SummaryRow[K] | null } & {
  sortKey: string
  total: number
}

/** The statement of a whole page; for an empty page it returns one row without a demand. */
export const pageWithTotalOf = (shape: Shape): PreparedQuery<RowWithTotal[]> =>
  prepared<RowWithTotal[]>(nameOfPage(shape), shape.filters, () =>
    areSearch(shape.filters) ? buildSearch(shape) : buildFarPage(shape),
  )

/** The statement of the number of all rows. */
export const countOf = ({ kind, filters }: Shape): PreparedQuery<{ total: number }[]> =>
  prepared(['count', kind, ...filters].join(' '), filters, () => {
    const counted = countedAs(totalOf(kind, filters))
    return build.with(counted).select({ total: counted.total }).from(counted)
  })
