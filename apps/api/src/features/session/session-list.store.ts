import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { knownDevices, sessions } from '../../tables/session.table.ts'

/** Maximum number of sessions listed, more than a person has. */
const LISTED_MAX = 100

const lastUsed = sql<string>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`

/** The live sessions of a user, the given one first and then those used last. */
export const selectSessions = (userId: string, currentId: string, now: string) =>
  toCommand(
    build
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastUsedAt: lastUsed.mapWith(sessions.createdAt),
        current: sql<boolean>`${sessions.id} = ${currentId}`,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sql`${sessions.id} = ${currentId}`), desc(lastUsed), desc(sessions.id))
      .limit(LISTED_MAX),
  )

/** Ends one session of a user. @returns the device of the session, or nothing */
export const deleteOwnSession = (userId: string, id: string, now: string) =>
  toCommand(
    build
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .returning({ deviceHash: sessions.deviceHash }),
  )

/** Forgets a device of a user, unless a remaining session was begun on it as well. */
export const forgetDevice = (userId: string, tokenHash: string, keptSessionId: string) =>
  toCommand(
    build.delete(knownDevices).where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.tokenHash, tokenHash),
        sql`${knownDevices.tokenHash} is distinct from (
          select device_hash from sessions where id = ${keptSessionId})`,
      ),
    ),
  )
