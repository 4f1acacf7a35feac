import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, instant } from '../db/columns.ts'
import { users } from './users.table.ts'

/** Users who were removed and whom the firm may still bring back; goes with the user. */
export const userRemovals = pgTable('user_removals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: uuid('customer_id'),
  /** As they were called and could be written to: the user is hidden from requests. */
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** Who removed them, who may be gone as well. */
  removedBy: uuid('removed_by').notNull(),
  removedByName: text('removed_by_name').notNull(),
  heirId: uuid('heir_id').notNull(),
  heirName: text('heir_name').notNull(),
  /** Whether they were blocked before, and would be again. */
  wasBlocked: boolean('was_blocked').notNull(),
  removedAt: instant('removed_at').notNull(),
})

/** What passed from a removed user to another one, so that it can be given back. */
export const handedOver = pgTable(
  'handed_over',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo('user_id', () => userRemovals.userId),
    /** Table, column and key of the row. */
    source: text('source').notNull(),
    person: text('person').notNull(),
    row: text('row').notNull(),
    /** Who has it now; null for a place that went to nobody. */
    heirId: uuid('heir_id'),
  },
  (table) => [index('handed_over_of_user').on(table.userId)],
)
