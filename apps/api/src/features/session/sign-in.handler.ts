import { createId } from '../../db/ids.ts'
import { hashToken } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { provenUserCommands, toUser } from '../users/users.store.ts'
import { countAttemptOn } from './attempts.ts'
import { verifyPassword } from './passwords.ts'
import { beginSession, insertAccess, selectCredentials } from './session.store.ts'
import { after, createToken } from './tokens.ts'

/** Signs a user in. Refuses without saying whether the e-mail exists; limited by attempts. */
export const signIn: Handler<'signIn'> = async ({ body, address, now, services }) => {
  const { database, clock, environment } = services
  const { email, password, remember: remembered = false } = body
  const attempt = await countAttemptOn(database, now, { kind: 'signIn', email, address })

  const [found] = await database.system((transaction) => transaction.run(selectCredentials(email)))
  const accepted = await verifyPassword(found?.passwordHash ?? undefined, password)
  const access = {
    id: createId(clock),
    userId: found?.userId ?? null,
    address,
    createdAt: now.toISOString(),
  }

  async function refuse(): Promise<Problem> {
    await database.system((transaction) =>
      transaction.run(insertAccess({ ...access, event: 'SIGN_IN_REFUSED' })),
    )
    return new Problem(400, 'INVALID_CREDENTIALS')
  }
  if (!found?.passwordHash || !accepted) throw await refuse()

  const token = createToken()
  const limits = environment.sessionLimits[remembered ? 'remembered' : 'current']
  const { userId, passwordHash } = found
  const session = {
    id: createId(clock),
    tokenHash: hashToken(token),
    userId,
    remembered,
    device: null,
    createdAt: access.createdAt,
    expiresAt: after(now, Math.min(limits.idleMs, limits.maxMs)),
  }
  const user = await database.system(async (transaction) => {
    const [begun] = await transaction.run(beginSession(session, passwordHash))
    if (!begun) return undefined
    const [, ...person] = await transaction.all(
      insertAccess({ ...access, event: 'SIGN_IN' }),
      ...provenUserCommands(userId),
    )
    return toUser(...person)
  })
  if (!user) throw await refuse()
  await attempt.forgive()
  return { user, token }
}
