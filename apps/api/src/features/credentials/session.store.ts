import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { SessionLimits } from '../../config/session-limits.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { isOverInTable } from '../../http/limits/windows.ts'
import {
  accessLog,
  credentials,
  knownDevices,
  type ResetLink,
  rateLimits,
  sessions,
} from '../../tables/session.table.ts'
import { users } from '../../tables/users.table.ts'

const credentialsOf = build
  .select({ userId: users.id, passwordHash: credentials.passwordHash })
  .from(users)
  .leftJoin(credentials, eq(credentials.userId, users.id))
  .where(
    and(
      sql`lower(${users.email}) = lower(${sql.placeholder('email')})`,
      eq(users.status, 'ACTIVE'),
    ),
  )
  .prepare('select_credentials')

/** The credentials of an active user with this e-mail; null until they have set a password. */
export const selectCredentials = (email: string) => toCommand(credentialsOf, { email })

export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  readonly userId: string
  readonly remembered: boolean
  readonly device: string | null
  readonly deviceHash: string
  readonly createdAt: string
  readonly expiresAt: string
}

/**
 * Begins a session of an active user whose password is still the one that was verified. Locks the user
 * and their password until the transaction ends: a transaction that sets another password, or blocks the
 * user, either comes first, and no session begins, or comes later and ends this one.
 * @returns the session, or nothing
 */
export const beginSession = (session: NewSession, passwordHash: string) =>
  sqlCommand(
    sql`with held as (
        select u.id from users u join credentials c on c.user_id = u.id
        where u.id = ${session.userId} and u.status = 'ACTIVE' and c.password_hash = ${passwordHash}
        for share of u, c
      )
      insert into sessions (id, token_hash, user_id, remembered, device, device_hash,
        created_at, expires_at)
      select ${session.id}::uuid, ${session.tokenHash}, held.id, ${session.remembered}::boolean,
        ${session.device}, ${session.deviceHash}, ${session.createdAt}::timestamptz, ${session.expiresAt}::timestamptz
      from held returning id`,
    ({ rows }) => rows,
    'begin_session',
  )

/** Milliseconds as an interval that depends on whether the session is a remembered one. */
const intervalOf = (limits: SessionLimits, name: keyof SessionLimits['current']) =>
  sql`make_interval(secs => case when ${sessions.remembered}
    then ${limits.remembered[name] / 1000}::float8 else ${limits.current[name] / 1000}::float8 end)`

/**
 * Records that a session is used, which extends it, though never beyond its absolute end. Not at every
 * use: pages that are opened together would wait for each other at this one row.
 */
export const noteUse = (id: string, at: string, limits: SessionLimits) =>
  toCommand(
    build
      .update(sessions)
      .set({
        lastUsedAt: sql`greatest(${sessions.lastUsedAt}, ${at}::timestamptz)`,
        expiresAt: sql`greatest(${sessions.expiresAt}, least(
          ${at}::timestamptz + ${intervalOf(limits, 'idleMs')},
          ${sessions.createdAt} + ${intervalOf(limits, 'maxMs')}))`,
      })
      .where(
        and(
          eq(sessions.id, id),
          gt(sessions.expiresAt, at),
          or(
            isNull(sessions.lastUsedAt),
            lt(sessions.lastUsedAt, sql`${at}::timestamptz - interval '30 seconds'`),
          ),
        ),
      ),
  )

/** The session, or nothing if it has ended since it was looked up. */
export const selectLiveSession = (id: string, at: string) =>
  toCommand(
    build
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), gt(sessions.expiresAt, at))),
  )

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

/** Whether a user has changed their password since an instant: one row or none. */
export const selectPasswordChange = (userId: string, since: Date) =>
  toCommand(
    build
      .select({ id: accessLog.id })
      .from(accessLog)
      .where(
        and(
          eq(accessLog.userId, userId),
          eq(accessLog.event, 'PASSWORD_CHANGED'),
          gt(accessLog.createdAt, since.toISOString()),
        ),
      )
      .limit(1),
  )

export const updatePassword = (userId: string, passwordHash: string) =>
  toCommand(build.update(credentials).set({ passwordHash }).where(eq(credentials.userId, userId)))

/** The hash of a user's password; null or no row until they have set one. */
export const selectPasswordHash = (userId: string) =>
  toCommand(
    build
      .select({ passwordHash: credentials.passwordHash })
      .from(credentials)
      .where(eq(credentials.userId, userId)),
  )

/**
 * Replaces a password, unless it has been replaced meanwhile. Links to reset it stop working.
 * @returns the user, or nothing
 */
export const replacePassword = (
  userId: string,
  { oldHash, newHash }: { readonly oldHash: string; readonly newHash: string },
) =>
  toCommand(
    build
      .update(credentials)
      .set({ passwordHash: newHash, resetLinks: [] })
      .where(and(eq(credentials.userId, userId), eq(credentials.passwordHash, oldHash)))
      .returning({ userId: credentials.userId }),
  )

/** Ends every session of a user but the one that they are using. */
export const deleteOtherSessions = (userId: string, sessionId: string) =>
  toCommand(
    build.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId))),
  )

/** Forgets every known device of a user. */
export const forgetDevicesOf = (userId: string) =>
  toCommand(build.delete(knownDevices).where(eq(knownDevices.userId, userId)))

/** Forgets the devices of a user but the one on which a session began. */
export const forgetOtherDevices = (userId: string, sessionId: string) =>
  toCommand(
    build.delete(knownDevices).where(
      and(
        eq(knownDevices.userId, userId),
        sql`${knownDevices.tokenHash} is distinct from (
          select device_hash from sessions where id = ${sessionId})`,
      ),
    ),
  )

/** The links of a user's credentials, as rows. */
const links = sql`jsonb_to_recordset(${credentials.resetLinks})
  as l ("tokenHash" text, "mailId" text, "expiresAt" timestamptz)`

/**
 * Stores a link. Earlier links stay valid until they are used or expire: somebody else may have requested
 * this one, and of two that both arrive, mail programs may show either. A new user has no password yet:
 * it is set by the first use of their link.
 */
export const storeResetLink = (userId: string, link: ResetLink, now: string) =>
  sqlCommand(
    sql`insert into ${credentials} (user_id, reset_links)
      select id, jsonb_build_array(${JSON.stringify(link)}::jsonb) from users where id = ${userId}
      on conflict (user_id) do update set reset_links = excluded.reset_links || (
        select coalesce(jsonb_agg(l), '[]') from ${links} where l."expiresAt" > ${now})`,
    () => undefined,
  )

/**
 * Ends every link of a user when the firm sends another one, because an earlier one may be in the wrong
 * hands.
 */
export const endResetLinks = (userId: string) =>
  toCommand(build.update(credentials).set({ resetLinks: [] }).where(eq(credentials.userId, userId)))

/** Removes links that no longer work. */
export const removeEndedLinks = (now: string) =>
  sqlCommand(
    sql`update ${credentials} set reset_links = (
        select coalesce(jsonb_agg(l), '[]') from ${links} where l."expiresAt" >= ${now})
      where exists (select from ${links} where l."expiresAt" < ${now})`,
    () => undefined,
  )

/** Whether a link works, and whether its user has a password; nothing for a wrong, used or expired one. */
export const findResetLink = (email: string, tokenHash: string, now: string) =>
  toCommand(
    build
      .select({ hasPassword: sql<boolean>`${credentials.passwordHash} is not null` })
      .from(credentials)
      .innerJoin(users, eq(users.id, credentials.userId))
      .where(
        and(
          sql`lower(${users.email}) = lower(${email})`,
          eq(users.status, 'ACTIVE'),
          sql`exists (select from ${links}
            where l."tokenHash" = ${tokenHash} and l."expiresAt" > ${now})`,
        ),
      ),
  )

/**
 * Consumes a link, and all others of the user: of any number of concurrent copies, one gets the user.
 * @returns the user, or nothing for a wrong, used or expired token
 */
export const takeResetLink = (email: string, tokenHash: string, now: string) =>
  toCommand(
    build
      .update(credentials)
      .set({ resetLinks: [] })
      .where(
        and(
          sql`exists (select from ${links}
            where l."tokenHash" = ${tokenHash} and l."expiresAt" > ${now})`,
          sql`${credentials.userId} = (select id from ${users} where lower(email) = lower(${email}) and status = 'ACTIVE')`,
        ),
      )
      .returning({ userId: credentials.userId }),
  )

/**
 * Counts one attempt under a key and returns how many there were in the current window. Counted before
 * anything is tried, in a transaction of its own, so that parallel attempts cannot bypass it.
 */
export function insertAttempt(key: string, now: Date, windowMs: number) {
  const windowEnd = new Date(now.getTime() + windowMs).toISOString()
  const at = now.toISOString()
  const isOver = isOverInTable(at, windowEnd)
  return sqlCommand(
    sql`insert into rate_limits as r (key, window_ends_at, attempts) values (${key}, ${windowEnd}, 1)
      on conflict (key) do update set
        attempts = case when ${isOver} then 1 else r.attempts + 1 end,
        window_ends_at = case when ${isOver}
          then excluded.window_ends_at else r.window_ends_at end
      returning attempts, window_ends_at`,
    ({ rows }) => ({
      attempts: rows[0]?.[0] as number,
      windowEndsAt: new Date(rows[0]?.[1] as string),
    }),
    'count_attempt',
  )
}

/** Uncounts an attempt that succeeded. */
export const uncountAttempt = (key: string) =>
  toCommand(
    build
      .update(rateLimits)
      .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
      .where(and(eq(rateLimits.key, key), ne(rateLimits.attempts, 0))),
  )
