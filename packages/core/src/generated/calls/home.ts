// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of home is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /home`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getHome = { path: '/home', query: 'statusKey limit', method: 'get', id: 'getHome' } as const

/** `GET /home/shell`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getShell = { path: '/home/shell', method: 'get', id: 'getShell' } as const

/** `GET /home/waiting`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`. */
export const countWaitingDemands = { path: '/home/waiting', method: 'get', id: 'countWaitingDemands' } as const
