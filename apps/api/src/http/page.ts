import type { Answers, Command } from '../db/command.ts'
import type { Unit } from '../db/database.ts'
import { cursorId, decodeCursor, encodeCursor } from './cursor.ts'

/** The paging parameters of a query; the contract fills in `limit` and `page`. */
export interface Paging {
  readonly limit?: number
  readonly page?: number
  readonly cursor?: string
}

/** Where a page starts: after the row of a cursor, or at a row number. */
export interface PageStart {
  /** Rows of a page; one more is read to see whether another page follows. */
  readonly limit: number
  readonly offset: number
  /** The sort values of the last row of the previous page; null for none. */
  readonly after: readonly string[] | null
}

/** A list that is paged by cursor. */
export interface PagedList<Row> {
  /** Names the list: no other accepts its cursors. */
  readonly name: string
  /** The pattern of each of its sort values in a cursor. */
  readonly shapes: readonly RegExp[]
  /** The sort values of a row, the last of them unique. */
  readonly valuesOf: (row: Row) => readonly string[]
}

/** A list sorted by id alone; ids are made in the order of creation. */
export const listById = (name: string): PagedList<{ readonly id: string }> => ({
  name,
  shapes: [cursorId],
  valuesOf: ({ id }) => [id],
})

/** A list sorted by a column, and by id where that is the same. */
export const listBy = <Column extends string>(
  name: string,
  column: Column,
  shape: RegExp,
): PagedList<Readonly<Record<'id', string> & Record<Column, string | number>>> => ({
  name,
  shapes: [shape, cursorId],
  valuesOf: (row) => [String(row[column]), row.id],
})

/** The commands that read the rows of a page, as lists of the contract do. */
export type SelectPage<Row> = (start: PageStart) => readonly [Command<Row[]>, ...Command[]]

const ROWS_AT_ONCE = 200

/**
 * Every row of a list, page after page: only one page is held in memory.
 * @param read sends a command under the rights of the list's reader
 */
export async function* readAll<Row>(
  read: (command: Command<Row[]>) => Promise<Row[]>,
  list: PagedList<Row>,
  select: SelectPage<Row>,
): AsyncGenerator<Row> {
  for (let after: readonly string[] | null = null, isMore = true; isMore; ) {
    const [command] = select({ limit: ROWS_AT_ONCE, offset: 0, after })
    const rows = await read(command)
    const shown = rows.slice(0, ROWS_AT_ONCE)
    yield* shown
    const last = shown.at(-1)
    isMore = rows.length > ROWS_AT_ONCE && last !== undefined
    after = last === undefined ? null : list.valuesOf(last)
  }
}

/** The number of rows on all pages. */
export type Counted = readonly { readonly total: number }[]

/** A page of a list. */
export interface Page<Row> {
  readonly shown: Row[]
  /** Rows on all pages. */
  readonly total: number
  /** The cursor of the next page; null on the last. */
  readonly nextCursor: string | null
}

/** Read the rows of a page and one more, if there is one; and the number of all rows. */
export type PageCommands<Row> = readonly [Command<Row[]>, Command<Counted>]

/**
 * The page that a query asks for.
 * @throws Problem 400 for a cursor of another list
 */
export function toPageStart<Row>(
  { name, shapes }: PagedList<Row>,
  { limit = 50, page = 0, cursor }: Paging,
): PageStart {
  const after = cursor === undefined ? null : decodeCursor(name, cursor, shapes)
  return { limit, offset: after === null ? page * limit : 0, after }
}

/** The rows of a page from one more than it holds, with the cursor of the next. */
export function toPage<Row>(
  { name, valuesOf }: PagedList<Row>,
  rows: readonly Row[],
  { limit }: PageStart,
  counted: Counted,
): Page<Row> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    shown,
    total: counted[0]?.total ?? 0,
    nextCursor: last ? encodeCursor(name, valuesOf(last)) : null,
  }
}

/**
 * Reads the page that a query asks for, in one round trip.
 * @param select the commands of the page, then further ones sent with them
 * @returns the page, then the answers of the other commands
 * @throws Problem 400 for a cursor of another list
 */
export async function readPage<Row, const More extends readonly Command[]>(
  unit: Unit,
  list: PagedList<Row>,
  query: Paging,
  select: (start: PageStart) => readonly [...PageCommands<Row>, ...More],
): Promise<readonly [Page<Row>, ...Answers<More>]> {
  const start = toPageStart(list, query)
  const [rows, counted, ...more] = await unit.read(...select(start))
  return [toPage(list, rows, start, counted), ...more]
}
