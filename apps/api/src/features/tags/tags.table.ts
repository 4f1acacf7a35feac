import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../db/columns.ts'
import { customers } from '../customers/customers.table.ts'

/** Tags that a customer puts on its demands; a demand holds their ids. */
export const demandTags = pgTable(
  'demand_tags',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Two names that differ in accents or capitals are one tag.
    uniqueIndex('demand_tags_of_customer').on(table.customerId, sql`fold_text(${table.name})`),
  ],
)
