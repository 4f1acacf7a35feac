import * as calls from '../generated/calls/session.ts'
import { askAgain } from '../http/ask-again.ts'
import { defineCommand, defineQuery } from '../http/index.ts'

/** `GET /sessions`: where the signed-in user is signed in, the session of the call first. */
export const listSessions = defineQuery(calls.listSessions, {
  resource: 'sessions',
  meta: { failure: 'session.listFailed' },
})

/**
 * `DELETE /sessions/{id}`: signs out of one device, which is not known any more; sent once more when it got no answer.
 * 404 for others' sessions.
 */
export const endSession = askAgain(
  defineCommand(calls.endSession, {
    success: 'session.ended',
    failure: 'session.endFailed',
    stale: ['sessions'],
  }),
  { data: undefined },
)

/** `DELETE /sessions`: signs out of all other devices, in the same way. */
export const endOtherSessions = askAgain(
  defineCommand(calls.endOtherSessions, {
    success: 'session.othersEnded',
    failure: 'session.endFailed',
    stale: ['sessions'],
  }),
)
