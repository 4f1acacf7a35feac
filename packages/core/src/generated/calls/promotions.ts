// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of promotions is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /firm/popups`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createPopup = { path: '/firm/popups', body: 'title description img link startDate endDate', idempotent: true, method: 'post', id: 'createPopup' } as const

/** `GET /firm/popups`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listPopups = { path: '/firm/popups', query: 'limit page cursor', method: 'get', id: 'listPopups' } as const

/** `DELETE /firm/popups/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deletePopup = { path: '/firm/popups/{id}', versionOf: '/firm/popups/{id}', removes: true, method: 'delete', id: 'deletePopup' } as const

/** `GET /firm/popups/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getPopup = { path: '/firm/popups/{id}', versioned: true, method: 'get', id: 'getPopup' } as const

/** `PATCH /firm/popups/{id}`. Refused with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updatePopup = { path: '/firm/popups/{id}', versionOf: '/firm/popups/{id}', body: 'title description img link startDate endDate', idempotent: true, method: 'patch', id: 'updatePopup' } as const

/** `GET /popup/today`. Refused with `ACCESS_CHURNED`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getTodayPopup = { path: '/popup/today', method: 'get', id: 'getTodayPopup' } as const

/** `GET /popup/visualizated/{popupId}/{userId}`. Refused with `ACCESS_CHURNED`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getPopupView = { path: '/popup/visualizated/{popupId}/{userId}', method: 'get', id: 'getPopupView' } as const

/** `POST /popup/visualizated/{popupId}/{userId}`. Refused with `ACCESS_CHURNED`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const viewPopup = { path: '/popup/visualizated/{popupId}/{userId}', settles: true, method: 'post', id: 'viewPopup' } as const
