import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
  (table) => [index('demand_tags_of_customer').on(table.customerId)],
)
