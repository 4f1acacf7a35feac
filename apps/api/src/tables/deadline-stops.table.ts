import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'

/**
 * Periods in which a customer's contract stopped all deadlines: suspensions and late payments after their
 * end, and every end of the contract. A present suspension is in the customer's own columns.
 */
export const deadlineStops = pgTable(
  'deadline_stops',
  {
    customerId: belongsTo('customer_id', () => customers.id),
    reason: text('reason', { enum: ['suspended', 'ended'] }).notNull(),
    from: instant('from_at').notNull(),
    /** Null while the contract has ended. */
    to: instant('to_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.reason, table.from] }),
    check('deadline_stops_open', sql`${table.to} is not null or ${table.reason} = 'ended'`),
  ],
)
