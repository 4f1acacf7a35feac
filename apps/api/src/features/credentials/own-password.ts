import type { Call, OperationId } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAttemptOn } from './attempts.ts'
import { verifyPassword } from './passwords.ts'
import { selectPasswordHash } from './session.store.ts'

/** The refusal of a password that is not one's own. */
export function passwordIncorrect(): Problem {
  const { message } = new Problem(400, 'PASSWORD_INCORRECT')
  return new Problem(400, 'PASSWORD_INCORRECT', { errors: { currentPassword: message } })
}

type Asking = Pick<Call<OperationId>, 'unit' | 'services' | 'address' | 'now'>

/**
 * Proves that whoever makes the request knows the password of the account, not only has its session.
 * Guesses are limited as sign-ins are.
 * @param candidates one of which is to be right
 * @returns the one that is, and the hash that it was held against
 * @throws Problem 400 PASSWORD_INCORRECT, 429
 */
export async function requireOneOfOwnPasswords(
  { unit, services, address, now }: Asking,
  candidates: readonly string[],
): Promise<{ readonly password: string; readonly hash: string }> {
  const { userId } = await unit.principal()
  const { database } = services
  const attempt = await countAttemptOn(database, now, {
    kind: 'password',
    account: userId,
    address,
  })
  const [stored] = await database.system((transaction) =>
    transaction.run(selectPasswordHash(userId)),
  )
  const hash = stored?.passwordHash ?? undefined
  for (const password of candidates) {
    if (!(await verifyPassword(hash, password)) || !hash) continue
    await attempt.forgive()
    return { password, hash }
  }
  throw passwordIncorrect()
}

/** Proves it by the one password that is given. @returns the hash that it was held against @throws as above */
export const requireOwnPassword = async (call: Asking, given: string): Promise<string> =>
  (await requireOneOfOwnPasswords(call, [given])).hash
