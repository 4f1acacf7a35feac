import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'

/** Tags that a customer puts on its demands; a demand holds their ids. */
export const demandTags = pgTable(
  'demand_tags',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Two names that differ only in accents or case are the same tag.
    uniqueIndex('demand_tags_of_customer').on(table.customerId, sql`fold_text(${table.name})`),
  ],
)
