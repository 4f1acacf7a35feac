import type { Handler } from '../../http/operation.ts'
import { selectSessions } from './session-list.store.ts'

/** The sessions of the signed-in user. */
export const listSessions: Handler<'listSessions'> = async ({ unit, now, services }) => {
  const { userId, sessionId } = await unit.principal()
  const sessions = await services.database.system((transaction) =>
    transaction.run(selectSessions(userId, sessionId, now.toISOString())),
  )
  return { sessions }
}
