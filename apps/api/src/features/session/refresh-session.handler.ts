import { unauthenticated } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { toUser, userCommands } from '../users/users.store.ts'
import { extendSession } from './session.store.ts'
import { after, SESSION_MS } from './tokens.ts'

/** Lets the session live on and answers the user as they are now. */
export const refreshSession: Handler<'refreshSession'> = async ({ unit, token, now, services }) => {
  const { sessionId, userId } = await unit.principal()
  const [, ...person] = await services.database.system((transaction) =>
    transaction.all(extendSession(sessionId, after(now, SESSION_MS)), ...userCommands(userId)),
  )
  const user = toUser(...person)
  if (!user || token === null) throw unauthenticated()
  return { user, token }
}
