import * as calls from '../generated/calls/live-chat.ts'
import { defineQuery } from '../http/index.ts'

/** `GET /live-chat/guest`: the signed-in user as a guest of the live chat. */
export const getLiveChatGuest = defineQuery(calls.getLiveChatGuest, {
  resource: 'users',
  // The user did not ask for it: a failure is only logged.
  meta: { silent: true },
})
