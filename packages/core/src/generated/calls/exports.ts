// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of exports is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /exports`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const createDataExport = { path: '/exports', settles: true, method: 'post', id: 'createDataExport' } as const

/** `GET /exports`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const listDataExports = { path: '/exports', query: 'limit page cursor', method: 'get', id: 'listDataExports' } as const

/** `GET /exports/{id}/download`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const downloadDataExport = { path: '/exports/{id}/download', signed: true, method: 'get', id: 'downloadDataExport' } as const
