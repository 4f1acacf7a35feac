// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of files is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /signedDownloadFileUrl`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const createDownload = { path: '/signedDownloadFileUrl', query: 'key', signed: true, method: 'get', id: 'createDownload' } as const

/** `GET /signedPutFileUrl`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `FILES_QUOTA_EXCEEDED`, `FILE_EMPTY`, `FILE_TYPE_INVALID`, `NOT_FOUND`, `RECEIPTS_WAITING`, `STAFF_ONLY`. */
export const createUpload = { path: '/signedPutFileUrl', query: 'fileName fileType type fileSize publicRead logo', signed: true, method: 'get', id: 'createUpload' } as const
