// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of items is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /demands/{id}/attachments`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const listDemandAttachments = { path: '/demands/{id}/attachments', query: 'limit cursor', method: 'get', id: 'listDemandAttachments' } as const

/** `POST /demands/{id}/items`. Refused with `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `DEMAND_TRANSITION_REFUSED`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_EMPTY`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createDemandItem = { path: '/demands/{id}/items', body: 'type content template attachments customFields', idempotent: true, method: 'post', id: 'createDemandItem' } as const

/** `GET /demands/{id}/items`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const listDemandItems = { path: '/demands/{id}/items', query: 'limit cursor', method: 'get', id: 'listDemandItems' } as const

/** `POST /demands/{id}/items/message`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_CHAT_CLOSED`, `DEMAND_NOT_FOUND`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_EMPTY`, `NOT_FOUND`. */
export const postDemandMessage = { path: '/demands/{id}/items/message', body: 'content attachments backofficeUserId', idempotent: true, method: 'post', id: 'postDemandMessage' } as const

/** `GET /demands/{id}/items/mostRecent`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getMostRecentDemandItem = { path: '/demands/{id}/items/mostRecent', method: 'get', id: 'getMostRecentDemandItem' } as const

/** `DELETE /firm/demands/{id}/items/{itemId}`. Refused with `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_NOT_DELETABLE`, `NOT_FOUND`, `STAFF_ONLY`. */
export const deleteDemandItem = { path: '/firm/demands/{id}/items/{itemId}', idempotent: true, settles: true, method: 'delete', id: 'deleteDemandItem' } as const
