import type { ProblemCode } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { evaluateNewPassword } from '../credentials/new-password.rules.ts'
import { passwordIncorrect, requireOwnPassword } from '../credentials/own-password.ts'
import { passwordChangedNotice } from '../credentials/password-changed-notice.ts'
import { hashPassword } from '../credentials/passwords.ts'
import {
  deleteOtherSessions,
  forgetOtherDevices,
  insertAccess,
  replacePassword,
} from '../credentials/session.store.ts'
import { forgetEmailChanges } from './email-changes.store.ts'
import { toUserProblem } from './user-problem.ts'

function refuse(code: ProblemCode, field: string): Problem {
  const { message } = new Problem(400, code)
  return new Problem(400, code, { errors: { [field]: message } })
}

const fieldOf = {
  weak: 'newPassword',
  common: 'newPassword',
  personal: 'newPassword',
  mismatch: 'newPasswordConfirm',
} as const

/**
 * Changes the own password: the current one must be correct, the new one strong and repeated correctly.
 * Ends the user's other sessions and forgets their devices. Guesses at the current one are limited as for
 * sign-ins.
 */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { body, unit, address, now, services } = call
  const { database, clock } = services
  const { userId, sessionId, email } = await unit.principal()
  const decision = evaluateNewPassword(body, { email, firmName: services.firm.name })
  if (!decision.allowed) throw refuse(toUserProblem(decision.reason), fieldOf[decision.reason])

  const { currentPassword, newPassword } = body
  const own = await requireOwnPassword(call, currentPassword, newPassword)
  // Changed already, by a call whose answer was lost.
  if (own.isRenewed) return
  const passwordHash = await hashPassword(newPassword)
  const entry = { id: createId(clock), userId, address, createdAt: now.toISOString() }
  const notice = passwordChangedNotice(userId, now, services.conventions.timeZone)
  await database.system(async (transaction) => {
    const [replaced] = await transaction.run(
      replacePassword(userId, { oldHash: own.hash, newHash: passwordHash }),
    )
    if (!replaced) throw passwordIncorrect()
    await transaction.all(
      forgetOtherDevices(userId, sessionId),
      deleteOtherSessions(userId, sessionId),
      forgetEmailChanges(userId),
      insertAccess({ ...entry, event: 'PASSWORD_CHANGED' }),
    )
    await services.jobs.enqueue(transaction, [notice])
  })
  services.jobs.wake([notice])
}
