// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of users is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /confirm-email`. Refused with `EMAIL_LINK_EXPIRED`, `EMAIL_UNAVAILABLE`. */
export const confirmEmail = { path: '/confirm-email', api: 'customer', body: 'email token', method: 'post', id: 'confirmEmail' } as const

/** `GET /firm/audit`. Refused with `FIRM_ADMIN_ONLY`, `STAFF_ONLY`. */
export const listFirmAudit = { path: '/firm/audit', api: 'customer', query: 'actorId customerId subjectId event startDate endDate limit page cursor', method: 'get', id: 'listFirmAudit' } as const

/** `GET /firm/removedUsers`. Refused with `STAFF_ONLY`. */
export const listFirmRemovedUsers = { path: '/firm/removedUsers', api: 'customer', query: 'limit page cursor', method: 'get', id: 'listFirmRemovedUsers' } as const

/** `POST /firm/removedUsers/{id}/restore`. Refused with `CONFLICT`, `EMAIL_UNAVAILABLE`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `USER_REMOVAL_FINAL`. */
export const restoreFirmUser = { path: '/firm/removedUsers/{id}/restore', api: 'customer', idempotent: true, settles: true, method: 'post', id: 'restoreFirmUser' } as const

/** `POST /firm/users`. Refused with `CONFLICT`, `EMAIL_UNAVAILABLE`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `USER_ROLE_OF_CUSTOMER`, `USER_ROLE_OF_FIRM`. */
export const createFirmUser = { path: '/firm/users', api: 'customer', body: 'customerId name email phone occupation customerAdmin customerSuperAdmin firmAdmin', idempotent: true, method: 'post', id: 'createFirmUser' } as const

/** `GET /firm/users`. Refused with `STAFF_ONLY`. */
export const listFirmUsers = { path: '/firm/users', api: 'customer', query: 'customerId type status name limit page cursor', method: 'get', id: 'listFirmUsers' } as const

/** `PUT /firm/users/{id}`. Refused with `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PASSWORD_INCORRECT`, `PASSWORD_REQUIRED`, `PRECONDITION_FAILED`, `STAFF_ONLY`, `USER_EMAIL_PROTECTED`, `USER_LAST_FIRM_ADMIN`, `USER_ROLE_OF_CUSTOMER`, `USER_ROLE_OF_FIRM`, `USER_ROLE_PROTECTED`. */
export const updateFirmUser = { path: '/firm/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'name email phone occupation customerAdmin customerSuperAdmin firmAdmin currentPassword', idempotent: true, method: 'put', id: 'updateFirmUser' } as const

/** `POST /firm/users/{id}/link`. Refused with `CONFLICT`, `NOT_FOUND`, `STAFF_ONLY`, `USER_BLOCKED`. */
export const sendFirmUserLink = { path: '/firm/users/{id}/link', api: 'customer', method: 'post', id: 'sendFirmUserLink' } as const

/** `PATCH /firm/users/{id}/status`. Refused with `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`, `USER_OWN_ACCOUNT`, `USER_RANK_PROTECTED`. */
export const updateFirmUserStatus = { path: '/firm/users/{id}/status', versionOf: '/users/{id}', api: 'customer', body: 'status', idempotent: true, method: 'patch', id: 'updateFirmUserStatus' } as const

/** `GET /user/userLogged`. */
export const getLoggedUser = { path: '/user/userLogged', api: 'customer', versioned: true, method: 'get', id: 'getLoggedUser' } as const

/** `POST /users`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `EMAIL_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `USER_ADMIN_GRANT`. */
export const createUser = { path: '/users', api: 'customer', body: 'name email phone occupation customerAdmin', idempotent: true, method: 'post', id: 'createUser' } as const

/** `GET /users`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`. */
export const listUsers = { path: '/users', api: 'customer', query: 'includeBlocked inBusiness name limit page cursor', method: 'get', id: 'listUsers' } as const

/** `PUT /users`. Refused with `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `PASSWORD_INCORRECT`, `PASSWORD_REQUIRED`, `PRECONDITION_FAILED`, `USER_ADMIN_GRANT`, `USER_ROLE_OF_CUSTOMER`. */
export const updateLoggedUser = { path: '/users', versionOf: '/user/userLogged', api: 'customer', body: 'name email phone occupation customerAdmin currentPassword', idempotent: true, method: 'put', id: 'updateLoggedUser' } as const

/** `DELETE /users/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ADMIN_ONLY`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `USER_HEIR_IS_REMOVED`, `USER_HEIR_OUTSIDE_BUSINESS`, `USER_HEIR_REQUIRED`, `USER_HEIR_UNKNOWN`, `USER_OWN_ACCOUNT`, `USER_PRIVATE_HEIR_GRANT`, `USER_PRIVATE_HEIR_IS_REMOVER`, `USER_RANK_PROTECTED`. */
export const deleteUser = { path: '/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'newResponsibleUserId privateDemandsUserId', idempotent: true, settles: true, method: 'delete', id: 'deleteUser' } as const

/** `GET /users/{id}`. Refused with `ACCESS_CHURNED`, `NOT_FOUND`. */
export const getUser = { path: '/users/{id}', api: 'customer', versioned: true, method: 'get', id: 'getUser' } as const

/** `PUT /users/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ADMIN_ONLY`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PASSWORD_INCORRECT`, `PASSWORD_REQUIRED`, `PRECONDITION_FAILED`, `USER_ADMIN_GRANT`, `USER_EMAIL_PROTECTED`, `USER_ROLE_OF_CUSTOMER`, `USER_ROLE_PROTECTED`. */
export const updateUser = { path: '/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'name email phone occupation customerAdmin currentPassword', idempotent: true, method: 'put', id: 'updateUser' } as const

/** `GET /users/heirBusinesses/{id}`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`, `USER_OWN_ACCOUNT`, `USER_RANK_PROTECTED`. */
export const listHeirBusinesses = { path: '/users/heirBusinesses/{id}', api: 'customer', query: 'newResponsibleUserId', method: 'get', id: 'listHeirBusinesses' } as const

/** `PATCH /users/password`. Refused with `COMMON_PASSWORD`, `PASSWORD_INCORRECT`, `PASSWORD_MISMATCH`, `PERSONAL_PASSWORD`, `WEAK_PASSWORD`. */
export const changePassword = { path: '/users/password', api: 'customer', body: 'currentPassword newPassword newPasswordConfirm', method: 'patch', id: 'changePassword' } as const

/** `DELETE /users/pendingEmail/{id}`. Refused with `NOT_FOUND`. */
export const withdrawEmailChange = { path: '/users/pendingEmail/{id}', api: 'customer', body: 'email', removes: true, method: 'delete', id: 'withdrawEmailChange' } as const

/** `GET /users/privateDemands`. Refused with `ACCESS_CHURNED`, `CUSTOMER_ONLY`, `SUPER_ADMIN_ONLY`. */
export const listWaitingPrivateDemands = { path: '/users/privateDemands', api: 'customer', method: 'get', id: 'listWaitingPrivateDemands' } as const

/** `PUT /users/privateDemands/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `SUPER_ADMIN_ONLY`, `USER_HEIR_UNKNOWN`, `USER_PRIVATE_HEIR_IS_REMOVER`. */
export const handPrivateDemandsOver = { path: '/users/privateDemands/{id}', api: 'customer', body: 'userId', idempotent: true, method: 'put', id: 'handPrivateDemandsOver' } as const
