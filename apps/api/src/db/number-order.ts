import { type SQL, sql } from 'drizzle-orm'

/** Digits to which a number is filled up; a longer one is ordered by its first digits. */
const WIDTH = 12

const filled = sql.raw(`'${'0'.repeat(WIDTH)}\\&'`)
const surplus = sql.raw(`'0*([0-9]{${WIDTH},})'`)

/**
 * The key that orders a text by its letters and by the size of the numbers in it: 'Etiqueta 2' before
 * 'Etiqueta 10'. The same on every database, unlike a collation of ICU. Computed for each row, so only for
 * short lists: a long one is ordered by an index, and so by a stored column.
 * @param folded the text, as `fold_text` gives it
 */
export const byNumbers = (folded: SQL): SQL<string> =>
  sql<string>`regexp_replace(regexp_replace(${folded}, '[0-9]+', ${filled}, 'g'), ${surplus}, '\\1', 'g') collate "C"`
