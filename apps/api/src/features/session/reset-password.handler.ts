import { createId } from '../../db/ids.ts'
import { hashToken } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAddress } from '../credentials/attempts.ts'
import { evaluatePassword } from '../credentials/new-password.rules.ts'
import { passwordChangedNotice } from '../credentials/password-changed-notice.ts'
import { hashPassword } from '../credentials/passwords.ts'
import {
  deleteSessionsOf,
  findResetLink,
  forgetDevicesOf,
  insertAccess,
  takeResetLink,
  updatePassword,
} from '../credentials/session.store.ts'
import { forgetEmailChanges } from '../users/email-changes.store.ts'
import { toUserProblem } from '../users/user-problem.ts'

/**
 * Sets a new password with the token of a reset link, once, ends all sessions of the user, and forgets
 * their devices. Wrong links are counted by address only: a token cannot be guessed, and a user with the
 * right one is never blocked by others without.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body, address, now, services }) => {
  const { email, token, newPassword } = body
  const { database, clock, jobs, firm, conventions } = services
  const at = now.toISOString()
  const link = [email, hashToken(token), at] as const
  const [known] = await database.system((transaction) => transaction.run(findResetLink(...link)))
  if (!known) {
    await countAddress(database, now, 'reset', address)
    throw new Problem(400, 'TOKEN_EXPIRED')
  }
  const decision = evaluatePassword(newPassword, { email, firmName: firm.name })
  if (!decision.allowed) throw new Problem(400, toUserProblem(decision.reason))

  const passwordHash = await hashPassword(newPassword)
  const notices = await database.system(async (transaction) => {
    const [taken] = await transaction.run(takeResetLink(...link))
    if (!taken) throw new Problem(400, 'TOKEN_EXPIRED')
    const { userId } = taken
    await transaction.all(
      updatePassword(userId, passwordHash),
      deleteSessionsOf(userId),
      forgetDevicesOf(userId),
      forgetEmailChanges(userId),
      insertAccess({
        id: createId(clock),
        userId,
        event: 'PASSWORD_RESET',
        address,
        createdAt: at,
      }),
    )
    // The owner need not be notified of their first password.
    const notices = known.hasPassword
      ? [passwordChangedNotice(userId, now, conventions.timeZone)]
      : []
    if (notices.length > 0) await jobs.enqueue(transaction, notices)
    return notices
  })
  jobs.wake(notices)
}
