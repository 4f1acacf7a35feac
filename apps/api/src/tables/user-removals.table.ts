import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, instant } from '../db/columns.ts'
import { users } from './users.table.ts'

/** Removed users whom the firm can still restore; deleted with the user. */
export const userRemovals = pgTable('user_removals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: uuid('customer_id'),
  /** Their name and e-mail at the time: the user is hidden from requests. */
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** The user who removed them, who may have been removed as well. */
  removedBy: uuid('removed_by').notNull(),
  removedByName: text('removed_by_name').notNull(),
  heirId: uuid('heir_id').notNull(),
  heirName: text('heir_name').notNull(),
  /** Whether they were blocked before, and will be again. */
  wasBlocked: boolean('was_blocked').notNull(),
  removedAt: instant('removed_at').notNull(),
})

/** What was transferred from a removed user to another one, so that it can be returned. */
export const handedOver = pgTable(
  'handed_over',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo('user_id', () => userRemovals.userId),
    /** Table, column and key of the row. */
    source: text('source').notNull(),
    person: text('person').notNull(),
    row: text('row').notNull(),
    /** The new owner; null if there is none. */
    heirId: uuid('heir_id'),
  },
  (table) => [index('handed_over_of_user').on(table.userId)],
)
