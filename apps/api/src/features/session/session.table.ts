import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../db/columns.ts'
import type { Principal } from '../../db/principal.ts'
import { users } from '../users/users.table.ts'

/** What a user proves their identity with. Apart from `users`, so that no tenant query reaches it. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  /** SHA-256 of the token of the last reset link; null once it was used. */
  resetTokenHash: text('reset_token_hash'),
  resetExpiresAt: instant('reset_expires_at'),
})

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, which only its user has. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The user as requests need to know them, null while they may not enter. Kept current by
     * triggers on the tables that it comes from, so that a request looks one row up and not five.
     */
    principal: jsonb('principal').$type<Omit<Principal, 'sessionId'>>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)

/** Attempts by account and by address, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  /** Kind of attempt and a hash of the account or address. */
  key: text('key').primaryKey(),
  windowEndsAt: instant('window_ends_at').notNull(),
  attempts: integer('attempts').notNull(),
})

/** Records of access to the application, kept six months (Lei 12.965/2014, art. 15). */
export const accessLog = pgTable(
  'access_log',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    event: text('event', {
      enum: ['SIGN_IN', 'SIGN_IN_REFUSED', 'SIGN_OUT', 'PASSWORD_RESET'],
    }).notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('access_log_by_time').on(table.createdAt)],
)
