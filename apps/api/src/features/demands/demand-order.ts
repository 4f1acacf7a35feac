import type { DemandOrder } from '@tramite/core/demands'
import { type SQL, sql } from 'drizzle-orm'
import { byNumbers } from '../../db/number-order.ts'
import { cursorText } from '../../http/cursor.ts'
import type { PagedList } from '../../http/page.ts'
import { demands } from '../../tables/demands.table.ts'
import type { SummaryRow } from './demand-columns.ts'

/** A row of a list with the value that it is sorted by before its number; '' if sorted by the number alone. */
export type ListRow = SummaryRow & { readonly sortKey: string }

/** The source of rows to be sorted: the table, or a selection from it. */
interface Sortable {
  readonly key: SQL
  readonly number: SQL
  readonly numberDown: SQL
}

interface Order {
  /** The column before the number. */
  readonly key: SQL
  /** What a cursor holds of it; the column itself when absent. */
  readonly said?: SQL
  /** The sort columns, all in one direction. */
  readonly columns: (rows: Sortable) => readonly SQL[]
  readonly isDown: boolean
  /** The condition for rows after the values of a cursor. */
  readonly after: (rows: Sortable) => SQL
  readonly shape: RegExp
}

/** An order of the list; `closest` only for a search: exact matches of its words come first. */
export type ListOrder = DemandOrder | 'closest'

const afterNumber = sql.placeholder('afterNumber')
const afterKey = sql.placeholder('afterKey')
const noKey = sql`''`

const byKey = (column: SQL, type: 'text' | 'date' | 'int', shape: RegExp): Order => ({
  key: column,
  columns: ({ key, numberDown }) => [key, numberDown],
  isDown: false,
  after: ({ key, numberDown }) =>
    sql`(${key}, ${numberDown}) > (${afterKey}::${sql.raw(type)}, -${afterNumber}::int)`,
  shape,
})

const day = /^(\d{4}-\d{2}-\d{2}|-?infinity)$/

/** The orders of the list, as `compareDemands` of the SDK defines them. */
export const orders: Readonly<Record<ListOrder, Order>> = {
  closest: {
    key: sql`closeness`,
    columns: ({ key, number }) => [key, number],
    isDown: true,
    after: ({ key, number }) => sql`(${key}, ${number}) < (${afterKey}::int, ${afterNumber}::int)`,
    shape: /^[0-6]$/,
  },
  idDesc: {
    key: noKey,
    columns: ({ number }) => [number],
    isDown: true,
    after: ({ number }) => sql`${number} < ${afterNumber}::int`,
    shape: /^$/,
  },
  idAsc: {
    key: noKey,
    columns: ({ number }) => [number],
    isDown: false,
    after: ({ number }) => sql`${number} > ${afterNumber}::int`,
    shape: /^$/,
  },
  updatedAt: {
    key: sql`${demands.updatedAt}`,
    columns: ({ key, number }) => [key, number],
    isDown: true,
    after: ({ key, number }) =>
      sql`(${key}, ${number}) < (${afterKey}::timestamptz, ${afterNumber}::int)`,
    shape: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  },
  name: {
    ...byKey(sql`${demands.nameOrder}`, 'text', cursorText),
    said: sql`${demands.name}`,
    after: ({ key, numberDown }) =>
      sql`(${key}, ${numberDown}) > (${byNumbers(sql`${afterKey}::text`)}, -${afterNumber}::int)`,
  },
  forecastNullsFirst: byKey(sql`${demands.forecastOrFirst}`, 'date', day),
  forecastNullsLast: byKey(sql`${demands.forecastOrLast}`, 'date', day),
  turn: byKey(sql`${demands.turnKey}`, 'int', /^\d{1,9}$/),
}

/** Sorts rows in an order, or in reverse. */
export function sortBy(order: ListOrder, rows: Sortable, isReversed = false): SQL[] {
  const { columns, isDown } = orders[order]
  return columns(rows).map((column) => (isDown === isReversed ? column : sql`${column} desc`))
}

/** The table to be sorted in an order: its indexes serve all of them. */
export const demandsBy = (order: ListOrder): Sortable => ({
  key: orders[order].key,
  number: sql`${demands.number}`,
  numberDown: sql`${demands.numberDown}`,
})

/** The pages of a list in an order. */
export const pagesOf = (order: ListOrder): PagedList<ListRow> => ({
  name: `demands ${order}`,
  shapes: [orders[order].shape, /^\d{1,9}$/],
  valuesOf: ({ sortKey, externalId }) => [String(sortKey), String(externalId)],
})
