// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of calendar is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /calendar/{token}.ics`. Refused with `NOT_FOUND`. */
export const getCalendar = { path: '/calendar/{token}.ics', method: 'get', id: 'getCalendar' } as const

/** `POST /calendarAddress`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `CUSTOMER_ONLY`. */
export const createCalendarAddress = { path: '/calendarAddress', settles: true, method: 'post', id: 'createCalendarAddress' } as const

/** `DELETE /calendarAddress`. Refused with `CUSTOMER_ONLY`. */
export const deleteCalendarAddress = { path: '/calendarAddress', removes: true, method: 'delete', id: 'deleteCalendarAddress' } as const

/** `GET /calendarAddress`. Refused with `CUSTOMER_ONLY`. */
export const getCalendarAddress = { path: '/calendarAddress', method: 'get', id: 'getCalendarAddress' } as const
