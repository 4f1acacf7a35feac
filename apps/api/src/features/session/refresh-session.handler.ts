import { createId } from '../../db/ids.ts'
import { unauthenticated } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { insertAccess, noteUse, selectLiveSession } from '../credentials/session.store.ts'
import { provenUserCommands, toUser } from '../users/users.store.ts'

/** Extends the session and returns the current user: the first call of a page. */
export const refreshSession: Handler<'refreshSession'> = async (call) => {
  const { unit, token, address, now, services } = call
  const { database, clock, environment } = services
  const { sessionId, userId } = await unit.principal()
  const entry = { id: createId(clock), userId, address, createdAt: now.toISOString() }
  const person = await database.system(async (transaction) => {
    const [live, , , ...found] = await transaction.all(
      selectLiveSession(sessionId, entry.createdAt),
      noteUse(sessionId, entry.createdAt, environment.sessionLimits),
      insertAccess({ ...entry, event: 'SESSION_RESUMED' }),
      ...provenUserCommands(userId),
    )
    // It may have ended since it was looked up: then nothing was extended.
    if (live.length === 0) throw unauthenticated()
    return found
  })
  const user = toUser(...person)
  if (!user || token === null) throw unauthenticated()
  return { user, token }
}
