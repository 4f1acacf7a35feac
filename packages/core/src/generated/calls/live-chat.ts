// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of live-chat is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /live-chat/guest`. Refused with `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getLiveChatGuest = { path: '/live-chat/guest', method: 'get', id: 'getLiveChatGuest' } as const
