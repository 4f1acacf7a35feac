import { type SQL, sql } from 'drizzle-orm'

/** Phones type other apostrophes than keyboards do. */
const withOneApostrophe = (text: SQL) => sql`translate(${text}, '’‘´', '''''''')`

/**
 * Whether a text contains every word of a search, also as parts of words, in any order, ignoring case and
 * accents.
 * @param folded the text, from `fold_text`
 * @param searched what was typed, or its placeholder
 */
export const holdsWords = (
  folded: SQL,
  searched: SQL | ReturnType<typeof sql.placeholder> | string,
): SQL =>
  sql`not exists (select from regexp_split_to_table(${withOneApostrophe(sql`fold_text(${searched})`)}, '\\s+') word
    where strpos(${withOneApostrophe(folded)}, word) = 0)`
