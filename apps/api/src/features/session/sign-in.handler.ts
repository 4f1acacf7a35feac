import { createId } from '../../db/ids.ts'
import { hashToken } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { toUser, userCommands } from '../users/users.store.ts'
import { countAttemptOn } from './attempts.ts'
import { verifyPassword } from './passwords.ts'
import { insertAccess, insertSession, selectCredentials } from './session.store.ts'
import { after, createToken, SESSION_MS } from './tokens.ts'

/** Signs a user in. Refuses without saying whether the e-mail exists; limited by attempts. */
export const signIn: Handler<'signIn'> = async ({ body, address, now, services }) => {
  const { database, clock } = services
  const { email, password } = body
  const attempt = await countAttemptOn(database, now, { kind: 'signIn', email, address })

  const [found] = await database.system((transaction) => transaction.run(selectCredentials(email)))
  const accepted = await verifyPassword(found?.passwordHash ?? undefined, password)
  const access = {
    id: createId(clock),
    userId: found?.userId ?? null,
    address,
    createdAt: now.toISOString(),
  }

  if (!found || !accepted) {
    await database.system((transaction) =>
      transaction.run(insertAccess({ ...access, event: 'SIGN_IN_REFUSED' })),
    )
    throw new Problem(400, 'INVALID_CREDENTIALS')
  }

  const token = createToken()
  const { userId } = found
  const session = {
    id: createId(clock),
    tokenHash: hashToken(token),
    userId,
    createdAt: access.createdAt,
    expiresAt: after(now, SESSION_MS),
  }
  const [, , ...person] = await database.system((transaction) =>
    transaction.all(
      insertSession(session),
      insertAccess({ ...access, event: 'SIGN_IN' }),
      ...userCommands(userId),
    ),
  )
  await attempt.forgive()
  const user = toUser(...person)
  if (!user) throw new Problem(400, 'INVALID_CREDENTIALS')
  return { user, token }
}
