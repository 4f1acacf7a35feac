import * as calls from '../generated/calls/live-chat.ts'
import { defineQuery } from '../http/index.ts'

/** `GET /live-chat/guest`: who the signed-in user is for the live chat. */
export const getLiveChatGuest = defineQuery(calls.getLiveChatGuest, {
  resource: 'users',
  // Nobody has asked for it: what fails is only logged.
  meta: { silent: true },
})
