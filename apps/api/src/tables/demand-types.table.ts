import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'

/** The kinds of work that the firm tells apart, for all of its customers. */
export const demandTypes = pgTable(
  'demand_types',
  {
    id: id(),
    name: text('name').notNull(),
    /** New demands can be of it. */
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('demand_types_name').on(sql`fold_text(${table.name})`)],
)
