import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { users } from './users.table.ts'

/** The new e-mail requested for a user, until it is confirmed by the link sent to it. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** SHA-256 of the tokens of the links sent, hexadecimal: one for each try. */
  tokenHashes: text('token_hashes').array().notNull().default([]),
  requestedBy: uuid('requested_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
