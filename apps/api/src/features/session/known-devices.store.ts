import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { knownDevices } from '../../tables/session.table.ts'
import { users } from '../../tables/users.table.ts'

/** Maximum number of known devices of one user: enough for a whole family and an office. */
const DEVICES_MAX = 20

/** The device of an active user with this e-mail that matches one of some tokens. */
export const findKnownDevice = (email: string, tokenHashes: readonly string[]) =>
  toCommand(
    build
      .select({ userId: knownDevices.userId, tokenHash: knownDevices.tokenHash })
      .from(knownDevices)
      .innerJoin(users, eq(users.id, knownDevices.userId))
      .where(
        and(
          inArray(knownDevices.tokenHash, [...tokenHashes]),
          sql`lower(${users.email}) = lower(${email})`,
          eq(users.status, 'ACTIVE'),
        ),
      )
      .limit(1),
  )

/** One row if any device of the user is known. */
export const selectAnyDevice = (userId: string) =>
  toCommand(
    build
      .select({ userId: knownDevices.userId })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .limit(1),
  )

/** Records a sign-in on a device, which is known from then on. */
export const keepDevice = (userId: string, tokenHash: string, at: string) =>
  toCommand(
    build
      .insert(knownDevices)
      .values({ userId, tokenHash, createdAt: at, lastUsedAt: at })
      .onConflictDoUpdate({
        target: [knownDevices.userId, knownDevices.tokenHash],
        set: { lastUsedAt: at },
      }),
  )

/** Forgets the devices of a user except those used last. */
export const forgetOldestDevices = (userId: string) =>
  toCommand(
    build
      .delete(knownDevices)
      .where(
        and(
          eq(knownDevices.userId, userId),
          notInArray(
            knownDevices.tokenHash,
            build
              .select({ tokenHash: knownDevices.tokenHash })
              .from(knownDevices)
              .where(eq(knownDevices.userId, userId))
              .orderBy(desc(knownDevices.lastUsedAt), knownDevices.tokenHash)
              .limit(DEVICES_MAX),
          ),
        ),
      ),
  )

/** Forgets devices on which nobody has signed in for a year. */
export const forgetUnusedDevices = (at: string) =>
  toCommand(
    build
      .delete(knownDevices)
      .where(lt(knownDevices.lastUsedAt, sql`${at}::timestamptz - interval '1 year'`)),
  )
