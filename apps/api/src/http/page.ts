import { decodeCursor, encodeCursor } from './cursor.ts'

/** What a query of the contract says of the page it wants. */
export interface Paging {
  readonly limit?: number
  readonly page?: number
  readonly cursor?: string
}

/** Where a page starts: behind the row of a cursor, or at a row number. */
export interface PageStart {
  /** Rows of a page; one more is read to see whether another page follows. */
  readonly limit: number
  readonly offset: number
  /** The sort values of the last row of the page before; null for none. */
  readonly after: readonly string[] | null
}

/** A list that goes on by cursor. */
export interface PagedList<Row> {
  /** Names the list: no other takes its cursors. */
  readonly name: string
  /** What each of its sort values looks like in a cursor. */
  readonly shapes: readonly RegExp[]
  /** The sort values of a row, the last of them unique. */
  readonly valuesOf: (row: Row) => readonly string[]
}

/**
 * The page that a query asks for.
 * @throws Problem 400 for a cursor that is none of the list's
 */
export function toPageStart<Row>(
  { name, shapes }: PagedList<Row>,
  { limit = 50, page = 0, cursor }: Paging,
): PageStart {
  const after = cursor === undefined ? null : decodeCursor(name, cursor, shapes)
  return { limit, offset: after === null ? page * limit : 0, after }
}

/** The rows of a page out of one more than it holds, with the cursor of the next. */
export function toPage<Row>(
  { name, valuesOf }: PagedList<Row>,
  rows: readonly Row[],
  { limit }: PageStart,
  counted: readonly { readonly total: number }[],
): { readonly shown: readonly Row[]; readonly total: number; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    shown,
    total: counted[0]?.total ?? 0,
    nextCursor: last ? encodeCursor(name, valuesOf(last)) : null,
  }
}
