// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of events is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /events`. */
export const streamEvents = { path: '/events', query: 'missedMs', method: 'get', id: 'streamEvents' } as const
