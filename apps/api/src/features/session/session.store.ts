import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { users } from '../users/users.table.ts'
import { accessLog, credentials, rateLimits, sessions } from './session.table.ts'

const credentialsOf = build
  .select({ userId: users.id, passwordHash: credentials.passwordHash })
  .from(users)
  .innerJoin(credentials, eq(credentials.userId, users.id))
  .where(
    and(
      sql`lower(${users.email}) = lower(${sql.placeholder('email')})`,
      eq(users.status, 'ACTIVE'),
    ),
  )
  .prepare('select_credentials')

/** What an active user with this e-mail signs in with. */
export const selectCredentials = (email: string) => toCommand(credentialsOf, { email })

export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  readonly userId: string
  readonly createdAt: string
  readonly expiresAt: string
}

export const insertSession = (session: NewSession) =>
  toCommand(build.insert(sessions).values(session))

/** Lets a session live on. */
export const extendSession = (id: string, expiresAt: string) =>
  toCommand(build.update(sessions).set({ expiresAt }).where(eq(sessions.id, id)))

export const deleteSession = (id: string) =>
  toCommand(build.delete(sessions).where(eq(sessions.id, id)))

/** Ends every session of a user. */
export const deleteSessionsOf = (userId: string) =>
  toCommand(build.delete(sessions).where(eq(sessions.userId, userId)))

export type AccessEvent = (typeof accessLog.$inferInsert)['event']

export const insertAccess = (entry: {
  id: string
  userId: string | null
  event: AccessEvent
  address: string
  createdAt: string
}) => toCommand(build.insert(accessLog).values(entry))

export const updatePassword = (userId: string, passwordHash: string) =>
  toCommand(build.update(credentials).set({ passwordHash }).where(eq(credentials.userId, userId)))

/** Stores the hash of a reset token; the one before stops working. */
export const storeResetToken = (userId: string, tokenHash: string, expiresAt: string) =>
  toCommand(
    build
      .update(credentials)
      .set({ resetTokenHash: tokenHash, resetExpiresAt: expiresAt })
      .where(eq(credentials.userId, userId)),
  )

/**
 * Uses a reset token up: of any number of copies that run at the same time, one gets the user.
 * @returns the user, or nothing for a wrong, used or expired token
 */
export const takeResetToken = (email: string, tokenHash: string, now: string) =>
  toCommand(
    build
      .update(credentials)
      .set({ resetTokenHash: null, resetExpiresAt: null })
      .where(
        and(
          eq(credentials.resetTokenHash, tokenHash),
          gt(credentials.resetExpiresAt, now),
          sql`${credentials.userId} = (select id from ${users} where lower(email) = lower(${email}) and status = 'ACTIVE')`,
        ),
      )
      .returning({ userId: credentials.userId }),
  )

/**
 * Counts one attempt under a key and answers how many there were in the current window. Counted
 * before anything is tried, in a transaction of its own, so that parallel attempts cannot pass.
 */
export function countAttempt(key: string, now: Date, windowMs: number) {
  const windowEnd = new Date(now.getTime() + windowMs).toISOString()
  const at = now.toISOString()
  return sqlCommand(
    sql`insert into rate_limits as r (key, window_ends_at, attempts) values (${key}, ${windowEnd}, 1)
      on conflict (key) do update set
        attempts = case when r.window_ends_at <= ${at}::timestamptz then 1 else r.attempts + 1 end,
        window_ends_at = case when r.window_ends_at <= ${at}::timestamptz
          then excluded.window_ends_at else r.window_ends_at end
      returning attempts, window_ends_at`,
    ({ rows }) => ({
      attempts: rows[0]?.[0] as number,
      windowEndsAt: new Date(rows[0]?.[1] as string),
    }),
    'count_attempt',
  )
}

/** Takes one attempt back, after it turned out to be a good one. */
export const uncountAttempt = (key: string) =>
  toCommand(
    build
      .update(rateLimits)
      .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
      .where(and(eq(rateLimits.key, key), ne(rateLimits.attempts, 0))),
  )
