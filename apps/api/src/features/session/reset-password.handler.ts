import { strongPassword } from '@tramite/core/session'
import { createId } from '../../db/ids.ts'
import { hashToken } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAttemptOn } from './attempts.ts'
import { hashPassword } from './passwords.ts'
import { deleteSessionsOf, insertAccess, takeResetLink, updatePassword } from './session.store.ts'

/** Sets a new password with the token of a reset link, once, and ends all sessions of the user. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, address, now, services }) => {
  const { email, token, newPassword } = body
  const { database, clock } = services
  if (!strongPassword.test(newPassword)) throw new Problem(400, 'WEAK_PASSWORD')
  const attempt = await countAttemptOn(database, now, { kind: 'reset', email, address })

  const passwordHash = await hashPassword(newPassword)
  const at = now.toISOString()
  await database.system(async (transaction) => {
    const [taken] = await transaction.run(takeResetLink(email, hashToken(token), at))
    if (!taken) throw new Problem(400, 'TOKEN_EXPIRED')
    const { userId } = taken
    await transaction.all(
      updatePassword(userId, passwordHash),
      deleteSessionsOf(userId),
      insertAccess({
        id: createId(clock),
        userId,
        event: 'PASSWORD_RESET',
        address,
        createdAt: at,
      }),
    )
  })
  await attempt.forgive()
}
