import type { Call, OperationId } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { type Attempt, countAttemptOn } from './attempts.ts'
import { verifyPassword } from './passwords.ts'
import { selectPasswordChange, selectPasswordHash } from './session.store.ts'

/** For how long a change is asked for again whose answer was lost. */
const REPEATED_MS = 15 * 60 * 1000

/** The refusal of a password that is not one's own. */
export function passwordIncorrect(): Problem {
  const { message } = new Problem(400, 'PASSWORD_INCORRECT')
  return new Problem(400, 'PASSWORD_INCORRECT', { errors: { currentPassword: message } })
}

type Asking = Pick<Call<OperationId>, 'unit' | 'services' | 'address' | 'now'>

/**
 * Proves that whoever makes the request knows the password of the account, not only has its session.
 * Guesses are limited as sign-ins are.
 * @param renewed what the password is to become: right as well where it was changed just now, and then a guess of
 *   its own
 * @returns the hash that a right one was held against, and whether that was the renewed one
 * @throws Problem 400 PASSWORD_INCORRECT, 429
 */
export async function requireOwnPassword(
  { unit, services, address, now }: Asking,
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
