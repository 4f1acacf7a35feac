import type { Database } from '../../db/database.ts'
import { hashToken } from '../../http/bearer.ts'
import { type Attempt, countAttempt, countAttemptOn } from '../credentials/attempts.ts'
import { findKnownDevice } from './known-devices.store.ts'

/** A device on which the user has signed in before. */
export interface KnownDevice {
  readonly token: string
  readonly userId: string
}

/**
 * The device on which the user of an e-mail has signed in before.
 * @param tokens stored on the device, for any of its users
 */
export async function recogniseDevice(
  database: Database,
  email: string,
  tokens: readonly string[],
): Promise<KnownDevice | undefined> {
  if (tokens.length === 0) return undefined
  const hashes = tokens.map(hashToken)
  const [known] = await database.system((transaction) =>
    transaction.run(findKnownDevice(email, hashes)),
  )
  const token = tokens.find((_, i) => hashes[i] === known?.tokenHash)
  return known && token !== undefined ? { token, userId: known.userId } : undefined
}

/**
 * Counts a sign-in by account and address; on a known device for that device and for all known devices
 * together instead, so that guesses from elsewhere, or from the same address, do not lock the user out.
 * Failures on a known device do not count for the others, which would lock them out.
 * @throws Problem 429
 */
export async function countSignIn(
  database: Database,
  now: Date,
  known: KnownDevice | undefined,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<Attempt> {
  if (!known) return countAttemptOn(database, now, { kind: 'signIn', account: email, address })
  const { userId, token } = known
  const value = `${userId} ${hashToken(token)}`
  const own = await countAttempt(database, now, 'signIn', [{ what: 'device', value }])
  const all = await countAttempt(database, now, 'signIn', [{ what: 'devices', value: userId }])
  return {
    async forgive() {
      await own.forgive()
      await all.forgive()
    },
  }
}
