import { type SQL, sql } from 'drizzle-orm'

/**
 * What orders a text by its letters and by the size of the numbers in it: 'Etiqueta 2' before 'Etiqueta 10'. Computed
 * for each row, so only for short lists and for the name in a cursor, which could become longer than one may be if its
 * numbers were filled up: a long list is ordered by an index, and so by the stored column `name_order`.
 */
export const byNumbers = (text: SQL): SQL<string> => sql<string>`order_text(${text}) collate "C"`
