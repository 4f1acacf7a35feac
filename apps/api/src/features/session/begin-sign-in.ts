import { createId } from '../../db/ids.ts'
import { hashToken } from '../../http/bearer.ts'
import type { Call } from '../../http/operation.ts'
import type { JobOf } from '../../ports/jobs.ts'
import { countDeviceNotice } from '../credentials/attempts.ts'
import { beginSession, insertAccess } from '../credentials/session.store.ts'
import { after, createToken } from '../credentials/tokens.ts'
import { provenUserCommands, toUser, type User } from '../users/users.store.ts'
import { describeDevice } from './device.rules.ts'
import { forgetOldestDevices, keepDevice, selectAnyDevice } from './known-devices.store.ts'
import { newDeviceNotice } from './new-device-notice.ts'
import type { KnownDevice } from './signing-in-device.ts'

/** An authenticated user, and the proof. */
interface Proven {
  readonly userId: string
  /** The hash that the password was verified against. */
  readonly passwordHash: string
  readonly known: KnownDevice | undefined
}

/** A session that has begun. */
interface SignedIn {
  readonly user: User
  readonly token: string
  readonly deviceToken: string
}

/**
 * Begins the session of a user and records the device, in one transaction. A sign-in on an unknown device
 * is reported by e-mail, except for the first of an account, and at most once a day.
 * @returns nothing when the user was blocked or their password was changed meanwhile
 */
export async function beginSignIn(
  { body, address, now, userAgent, services }: Call<'signIn'>,
  { userId, passwordHash, known }: Proven,
): Promise<SignedIn | undefined> {
  const { database, clock, environment, jobs, conventions } = services
  const { remember: remembered = false } = body
  const at = now.toISOString()
  const token = createToken()
  const deviceToken = known?.token ?? createToken()
  const limits = environment.sessionLimits[remembered ? 'remembered' : 'current']
  const device = describeDevice(userAgent)
  const session = {
    id: createId(clock),
    tokenHash: hashToken(token),
    userId,
    remembered,
    device,
    deviceHash: hashToken(deviceToken),
    createdAt: at,
    expiresAt: after(now, Math.min(limits.idleMs, limits.maxMs)),
  }
  const access = { id: createId(clock), userId, address, createdAt: at }
  const notice = newDeviceNotice({ userId, device, at: now, timeZone: conventions.timeZone })

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
    const notices: JobOf<'accountNotice'>[] = isFirstToday ? [notice] : []
    if (notices.length > 0) await jobs.enqueue(transaction, notices)
    return { user: toUser(...person), notices }
  })
  if (!begun?.user) return undefined
  jobs.wake(begun.notices)
  return { user: begun.user, token, deviceToken }
}
