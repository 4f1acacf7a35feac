// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of customers is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /customers`. Refused with `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getCustomer = { path: '/customers', api: 'customer', query: 'detailed allUsers', versioned: true, method: 'get', id: 'getCustomer' } as const

/** `PUT /customers`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`, `PRECONDITION_FAILED`. */
export const updateCustomer = { path: '/customers', versionOf: '/customers', api: 'customer', body: 'name cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement', idempotent: true, method: 'put', id: 'updateCustomer' } as const

/** `GET /customers/{id}/businessDefault`. Refused with `ACCESS_CHURNED`, `NOT_FOUND`, `NO_BUSINESS`. */
export const getDefaultBusiness = { path: '/customers/{id}/businessDefault', api: 'customer', versioned: true, method: 'get', id: 'getDefaultBusiness' } as const

/** `GET /customers/{id}/tags`. Refused with `NOT_FOUND`. */
export const listCustomerTags = { path: '/customers/{id}/tags', api: 'customer', query: 'limit page cursor', method: 'get', id: 'listCustomerTags' } as const

/** `DELETE /customers/{id}/tags/{tagId}`. Refused with `ADMIN_ONLY`, `CUSTOMER_TAG_REFUSED`, `NOT_FOUND`. */
export const removeCustomerTag = { path: '/customers/{id}/tags/{tagId}', api: 'customer', removes: true, method: 'delete', id: 'removeCustomerTag' } as const

/** `PATCH /customers/legalRepresentative`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateLegalRepresentative = { path: '/customers/legalRepresentative', versionOf: '/customers', api: 'customer', body: 'name cpf email', idempotent: true, method: 'patch', id: 'updateLegalRepresentative' } as const

/** `POST /firm/customers`. Refused with `CONFLICT`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `STAFF_ONLY`. */
export const createFirmCustomer = { path: '/firm/customers', api: 'customer', body: 'name personType cpf cnpj type customerType hasActiveContact legalRepresentative', idempotent: true, method: 'post', id: 'createFirmCustomer' } as const

/** `GET /firm/customers`. Refused with `STAFF_ONLY`. */
export const listFirmCustomers = { path: '/firm/customers', api: 'customer', query: 'search contractState limit page cursor', method: 'get', id: 'listFirmCustomers' } as const

/** `GET /firm/customers/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmCustomer = { path: '/firm/customers/{id}', api: 'customer', versioned: true, method: 'get', id: 'getFirmCustomer' } as const

/** `PATCH /firm/customers/{id}`. Refused with `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmCustomer = { path: '/firm/customers/{id}', versionOf: '/firm/customers/{id}', api: 'customer', body: 'name personType cpf cnpj type customerType hasActiveContact legalRepresentative', idempotent: true, method: 'patch', id: 'updateFirmCustomer' } as const

/** `PATCH /firm/customers/{id}/contract`. Refused with `FILE_KEY_INVALID`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmContract = { path: '/firm/customers/{id}/contract', versionOf: '/firm/customers/{id}', api: 'customer', body: 'isChurn accessAllowedUntil hasSuspendedContract hasPaymentOverdue paymentOverdueSince isPremium isSpecificDemand customerAccess saleDate serviceContractAwsKey', idempotent: true, method: 'patch', id: 'updateFirmContract' } as const

/** `POST /firm/customers/{id}/tags`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const addFirmCustomerTag = { path: '/firm/customers/{id}/tags', api: 'customer', body: 'name', idempotent: true, method: 'post', id: 'addFirmCustomerTag' } as const

/** `DELETE /firm/customers/{id}/tags/{tagId}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const removeFirmCustomerTag = { path: '/firm/customers/{id}/tags/{tagId}', api: 'customer', removes: true, method: 'delete', id: 'removeFirmCustomerTag' } as const

/** `GET /metrics/overdue-customers`. */
export const listOverdueCustomers = { path: '/metrics/overdue-customers', query: 'limit page cursor', method: 'get', id: 'listOverdueCustomers' } as const
