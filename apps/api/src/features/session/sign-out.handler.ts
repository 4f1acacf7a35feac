import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { deleteSession, insertAccess } from '../credentials/session.store.ts'

/** Ends the session of the token; it is refused from now on. */
export const signOut: Handler<'signOut'> = async ({ unit, address, now, services }) => {
  const { sessionId, userId } = await unit.principal()
  const entry = { id: createId(services.clock), userId, address, createdAt: now.toISOString() }
  await services.database.system((transaction) =>
    transaction.all(deleteSession(sessionId), insertAccess({ ...entry, event: 'SIGN_OUT' })),
  )
}
