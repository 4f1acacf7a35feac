import type { CallParts } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAttemptOn } from '../credentials/attempts.ts'

/** Whether the unique index of e-mails was violated; PostgreSQL decides between two that arrive together. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_email'
}

/**
 * The refusal of an e-mail in use. Its text is always the same, so that it does not reveal who has the
 * e-mail.
 */
export const emailUnavailable = () => {
  const { message } = new Problem(400, 'EMAIL_UNAVAILABLE')
  return new Problem(400, 'EMAIL_UNAVAILABLE', { errors: { email: message } })
}

/**
 * Performs a write that sets an e-mail. If a concurrent copy of the request was faster, its answer is found
 * by the idempotency key. An e-mail in use is always refused with the same text, so that nobody learns who is
 * a user of another customer; attempts are limited per quarter of an hour, so that nobody can try a list.
 * @throws Problem 400 EMAIL_UNAVAILABLE, 429
 */
export async function withEmail<T>(
  { unit, services, now, address }: CallParts<'unit' | 'services' | 'now' | 'address'>,
  write: () => Promise<T>,
): Promise<T> {
  const { userId, staff } = await unit.principal()
  const tryTwice = () =>
    write().catch((error) => {
      if (!isTaken(error)) throw error
      return write()
    })
  const by = { kind: 'email' as const, account: userId, address }
  const attempt = staff ? null : await countAttemptOn(services.database, now, by)
  try {
    const written = await tryTwice()
    await attempt?.forgive()
    return written
  } catch (error) {
    if (isTaken(error)) throw emailUnavailable()
    await attempt?.forgive()
    throw error
  }
}
