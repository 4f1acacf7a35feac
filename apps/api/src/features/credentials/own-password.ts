import type { CallParts } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { type Attempt, countAttemptOn } from './attempts.ts'
import { verifyPassword } from './passwords.ts'
import { selectPasswordChange, selectPasswordHash } from './session.store.ts'

/** How long a change whose answer was lost may be repeated, milliseconds. */
const REPEATED_MS = 15 * 60 * 1000

/** The refusal of a wrong own password. */
export function passwordIncorrect(): Problem {
  const { message } = new Problem(400, 'PASSWORD_INCORRECT')
  return new Problem(400, 'PASSWORD_INCORRECT', { errors: { currentPassword: message } })
}

/**
 * Verifies that the caller knows the password of the account, and does not only have its session. Guesses
 * are limited as for sign-ins.
 * @param renewed the intended new password: also correct if it was set just now; checking it counts as a
 * guess
 * @returns the hash that the correct one was compared with, and whether it was the renewed one
 * @throws Problem 400 PASSWORD_INCORRECT, 429
 */
export async function requireOwnPassword(
  { unit, services, address, now }: CallParts<'unit' | 'services' | 'address' | 'now'>,
  given: string,
  renewed?: string,
): Promise<{ readonly hash: string; readonly isRenewed: boolean }> {
  const { userId } = await unit.principal()
  const { database } = services
  const since = new Date(now.getTime() - REPEATED_MS)
  const [[stored], changes] = await database.system((transaction) =>
    transaction.all(selectPasswordHash(userId), selectPasswordChange(userId, since)),
  )
  const candidates = [{ password: given, isRenewed: false }]
  if (renewed !== undefined && changes.length > 0) {
    candidates.push({ password: renewed, isRenewed: true })
  }
  const hash = stored?.passwordHash ?? undefined
  const on = { kind: 'password', account: userId, address } as const
  const attempts: Attempt[] = []
  for (const { password, isRenewed } of candidates) {
    attempts.push(await countAttemptOn(database, now, on))
    if (!(await verifyPassword(hash, password)) || !hash) continue
    for (const attempt of attempts) await attempt.forgive()
    return { hash, isRenewed }
  }
  throw passwordIncorrect()
}
