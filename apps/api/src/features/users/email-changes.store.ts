import { and, eq, sql } from 'drizzle-orm'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { emailChanges } from '../../tables/email-changes.table.ts'
import { credentials } from '../../tables/session.table.ts'
import { users } from '../../tables/users.table.ts'

/** Asks for another e-mail; what was asked before no longer counts. */
export function askForEmail(change: typeof emailChanges.$inferInsert) {
  const { userId: _, ...columns } = change
  const set = { ...columns, tokenHashes: [] }
  return toCommand(
    build
      .insert(emailChanges)
      .values(change)
      .onConflictDoUpdate({ target: emailChanges.userId, set }),
  )
}

/** Forgets the e-mail that was asked for a user. */
export const forgetEmailChange = (userId: string) =>
  toCommand(build.delete(emailChanges).where(eq(emailChanges.userId, userId)))

/** Forgets what was asked for and not confirmed in time. */
export const removeEndedEmailChanges = (now: string) =>
  toCommand(build.delete(emailChanges).where(sql`${emailChanges.expiresAt} <= ${now}::timestamptz`))

/**
 * Ties a link to what was asked for, when its e-mail belongs to nobody yet. Those before go on: of two tries
 * that both arrive, mail programs show either.
 * @returns where the link goes, or nothing
 */
export const storeEmailLink = (userId: string, tokenHash: string, now: string) =>
  toCommand(
    build
      .update(emailChanges)
      .set({ tokenHashes: sql`${emailChanges.tokenHashes} || ${tokenHash}::text` })
      .where(
        and(
          eq(emailChanges.userId, userId),
          sql`${emailChanges.expiresAt} > ${now}::timestamptz`,
          sql`not exists (select from ${users} u
            where lower(u.email) = lower(${emailChanges.email}) and u.removed_at is null)`,
        ),
      )
      .returning({ email: emailChanges.email }),
  )

const ofLink = (email: string, tokenHash: string, now: string) =>
  and(
    sql`${tokenHash} = any(${emailChanges.tokenHashes})`,
    sql`lower(${emailChanges.email}) = lower(${email})`,
    sql`${emailChanges.expiresAt} > ${now}::timestamptz`,
  )

/** What was asked for, of a link that works. */
export const selectEmailChange = (...link: Parameters<typeof ofLink>) =>
  toCommand(
    build
      .select({
        userId: emailChanges.userId,
        email: emailChanges.email,
        requestedBy: emailChanges.requestedBy,
      })
      .from(emailChanges)
      .where(ofLink(...link)),
  )

/**
 * Uses a link up, and all others with it: of copies that run at the same time, one gets the change. After the user and
 * their password, in the order of everybody who forgets what was asked for.
 */
export const takeEmailChange = (...link: Parameters<typeof ofLink>) =>
  toCommand(
    build
      .delete(emailChanges)
      .where(ofLink(...link))
      .returning({ userId: emailChanges.userId }),
  )

/**
 * Gives a user, whom the transaction holds, another e-mail and makes links that went to the old one useless.
 * @returns whether they have a password
 */
export const replaceEmail = (userId: string, email: string) =>
  sqlCommand(
    sql`with links as (
        update ${credentials} set reset_links = '[]' where user_id = ${userId}
        returning password_hash
      )
      update users set email = ${email}, version = version + 1 where id = ${userId}
      returning exists (select from links where password_hash is not null)`,
    ({ rows: [row] }) => row?.[0] === true,
  )

/** Has what the transaction does noted as the doing of a user. */
export const actAs = (userId: string) =>
  sqlCommand(sql`select set_config('app.user_id', ${userId}, true)`, () => undefined)
