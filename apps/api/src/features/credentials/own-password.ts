import type { Call, OperationId } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAttemptOn } from './attempts.ts'
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
 * @param renewed what the password is to become: right as well where it was changed just now, and never a
 *   second guess in one attempt otherwise
 * @returns the one that is right, and the hash that it was held against
 * @throws Problem 400 PASSWORD_INCORRECT, 429
 */
export async function requireOwnPassword(
  { unit, services, address, now }: Asking,
  given: string,
  renewed?: string,
): Promise<{ readonly password: string; readonly hash: string }> {
  const { userId } = await unit.principal()
  const { database } = services
  const attempt = await countAttemptOn(database, now, {
    kind: 'password',
    account: userId,
    address,
  })
  const since = new Date(now.getTime() - REPEATED_MS)
  const [[stored], changes] = await database.system((transaction) =>
    transaction.all(selectPasswordHash(userId), selectPasswordChange(userId, since)),
  )
  const candidates = renewed !== undefined && changes.length > 0 ? [given, renewed] : [given]
  const hash = stored?.passwordHash ?? undefined
  for (const password of candidates) {
    if (!(await verifyPassword(hash, password)) || !hash) continue
    await attempt.forgive()
    return { password, hash }
  }
  throw passwordIncorrect()
}
