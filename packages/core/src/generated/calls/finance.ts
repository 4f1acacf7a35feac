// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of finance is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /{paymentProvider}/payments/overdue`. Refused with `ADMIN_ONLY`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `INVOICE_NOT_OPEN`, `NOT_FOUND`, `PAYMENT_NOT_PENDING`, `RECEIPT_TYPE_INVALID`. */
export const reportOverduePayment = { path: '/{paymentProvider}/payments/overdue', body: 'customerId billingId data', idempotent: true, method: 'post', id: 'reportOverduePayment' } as const

/** `GET /financial/billings/{cpfOrCnpj}`. Refused with `ADMIN_ONLY`, `NOT_FOUND`. */
export const listBillings = { path: '/financial/billings/{cpfOrCnpj}', query: 'limit page cursor', method: 'get', id: 'listBillings' } as const

/** `GET /financial/receipts`. Refused with `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const listSentReceipts = { path: '/financial/receipts', query: 'limit page cursor', method: 'get', id: 'listSentReceipts' } as const

/** `POST /firm/billings`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createBilling = { path: '/firm/billings', body: 'customerId description value dueDate status invoiceUrl providerReference', idempotent: true, method: 'post', id: 'createBilling' } as const

/** `GET /firm/billings`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmBillings = { path: '/firm/billings', query: 'customerId status limit page cursor', method: 'get', id: 'listFirmBillings' } as const

/** `GET /firm/billings/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmBilling = { path: '/firm/billings/{id}', versioned: true, method: 'get', id: 'getFirmBilling' } as const

/** `PATCH /firm/billings/{id}`. Refused with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateBilling = { path: '/firm/billings/{id}', versionOf: '/firm/billings/{id}', body: 'description value dueDate status invoiceUrl providerReference', idempotent: true, method: 'patch', id: 'updateBilling' } as const

/** `GET /firm/receipts`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listReceipts = { path: '/firm/receipts', query: 'customerId status limit page cursor', method: 'get', id: 'listReceipts' } as const

/** `GET /firm/receipts/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getReceipt = { path: '/firm/receipts/{id}', versioned: true, method: 'get', id: 'getReceipt' } as const

/** `PATCH /firm/receipts/{id}`. Refused with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const reviewReceipt = { path: '/firm/receipts/{id}', versionOf: '/firm/receipts/{id}', body: 'status note', idempotent: true, method: 'patch', id: 'reviewReceipt' } as const
