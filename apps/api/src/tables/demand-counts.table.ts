import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'

/**
 * Number of public demands of a business, by the most common filters of lists: a total is the sum of its
 * rows. Only the triggers of `demands` write them, see `demand-counts.sql`; they are exact.
 */
export const demandCounts = pgTable(
  'demand_counts',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    customerId: uuid('customer_id').notNull(),
    statusKey: text('status_key').notNull(),
    onDemandsPage: boolean('on_demands_page').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [index('demand_counts_of_business').on(table.businessId)],
)
