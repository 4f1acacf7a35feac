import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { networkOf } from '../../http/addresses.ts'
import { limitedFor } from '../../http/limits/limited.ts'
import { insertAttempt, uncountAttempt } from './session.store.ts'

/** What is being guessed at. */
export type AttemptKind =
  | 'signIn'
  | 'recovery'
  | 'reset'
  | 'password'
  | 'email'
  | 'emailConfirmation'

const WINDOW_MS = 15 * 60 * 1000

/** How many attempts there are in a window, by what they are counted on. */
const limits = {
  account: 10,
  /** More than for an account: a whole office may share one address. */
  address: 50,
  /** A device on which the account has signed in before: what strangers guess elsewhere is not counted there. */
  device: 10,
  /** All devices of an account on which it has signed in before: whoever has got some of them guesses no more often. */
  devices: 20,
} as const

/** An account, an address, a known device of an account, or all of those. */
export interface CountedOn {
  readonly what: keyof typeof limits
  readonly value: string
}

// Hashed, so that the table names nobody.
function toKey(
  kind: AttemptKind | 'deviceNotice' | 'recoveryMail' | 'laterRecoveryMail',
  { what, value }: CountedOn,
): string {
  const counted = what === 'address' ? networkOf(value) : value.trim().toLowerCase()
  return createHash('sha256').update(`${kind}\n${what}\n${counted}`).digest('base64url')
}

export interface Attempt {
  /** It was a good one: it does not count. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt on everything that is named, for all processes together.
 * @throws Problem 429 when there were too many on one of them in the last 15 minutes
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

/** Notices of new devices that a user is sent at most in so long, milliseconds: one a day. */
const NOTICE_WINDOW_MS = 24 * 60 * 60 * 1000

/**
 * Counts a notice of a new device to a user, in the transaction that asks for it. A program that keeps
 * nothing is a new device at every sign-in.
 * @returns a command that answers how many there were within a day
 */
export const countDeviceNotice = (userId: string, now: Date) => {
  const key = toKey('deviceNotice', { what: 'account', value: userId })
  return insertAttempt(key, now, NOTICE_WINDOW_MS)
}

const HOUR_MS = 60 * 60 * 1000
/** Mails with a link for a forgotten password that an account is sent within a day; after these one an hour. */
const RECOVERY_MAILS_MOST = 10

/**
 * Counts a mail with a link for a forgotten password, in the transaction that asks for it. Anybody may ask
 * for one: whoever does so all day fills no mailbox, and keeps nobody from a link either, since one works
 * for as long as the next is waited for.
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

/** {@link countAttempt} on an address alone: for what cannot be guessed on an account. */
export const countAddress = (
  database: Database,
  now: Date,
  kind: AttemptKind,
  address: string,
): Promise<Attempt> => countAttempt(database, now, kind, [{ what: 'address', value: address }])
