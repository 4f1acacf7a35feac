import { splitStatements } from './sources.ts'

/** The last migration from when migrations created everything. */
const lastOfOldTime = '0020_users-customer.sql'

const made =
  /\b(?:(?:create(?: or replace)?|alter|drop) (?:policy|trigger|view|function|procedure)|grant|revoke|call protect_table)\b/i
const functionName = /\bcreate(?: or replace)? function (\w+)/i

/**
 * What a migration creates that belongs in a source: applying the sources would remove it at once. A
 * migration may drop things, which the sources then create again, and may create a function that a column
 * or an index of its own depends on; a source defines it as well.
 * @param file name of the migration
 * @param text its text
 * @returns the beginnings of such statements
 */
export function findMisplaced(file: string, text: string): string[] {
  if (file <= lastOfOldTime) return []
  return splitStatements(text.replaceAll('--> statement-breakpoint', ';'))
    .map((statement) =>
      statement
        .replace(/--[^\n]*/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((statement) => {
      if (!made.test(statement) || /^drop\b/i.test(statement)) return false
      const name = functionName.exec(statement)?.[1]
      return name === undefined || text.split(new RegExp(`\\b${name}\\(`)).length <= 2
    })
    .map((statement) => statement.slice(0, 80))
}
