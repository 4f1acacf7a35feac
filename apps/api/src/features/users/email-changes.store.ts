import { and, eq, or, sql } from 'drizzle-orm'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { emailChanges } from '../../tables/email-changes.table.ts'
import { credentials } from '../../tables/session.table.ts'
import { users } from '../../tables/users.table.ts'

/** Requests another e-mail; an earlier request no longer counts. */
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

/** Removes the e-mails requested for a user and by them: their session may have been somebody else's. */
export const forgetEmailChanges = (userId: string) =>
  toCommand(
    build
      .delete(emailChanges)
      .where(or(eq(emailChanges.userId, userId), eq(emailChanges.requestedBy, userId))),
  )

/** Removes the e-mail requested for a user, unless another one has replaced it. */
export const removeEmailChange = (userId: string, email: string) =>
  toCommand(
    build
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email))),
  )

/** Removes requests that were not confirmed in time. */
export const removeEndedEmailChanges = (now: string) =>
  toCommand(build.delete(emailChanges).where(sql`${emailChanges.expiresAt} <= ${now}::timestamptz`))

/**
 * Stores a link for the requested e-mail, if no other user has that e-mail. Earlier links stay valid: of two
 * that both arrive, mail programs may show either.
 * @returns the e-mail to which the link is sent, or nothing
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

/** The request of a valid link. */
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
 * Consumes a link, and all others of the user: of concurrent copies, one gets the change. After the user
 * and their password, which is the lock order of everything that removes requests.
 */
export const takeEmailChange = (...link: Parameters<typeof ofLink>) =>
  toCommand(
    build
      .delete(emailChanges)
      .where(ofLink(...link))
      .returning({ userId: emailChanges.userId }),
  )

/**
 * Gives a user, whom the transaction has locked, another e-mail and invalidates links that went to the
 * old one.
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

/** Attributes the actions of the transaction to a user. */
export const actAs = (userId: string) =>
  sqlCommand(sql`select set_config('app.user_id', ${userId}, true)`, () => undefined)
