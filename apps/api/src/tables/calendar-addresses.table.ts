import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { users } from './users.table.ts'

/** The private address of each user from which calendar programs read their dates. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the address's token, hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})
