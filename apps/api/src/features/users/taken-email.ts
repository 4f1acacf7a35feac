import type { CallParts } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { countAttemptOn } from '../credentials/attempts.ts'

/** Whether the unique index of e-mails was violated; PostgreSQL decides between two that arrive together. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_email'
}

/** The refusal of an e-mail in use, with the same text whoever has it. */
export const emailUnavailable = () => {
  const { message } = new Problem(400, 'EMAIL_UNAVAILABLE')
  return new Problem(400, 'EMAIL_UNAVAILABLE', { errors: { email: message } })
}

/**
 * Does a write that sets an e-mail. A concurrent copy of the request may have been faster: then its
 * answer is found by the key. An e-mail in use is refused with the same text whoever has it, so that
 * nobody learns who is a user of another customer; and attempts are limited per quarter of an hour, so
 * that nobody tries a list.
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
