import type { ProblemCode } from '@tramite/core/messages'
import { evaluateNewPassword, toUserProblem } from '@tramite/core/users'
import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAttemptOn } from '../session/attempts.ts'
import { hashPassword, verifyPassword } from '../session/passwords.ts'
import {
  deleteOtherSessions,
  insertAccess,
  replacePassword,
  selectPasswordHash,
} from '../session/session.store.ts'

function refuse(code: ProblemCode, field: string): Problem {
  const { message } = new Problem(400, code)
  return new Problem(400, code, { errors: { [field]: message } })
}

const fieldOf = { weak: 'newPassword', mismatch: 'newPasswordConfirm' } as const

/**
 * Changes the own password: the current one has to be right, the new one strong and twice the same.
 * Ends the user's other sessions. Guesses at the current one are limited as sign-ins are.
 */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { body, unit, address, now, services } = call
  const { database, clock } = services
  const { userId, sessionId } = await unit.principal()
  const decision = evaluateNewPassword(body)
  if (!decision.allowed) throw refuse(toUserProblem(decision.reason), fieldOf[decision.reason])

  const attempt = await countAttemptOn(database, now, { kind: 'password', email: userId, address })
  const incorrect = () => refuse('PASSWORD_INCORRECT', 'currentPassword')
  const [stored] = await database.system((transaction) =>
    transaction.run(selectPasswordHash(userId)),
  )
  const oldHash = stored?.passwordHash ?? undefined
  if (!(await verifyPassword(oldHash, body.currentPassword)) || !oldHash) throw incorrect()

  const passwordHash = await hashPassword(body.newPassword)
  const entry = { id: createId(clock), userId, address, createdAt: now.toISOString() }
  await database.system(async (transaction) => {
    const [replaced] = await transaction.run(replacePassword(userId, oldHash, passwordHash))
    if (!replaced) throw incorrect()
    await transaction.all(
      deleteOtherSessions(userId, sessionId),
      insertAccess({ ...entry, event: 'PASSWORD_CHANGED' }),
    )
  })
  await attempt.forgive()
}
