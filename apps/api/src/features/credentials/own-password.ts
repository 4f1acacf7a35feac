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

/**
 * Proves that whoever makes the request knows the password of the account, not only has its session.
 * Guesses are limited as sign-ins are.
 * @returns the hash that the password was held against
 * @throws Problem 400 PASSWORD_INCORRECT, 429
 */
export async function requireOwnPassword(
  {
    unit,
    services,
    address,
    now,
  }: Pick<Call<OperationId>, 'unit' | 'services' | 'address' | 'now'>,
  given: string,
): Promise<string> {
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
  if (!(await verifyPassword(hash, given)) || !hash) throw passwordIncorrect()
  await attempt.forgive()
  return hash
}
