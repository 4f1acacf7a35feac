// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of marks is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /firm/gazettes`. Refused with `CONFLICT`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_UNAVAILABLE`, `GAZETTE_INVALID`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const importGazette = { path: '/firm/gazettes', body: 'awsFileKey', idempotent: true, method: 'post', id: 'importGazette' } as const

/** `GET /firm/gazettes`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listGazettes = { path: '/firm/gazettes', query: 'limit page cursor', method: 'get', id: 'listGazettes' } as const

/** `GET /firm/gazettes/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getGazette = { path: '/firm/gazettes/{id}', method: 'get', id: 'getGazette' } as const

/** `GET /firm/marcas`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmMarks = { path: '/firm/marcas', query: 'customerId statusKey apolStatus processNumber limit page cursor', method: 'get', id: 'listFirmMarks' } as const

/** `GET /firm/marcas/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmMark = { path: '/firm/marcas/{id}', versioned: true, method: 'get', id: 'getFirmMark' } as const

/** `PATCH /firm/marcas/{id}`. Refused with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmMark = { path: '/firm/marcas/{id}', versionOf: '/firm/marcas/{id}', body: 'name description apresentacao natureza', idempotent: true, method: 'patch', id: 'updateFirmMark' } as const

/** `POST /firm/marcas/{id}/processes`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MARK_PROCESS_EXISTS`, `NOT_FOUND`, `STAFF_ONLY`. */
export const addMarkProcess = { path: '/firm/marcas/{id}/processes', body: 'number apolStatus occurredOn', idempotent: true, method: 'post', id: 'addMarkProcess' } as const

/** `DELETE /firm/marcas/{id}/processes/{processId}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const removeMarkProcess = { path: '/firm/marcas/{id}/processes/{processId}', removes: true, method: 'delete', id: 'removeMarkProcess' } as const

/** `PATCH /firm/marcas/{id}/processes/{processId}`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const updateMarkProcess = { path: '/firm/marcas/{id}/processes/{processId}', body: 'apolStatus occurredOn text', idempotent: true, method: 'patch', id: 'updateMarkProcess' } as const

/** `POST /marcas`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MARK_FILE_REFUSED`, `NOT_FOUND`, `NO_BUSINESS`. */
export const createMark = { path: '/marcas', body: 'name description attachments contrato email isPJ product apres cpf customerName country UF city address CEP user', idempotent: true, method: 'post', id: 'createMark' } as const

/** `GET /marcas`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listMarks = { path: '/marcas', query: 'text limit page cursor', method: 'get', id: 'listMarks' } as const

/** `GET /marcas/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getMark = { path: '/marcas/{id}', versioned: true, method: 'get', id: 'getMark' } as const

/** `PATCH /marcas/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MARK_FILE_REFUSED`, `MARK_UPDATE_INVALID`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateMark = { path: '/marcas/{id}', versionOf: '/marcas/{id}', api: 'customer', body: 'name logo', idempotent: true, method: 'patch', id: 'updateMark' } as const

/** `GET /marcas/{id}/history`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listMarkHistory = { path: '/marcas/{id}/history', query: 'limit page cursor', method: 'get', id: 'listMarkHistory' } as const

/** `POST /marcas/import/`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`. */
export const importMarks = { path: '/marcas/import/', body: 'marcaProcessNumber', idempotent: true, method: 'post', id: 'importMarks' } as const
