// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of documents is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /documents`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_CHAT_CLOSED`, `DEMAND_NOT_FOUND`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createDocument = { path: '/documents', body: 'demandId name awsFileKey flagged fields customFields status', idempotent: true, method: 'post', id: 'createDocument' } as const

/** `GET /documents`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const listDocuments = { path: '/documents', query: 'demandId templateId own startDate endDate name limit page cursor', method: 'get', id: 'listDocuments' } as const

/** `GET /documents/{id}`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getDocument = { path: '/documents/{id}', versioned: true, method: 'get', id: 'getDocument' } as const

/** `GET /documents/{id}/download`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const downloadDocument = { path: '/documents/{id}/download', query: 'format', signed: true, method: 'get', id: 'downloadDocument' } as const

/** `PATCH /firm/documents/{id}`. Refused with `BUSINESS_FORBIDDEN`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmDocument = { path: '/firm/documents/{id}', versionOf: '/documents/{id}', body: 'name flagged customFields status', idempotent: true, method: 'patch', id: 'updateFirmDocument' } as const
