import * as calls from '../generated/calls/session.ts'
import { defineCommand, defineQuery } from '../http/index.ts'

/** `GET /sessions`: the devices where the user is signed in, the session of the call first. */
export const listSessions = defineQuery(calls.listSessions, {
  resource: 'sessions',
  meta: { failure: 'session.listFailed' },
})

/**
 * `DELETE /sessions/{id}`: ends one session. Its device is then no longer a known one, unless the session of
 * the call is on it too. 404 for sessions of other users.
 */
export const endSession = defineCommand(calls.endSession, {
  success: 'session.ended',
  failure: 'session.endFailed',
  stale: ['sessions'],
})

/** `DELETE /sessions`: signs out of all other devices. */
export const endOtherSessions = defineCommand(calls.endOtherSessions, {
  success: 'session.othersEnded',
  failure: 'session.endFailed',
  stale: ['sessions'],
})
