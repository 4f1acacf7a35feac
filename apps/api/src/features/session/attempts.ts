import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { countAttempt, uncountAttempt } from './session.store.ts'

/** What is being guessed at. */
export type AttemptKind = 'signIn' | 'recovery' | 'reset' | 'password' | 'email'

const WINDOW_MS = 15 * 60 * 1000
const ACCOUNT_LIMIT = 10
/** More than for an account: a whole office may share one address. */
const ADDRESS_LIMIT = 50

// Hashed, so that the table names nobody.
const toKey = (kind: AttemptKind, what: string, value: string) =>
  createHash('sha256').update(`${kind}\n${what}\n${value.trim().toLowerCase()}`).digest('base64url')

export interface Attempt {
  /** It was a good one: it does not count. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt on an account and from an address, for all processes together.
 * @throws Problem 429 when there were too many in the last 15 minutes
 */
export async function countAttemptOn(
  database: Database,
  now: Date,
  { kind, email, address }: { kind: AttemptKind; email: string; address: string },
): Promise<Attempt> {
  const keys = [toKey(kind, 'address', address), toKey(kind, 'account', email)] as const
  const [byAddress, byAccount] = await database.system((transaction) =>
    transaction.all(countAttempt(keys[0], now, WINDOW_MS), countAttempt(keys[1], now, WINDOW_MS)),
  )
  const exceeded =
    byAccount.attempts > ACCOUNT_LIMIT
      ? byAccount
      : byAddress.attempts > ADDRESS_LIMIT
        ? byAddress
        : undefined
  if (exceeded) {
    const seconds = Math.max(1, Math.ceil((exceeded.windowEndsAt.getTime() - now.getTime()) / 1000))
    throw new Problem(429, 'RATE_LIMITED', { headers: { 'retry-after': String(seconds) } })
  }
  return {
    async forgive() {
      await database.system((transaction) => transaction.all(...keys.map(uncountAttempt)))
    },
  }
}
