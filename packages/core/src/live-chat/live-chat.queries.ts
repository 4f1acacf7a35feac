import { defineQuery } from '../http/index.ts'

/** `GET /live-chat/guest`: who the signed-in user is for the live chat. */
export const getLiveChatGuest = defineQuery({
  resource: 'users',
  path: '/live-chat/guest',
  request: () => ({}),
})
