// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of businesses is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /business`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `CONFLICT`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `FILE_TYPE_INVALID`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `SUPER_ADMIN_ONLY`. */
export const createBusiness = { path: '/business', api: 'customer', body: 'name personType cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement isInternational logo customerId', idempotent: true, method: 'post', id: 'createBusiness' } as const

/** `GET /business`. Refused with `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const listBusinesses = { path: '/business', api: 'customer', query: 'includeAll allUsers firstUsers', method: 'get', id: 'listBusinesses' } as const

/** `DELETE /business/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_IN_USE`, `CONFLICT`, `NOT_FOUND`, `PRECONDITION_FAILED`, `SUPER_ADMIN_ONLY`. */
export const deleteBusiness = { path: '/business/{id}', versionOf: '/business/{id}', api: 'customer', removes: true, method: 'delete', id: 'deleteBusiness' } as const

/** `GET /business/{id}`. Refused with `ACCESS_CHURNED`, `NOT_FOUND`. */
export const getBusiness = { path: '/business/{id}', api: 'customer', versioned: true, method: 'get', id: 'getBusiness' } as const

/** `PATCH /business/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `SUPER_ADMIN_ONLY`. */
export const updateBusiness = { path: '/business/{id}', versionOf: '/business/{id}', api: 'customer', body: 'name personType cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement isInternational logo', idempotent: true, method: 'patch', id: 'updateBusiness' } as const

/** `POST /business/associate-user`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_ASSOCIATION_REFUSED`, `FIRM_ADMIN_ONLY`, `NOT_FOUND`, `SUPER_ADMIN_ONLY`. */
export const associateBusinessUser = { path: '/business/associate-user', api: 'customer', body: 'businessId userId', settles: true, method: 'post', id: 'associateBusinessUser' } as const

/** `GET /business/demandCounts`. Refused with `CUSTOMER_ONLY`, `SUPER_ADMIN_ONLY`. */
export const listBusinessCounts = { path: '/business/demandCounts', api: 'customer', method: 'get', id: 'listBusinessCounts' } as const

/** `POST /business/desassociate-user`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_ASSOCIATION_REFUSED`, `FIRM_ADMIN_ONLY`, `NOT_FOUND`, `SUPER_ADMIN_ONLY`. */
export const dissociateBusinessUser = { path: '/business/desassociate-user', api: 'customer', body: 'businessId userId', settles: true, method: 'post', id: 'dissociateBusinessUser' } as const

/** `GET /firm/customers/{id}/business`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmCustomerBusinesses = { path: '/firm/customers/{id}/business', api: 'customer', method: 'get', id: 'listFirmCustomerBusinesses' } as const
