import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { verifyPassword } from '../credentials/passwords.ts'
import { insertAccess, selectCredentials } from '../credentials/session.store.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { countSignIn, recogniseDevice } from './signing-in-device.ts'

/** Signs a user in. A refusal does not reveal whether the e-mail exists. */
export const signIn: Handler<'signIn'> = async (call) => {
  const { body, address, now, services } = call
  const { database, clock } = services
  const { email, password, deviceTokens = [] } = body
  const known = await recogniseDevice(database, email, deviceTokens)
  const attempt = await countSignIn(database, now, known, { email, address })

  const [found] = await database.system((transaction) => transaction.run(selectCredentials(email)))
  const accepted = await verifyPassword(found?.passwordHash ?? undefined, password)
  const signedIn =
    found?.passwordHash && accepted
      ? await beginSignIn(call, { userId: found.userId, passwordHash: found.passwordHash, known })
      : undefined
  if (!signedIn) {
    const access = {
      id: createId(clock),
      userId: found?.userId ?? null,
      address,
      createdAt: now.toISOString(),
    }
    await database.system((transaction) =>
      transaction.run(insertAccess({ ...access, event: 'SIGN_IN_REFUSED' })),
    )
    throw new Problem(400, 'INVALID_CREDENTIALS')
  }
  await attempt.forgive()
  return signedIn
}
