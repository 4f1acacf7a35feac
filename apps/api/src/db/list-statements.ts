import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Command } from './command.ts'
import { build, toCommand } from './statements.ts'

/** The number of rows, for a select of only that. */
export const rowCount = { total: sql<number>`count(*)` }

/** Counts the rows of a table, or those that match a condition. */
export const countRows = (table: PgTable, condition?: SQL): Command<{ total: number }[]> =>
  toCommand(build.select(rowCount).from(table).where(condition))

/** Counts the rows of a table, or those that match a condition, up to a maximum. */
export const countRowsTo = (
  most: number,
  table: PgTable,
  condition?: SQL,
): Command<{ total: number }[]> => {
  const found = build
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(most)
  return toCommand(build.select(rowCount).from(found.as('found')))
}

/**
 * The rows after a given one, in a list that is sorted by columns in one direction.
 * @param after values of the row in these columns; null for the start of the list
 */
export function behind(
  after: readonly string[] | null,
  direction: 'asc' | 'desc',
  ...columns: readonly [PgColumn, ...PgColumn[]]
): SQL | undefined {
  if (after === null) return undefined
  const values = columns.map((column, i) => sql`${after[i]}::${sql.raw(column.getSQLType())}`)
  const beyond = direction === 'asc' ? sql`>` : sql`<`
  return sql`(${sql.join([...columns], sql`, `)}) ${beyond} (${sql.join(values, sql`, `)})`
}
