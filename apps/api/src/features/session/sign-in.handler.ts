import { describeDevice } from '@tramite/core/session'
import type { Database } from '../../db/database.ts'
import { createId } from '../../db/ids.ts'
import { hashToken } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import {
  type Attempt,
  countAttempt,
  countAttemptOn,
  countDeviceNotice,
} from '../credentials/attempts.ts'
import { verifyPassword } from '../credentials/passwords.ts'
import { beginSession, insertAccess, selectCredentials } from '../credentials/session.store.ts'
import { after, createToken } from '../credentials/tokens.ts'
import { provenUserCommands, toUser } from '../users/users.store.ts'
import {
  findKnownDevice,
  forgetOldestDevices,
  keepDevice,
  selectAnyDevice,
} from './known-devices.store.ts'
import { newDeviceNotice } from './new-device-notice.ts'

/** The token among some that names a device on which the user of this e-mail has signed in. */
async function recogniseDevice(
  database: Database,
  email: string,
  tokens: readonly string[],
): Promise<{ readonly token: string; readonly userId: string } | undefined> {
  if (tokens.length === 0) return undefined
  const hashes = tokens.map(hashToken)
  const [known] = await database.system((transaction) =>
    transaction.run(findKnownDevice(email, hashes)),
  )
  const token = tokens.find((_, i) => hashes[i] === known?.tokenHash)
  return known && token !== undefined ? { token, userId: known.userId } : undefined
}

/**
 * Signs a user in. Refuses without saying whether the e-mail exists. Attempts are limited by account and
 * address; on a device on which the user has signed in before they are limited there alone, so that
 * nobody who guesses elsewhere, or behind the same address, keeps them out. A sign-in on another device
 * is told by e-mail, but for the first of an account, and once a day at most.
 */
export const signIn: Handler<'signIn'> = async (call) => {
  const { body, address, now, userAgent, services } = call
  const { database, clock, environment, jobs, conventions } = services
  const { email, password, remember: remembered = false, deviceTokens = [] } = body
  const known = await recogniseDevice(database, email, deviceTokens)
  const attempt: Attempt = known
    ? await countAttempt(database, now, 'signIn', [
        { what: 'device', value: `${known.userId} ${hashToken(known.token)}` },
      ])
    : await countAttemptOn(database, now, { kind: 'signIn', email, address })

  const [found] = await database.system((transaction) => transaction.run(selectCredentials(email)))
  const accepted = await verifyPassword(found?.passwordHash ?? undefined, password)
  const at = now.toISOString()
  const access = { id: createId(clock), userId: found?.userId ?? null, address, createdAt: at }

  async function refuse(): Promise<Problem> {
    await database.system((transaction) =>
      transaction.run(insertAccess({ ...access, event: 'SIGN_IN_REFUSED' })),
    )
    return new Problem(400, 'INVALID_CREDENTIALS')
  }
  if (!found?.passwordHash || !accepted) throw await refuse()

  const token = createToken()
  const deviceToken = known?.token ?? createToken()
  const { userId, passwordHash } = found
  const limits = environment.sessionLimits[remembered ? 'remembered' : 'current']
  const session = {
    id: createId(clock),
    tokenHash: hashToken(token),
    userId,
    remembered,
    device: describeDevice(userAgent),
    deviceHash: hashToken(deviceToken),
    createdAt: at,
    expiresAt: after(now, limits.idleMs),
  }
  const notice = newDeviceNotice({
    userId,
    device: session.device,
    at: now,
    timeZone: conventions.timeZone,
  })
  const begun = await database.system(async (transaction) => {
    const [row] = await transaction.run(beginSession(session, passwordHash))
    if (!row) return undefined
    const [earlier, , , , ...person] = await transaction.all(
      selectAnyDevice(userId),
      keepDevice(userId, session.deviceHash, at),
      forgetOldestDevices(userId),
      insertAccess({ ...access, event: 'SIGN_IN' }),
      ...provenUserCommands(userId),
    )
    const isNews = !known && earlier.length > 0
    const isFirstToday =
      isNews && (await transaction.run(countDeviceNotice(userId, now))).attempts === 1
    const notices = isFirstToday ? [notice] : []
    if (notices.length > 0) await jobs.enqueue(transaction, notices)
    return { user: toUser(...person), notices }
  })
  if (!begun?.user) throw await refuse()
  jobs.wake(begun.notices)
  await attempt.forgive()
  return { user: begun.user, token, deviceToken }
}
