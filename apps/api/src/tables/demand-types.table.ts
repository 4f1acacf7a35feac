import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'

/** The firm's kinds of work, the same for all of its customers. */
export const demandTypes = pgTable(
  'demand_types',
  {
    id: id(),
    name: text('name').notNull(),
    /** Available for new demands. */
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('demand_types_name').on(sql`fold_text(${table.name})`)],
)
