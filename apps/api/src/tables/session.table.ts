import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import type { Principal } from '../db/principal.ts'
import { users } from './users.table.ts'

/** A link that sets a password, once. */
export interface ResetLink {
  /** SHA-256 of its token, hexadecimal. */
  readonly tokenHash: string
  /** Of the e-mail that it was sent in. */
  readonly mailId: string
  readonly expiresAt: string
}

/** The credentials of a user. Separate from `users`, so that no tenant query reaches them. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null until the user has set a password with the link that they were sent. */
  passwordHash: text('password_hash'),
  /** Links that set a password, each until it expires; the first use consumes all. */
  resetLinks: jsonb('reset_links').$type<readonly ResetLink[]>().notNull().default([]),
})

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, which only its user has. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: belongsTo('user_id', () => users.id),
    /**
     * The user as requests need them, null while they may not enter. Kept current by triggers on its
     * source tables, so that a request looks up one row and not five.
     */
    principal: jsonb('principal').$type<Omit<Principal, 'sessionId'>>(),
    /** Browser and system of the sign-in, in words; null if unknown. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** Of the known device on which it began. */
    deviceHash: text('device_hash'),
    /** Begun with 'Lembrar de mim'. */
    remembered: boolean('remembered').notNull().default(false),
    /** Accurate to some minutes; null until the first use after signing in. */
    lastUsedAt: instant('last_used_at'),
    /** When it expires without further use; never later than the absolute end of the session. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)

/**
 * Devices on which a user has signed in: strangers' failures do not count for them. Each user has a token
 * of their own on a device, so sharing one reveals nothing about others.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: belongsTo('user_id', () => users.id),
    /** SHA-256 of the token stored on the device, hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_devices_by_token').on(table.tokenHash),
  ],
)

/** Attempts by account and by address, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  /** Kind of attempt and a hash of the account or address. */
  key: text('key').primaryKey(),
  windowEndsAt: instant('window_ends_at').notNull(),
  attempts: integer('attempts').notNull(),
})

/**
 * Records of access to the application: who, when, from which address. Kept six months (Lei 12.965/2014,
 * art. 15), whatever happens to the user meanwhile.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: id(),
    /** Null for an attempt with an unknown e-mail. The user may have been removed. */
    userId: uuid('user_id'),
    event: text('event', {
      enum: [
        'SIGN_IN',
        'SIGN_IN_REFUSED',
        'SESSION_RESUMED',
        'SIGN_OUT',
        'PASSWORD_RESET',
        'PASSWORD_CHANGED',
      ],
    }).notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('access_log_by_time').on(table.createdAt)],
)
