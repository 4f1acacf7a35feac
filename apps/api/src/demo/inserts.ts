import type { PgTable } from 'drizzle-orm/pg-core'
import type { Command } from '../db/command.ts'
import { build, toCommand } from '../db/statements.ts'

/** A statement takes at most 65,535 values. */
const ROWS_PER_STATEMENT = 500

/** The commands that insert rows into a table; none for no rows. */
export function toInserts<T extends PgTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
): Command[] {
  const commands: Command[] = []
  for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
    const part = rows.slice(i, i + ROWS_PER_STATEMENT)
    commands.push(toCommand(build.insert(table).values(part)))
  }
  return commands
}
