import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { networkOf } from '../../http/addresses.ts'
import { limitedFor } from '../../http/limits/limited.ts'
import { insertAttempt, uncountAttempt } from './session.store.ts'

/** What is being guessed. */
export type AttemptKind =
  | 'signIn'
  | 'recovery'
  | 'reset'
  | 'password'
  | 'email'
  | 'emailConfirmation'

const WINDOW_MS = 15 * 60 * 1000

/** Maximum number of attempts in a window, by what they are counted for. */
const limits = {
  account: 10,
  /** More than for an account: a whole office may share one address. */
  address: 50,
  /** A device on which the account has signed in before: guesses of strangers elsewhere do not count for it. */
  device: 10,
  /** All known devices of an account together: an attacker who has several of them gets no more guesses. */
  devices: 20,
} as const

/** An account, an address, a known device of an account, or all of those. */
export interface CountedOn {
  readonly what: keyof typeof limits
  readonly value: string
}

// Hashed, so that the table identifies nobody.
function toKey(
  kind: AttemptKind | 'deviceNotice' | 'recoveryMail' | 'laterRecoveryMail',
  { what, value }: CountedOn,
): string {
  const counted = what === 'address' ? networkOf(value) : value.trim().toLowerCase()
  return createHash('sha256').update(`${kind}\n${what}\n${counted}`).digest('base64url')
}

export interface Attempt {
  /** The attempt succeeded: it does not count. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt for everything that is named, across all processes.
 * @throws Problem 429 when there were too many for one of them in the last 15 minutes
 */
export async function countAttempt(
  database: Database,
  now: Date,
  kind: AttemptKind,
  counted: readonly CountedOn[],
): Promise<Attempt> {
  const keys = counted.map((each) => toKey(kind, each))
  const counts = await database.system((transaction) =>
    transaction.all(...keys.map((key) => insertAttempt(key, now, WINDOW_MS))),
  )
  const exceeded = counted.flatMap(({ what }, i) => {
    const count = counts[i]
    return count && count.attempts > limits[what] ? [count.windowEndsAt.getTime()] : []
  })
  if (exceeded.length > 0) {
    throw limitedFor((Math.max(...exceeded) - now.getTime()) / 1000)
  }
  return {
    async forgive() {
      await database.system((transaction) => transaction.all(...keys.map(uncountAttempt)))
    },
  }
}

/** Window for the limit of notices of new devices to a user, milliseconds: one a day. */
const NOTICE_WINDOW_MS = 24 * 60 * 60 * 1000

/**
 * Counts a notice of a new device to a user, in the transaction that requests it. A client that stores
 * nothing is a new device at every sign-in.
 * @returns a command that returns how many there were within a day
 */
export const countDeviceNotice = (userId: string, now: Date) => {
  const key = toKey('deviceNotice', { what: 'account', value: userId })
  return insertAttempt(key, now, NOTICE_WINDOW_MS)
}

const HOUR_MS = 60 * 60 * 1000
/** Maximum number of password recovery mails to an account within a day; after these one per hour. */
const RECOVERY_MAILS_MOST = 10

/**
 * Counts a password recovery mail, in the transaction that requests it. Anybody may request one: repeated
 * requests must not fill a mailbox, nor keep the user from a link, since one works until the next may be
 * sent.
 * @returns whether it may be sent
 */
export async function countRecoveryMail(
  transaction: Pick<Transaction, 'run'>,
  email: string,
  now: Date,
): Promise<boolean> {
  const account = { what: 'account', value: email } as const
  const ofDay = insertAttempt(toKey('recoveryMail', account), now, 24 * HOUR_MS)
  if ((await transaction.run(ofDay)).attempts <= RECOVERY_MAILS_MOST) return true
  const ofHour = insertAttempt(toKey('laterRecoveryMail', account), now, HOUR_MS)
  return (await transaction.run(ofHour)).attempts === 1
}

/** {@link countAttempt} on an account and an address. */
export const countAttemptOn = (
  database: Database,
  now: Date,
  { kind, account, address }: { kind: AttemptKind; account: string; address: string },
): Promise<Attempt> =>
  countAttempt(database, now, kind, [
    { what: 'account', value: account },
    { what: 'address', value: address },
  ])

/** {@link countAttempt} for an address alone: for guesses that are not about an account. */
export const countAddress = (
  database: Database,
  now: Date,
  kind: AttemptKind,
  address: string,
): Promise<Attempt> => countAttempt(database, now, kind, [{ what: 'address', value: address }])
