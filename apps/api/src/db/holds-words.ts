import { type SQL, sql } from 'drizzle-orm'

/** Phones type other apostrophes than keyboards do. */
const withOneApostrophe = (text: SQL) => sql`translate(${text}, '’‘´', '''''''')`

/**
 * Whether a text has every word of a search in it, each as a part of it, in any order, case and with or without
 * accents.
 * @param folded the text, as `fold_text` gives it
 * @param searched what was typed, or its placeholder
 */
export const holdsWords = (
  folded: SQL,
  searched: SQL | ReturnType<typeof sql.placeholder> | string,
): SQL =>
  sql`not exists (select from regexp_split_to_table(${withOneApostrophe(sql`fold_text(${searched})`)}, '\\s+') word
    where strpos(${withOneApostrophe(folded)}, word) = 0)`
