import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import {
  deleteOtherSessions,
  forgetOtherDevices,
  insertAccess,
} from '../credentials/session.store.ts'
import { deleteOwnSession, forgetDevice } from './session-list.store.ts'

/**
 * Ends one of the user's sessions, and forgets its device, so that whoever has the device is not recognised
 * as the user. The device of the call stays known as long as its session. Another user's session is reported
 * as not found.
 */
export const endSession: Handler<'endSession'> = async (call) => {
  const { unit, params, address, now, services } = call
  const { userId, sessionId } = await unit.principal()
  const at = now.toISOString()
  const entry = { id: createId(services.clock), userId, address, createdAt: at }
  await services.database.system(async (transaction) => {
    const [ended] = await transaction.run(deleteOwnSession(userId, params.id, at))
    if (!ended) throw notFound()
    const { deviceHash } = ended
    await transaction.all(
      insertAccess({ ...entry, event: 'SIGN_OUT' }),
      ...(deviceHash === null ? [] : [forgetDevice(userId, deviceHash, sessionId)]),
    )
  })
}

/** Ends all sessions of the user except that of the call, and forgets their devices. */
export const endOtherSessions: Handler<'endOtherSessions'> = async (call) => {
  const { unit, address, now, services } = call
  const { userId, sessionId } = await unit.principal()
  const entry = { id: createId(services.clock), userId, address, createdAt: now.toISOString() }
  await services.database.system((transaction) =>
    transaction.all(
      forgetOtherDevices(userId, sessionId),
      deleteOtherSessions(userId, sessionId),
      insertAccess({ ...entry, event: 'SIGN_OUT' }),
    ),
  )
}
