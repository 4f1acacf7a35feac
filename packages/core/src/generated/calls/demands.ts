// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of demands is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /demands`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`, `PRIVATE_USERS_LIMIT`, `RISK_DEMAND_EXISTS`, `USER_TO_NOTIFY_INVALID`. */
export const createDemand = { path: '/demands', body: 'name description private priority privateDemand priorityDemand demandTypeName attachments usersToNotify', idempotent: true, method: 'post', id: 'createDemand' } as const

/** `GET /demands`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listDemands = { path: '/demands', query: 'startDate endDate date userId demandsTags name message search hasValidationUser private statusKey demandTypeName businessId order forecastStartDate forecastEndDate limit page cursor', method: 'get', id: 'listDemands' } as const

/** `PATCH /demands/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_CHAT_CLOSED`, `DEMAND_NAME_REQUIRED`, `DEMAND_NOT_FOUND`, `DEMAND_TRANSITION_REFUSED`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_EMPTY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const changeDemand = { path: '/demands/{id}', versionOf: '/demands/{id}', body: 'statusKey message attachments backofficeUserId deleveryForecast', idempotent: true, method: 'patch', id: 'changeDemand' } as const

/** `GET /demands/{id}`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getDemand = { path: '/demands/{id}', versioned: true, method: 'get', id: 'getDemand' } as const

/** `PUT /demands/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `DEMAND_NAME_REQUIRED`, `DEMAND_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateDemand = { path: '/demands/{id}', versionOf: '/demands/{id}', body: 'name description', idempotent: true, method: 'put', id: 'updateDemand' } as const

/** `PATCH /demands/{id}/{name}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `DEMAND_NAME_REQUIRED`, `DEMAND_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const renameDemand = { path: '/demands/{id}/{name}', versionOf: '/demands/{id}', idempotent: true, method: 'patch', id: 'renameDemand' } as const

/** `PATCH /demands/{id}/{userId}/private`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_SPECIFIC_DEMAND`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const makeDemandPrivate = { path: '/demands/{id}/{userId}/private', versionOf: '/demands/{id}', idempotent: true, method: 'patch', id: 'makeDemandPrivate' } as const

/** `PATCH /demands/{id}/{userId}/private/addUsers`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_SPECIFIC_DEMAND`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `DEMAND_NOT_PRIVATE`, `FIRM_ADMIN_ONLY`, `FORBIDDEN`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `PRIVATE_USERS_LIMIT`, `PRIVATE_USER_INVALID`. */
export const addPrivateDemandUsers = { path: '/demands/{id}/{userId}/private/addUsers', versionOf: '/demands/{id}', body: 'usersIds', idempotent: true, method: 'patch', id: 'addPrivateDemandUsers' } as const

/** `PATCH /demands/{id}/following`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const followDemand = { path: '/demands/{id}/following', body: 'following', method: 'patch', id: 'followDemand' } as const

/** `GET /demands/{id}/forecast`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getDemandForecast = { path: '/demands/{id}/forecast', method: 'get', id: 'getDemandForecast' } as const

/** `GET /demands/{id}/forecast/preview`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_TRANSITION_REFUSED`, `NOT_FOUND`. */
export const previewDemandForecast = { path: '/demands/{id}/forecast/preview', method: 'get', id: 'previewDemandForecast' } as const

/** `GET /demands/{id}/page`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getDemandPage = { path: '/demands/{id}/page', versionOf: '/demands/{id}', versioned: true, method: 'get', id: 'getDemandPage' } as const

/** `PATCH /demands/{id}/prioritize`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `DEMAND_NOT_PRIORITIZABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const prioritizeDemand = { path: '/demands/{id}/prioritize', versionOf: '/demands/{id}', idempotent: true, settles: true, method: 'patch', id: 'prioritizeDemand' } as const

/** `PATCH /demands/{id}/private`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_SPECIFIC_DEMAND`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const makeDemandPublic = { path: '/demands/{id}/private', versionOf: '/demands/{id}', idempotent: true, method: 'patch', id: 'makeDemandPublic' } as const

/** `GET /demands/{id}/screening`. Refused with `BUSINESS_FORBIDDEN`, `NOT_FOUND`, `STAFF_ONLY`. */
export const getDemandScreening = { path: '/demands/{id}/screening', method: 'get', id: 'getDemandScreening' } as const

/** `PUT /demands/{id}/screening`. Refused with `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_ASSIGNEE_INVALID`, `DEMAND_NOT_FOUND`, `DEMAND_NOT_SCREENABLE`, `DEMAND_TYPE_INVALID`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const screenDemand = { path: '/demands/{id}/screening', versionOf: '/demands/{id}', body: 'demandTypeId backofficeUserId note', idempotent: true, method: 'put', id: 'screenDemand' } as const

/** `PATCH /demands/{id}/status`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_ASSIGNEE_INVALID`, `DEMAND_CHAT_CLOSED`, `DEMAND_MESSAGE_REQUIRED`, `DEMAND_NOT_FOUND`, `DEMAND_TRANSITION_REFUSED`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_EMPTY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateDemandStatus = { path: '/demands/{id}/status', versionOf: '/demands/{id}', body: 'statusKey message attachments backofficeUserId deleveryForecast', idempotent: true, method: 'patch', id: 'updateDemandStatus' } as const

/** `GET /demands/{id}/timeline`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getDemandTimeline = { path: '/demands/{id}/timeline', method: 'get', id: 'getDemandTimeline' } as const

/** `PATCH /demands/{id}/validated`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `DEMAND_NOT_FINISHED`, `DEMAND_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const validateDemand = { path: '/demands/{id}/validated', versionOf: '/demands/{id}', idempotent: true, method: 'patch', id: 'validateDemand' } as const

/** `PATCH /demands/{id}/visualized`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `DEMAND_VIEWER_INVALID`, `FORBIDDEN`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRIVATE_USERS_LIMIT`. */
export const replaceDemandViewers = { path: '/demands/{id}/visualized', body: 'visualized', idempotent: true, settles: true, method: 'patch', id: 'replaceDemandViewers' } as const

/** `DELETE /demands/{id}/visualized`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const unviewDemand = { path: '/demands/{id}/visualized', method: 'delete', id: 'unviewDemand' } as const

/** `POST /demands/{id}/visualized`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const viewDemand = { path: '/demands/{id}/visualized', settles: true, method: 'post', id: 'viewDemand' } as const

/** `PATCH /demands/{ids}/privateInMass`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_SPECIFIC_DEMAND`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMANDS_OF_SEVERAL_CUSTOMERS`, `DEMAND_NOT_FOUND`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRIVATE_USERS_LIMIT`, `PRIVATE_USER_INVALID`. */
export const makeDemandsPrivate = { path: '/demands/{ids}/privateInMass', body: 'anotherUser', idempotent: true, method: 'patch', id: 'makeDemandsPrivate' } as const

/** `PATCH /demands/{ids}/validatedInQuantity`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `DEMAND_IDS_MISMATCH`, `DEMAND_NOT_FINISHED`, `DEMAND_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`. */
export const validateDemands = { path: '/demands/{ids}/validatedInQuantity', body: 'demandsIds', idempotent: true, method: 'patch', id: 'validateDemands' } as const

/** `GET /demands/board`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getDemandBoard = { path: '/demands/board', query: 'startDate endDate date userId demandsTags name message search hasValidationUser private demandTypeName businessId finishedKind blockedKind order forecastStartDate forecastEndDate limit', method: 'get', id: 'getDemandBoard' } as const

/** `PATCH /demands/reorder`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMANDS_NOT_REORDERABLE`, `DEMANDS_OF_SEVERAL_CUSTOMERS`, `DEMANDS_ORDER_CHANGED`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const reorderDemands = { path: '/demands/reorder', body: 'demands', method: 'patch', id: 'reorderDemands' } as const

/** `GET /demands/reorder/preview`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMANDS_NOT_REORDERABLE`, `DEMANDS_OF_SEVERAL_CUSTOMERS`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const previewDemandsOrder = { path: '/demands/reorder/preview', query: 'numbers', method: 'get', id: 'previewDemandsOrder' } as const

/** `GET /demands/sla`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `DEMAND_NOT_PRIORITIZABLE`, `NOT_FOUND`. */
export const getDemandSla = { path: '/demands/sla', query: 'demandId', method: 'get', id: 'getDemandSla' } as const

/** `GET /demands/types`. Refused with `ACCESS_CHURNED`. */
export const listDemandTypes = { path: '/demands/types', method: 'get', id: 'listDemandTypes' } as const

/** `GET /demandsBoth`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listDemandsBoth = { path: '/demandsBoth', query: 'startDate endDate date userId demandsTags name message search hasValidationUser private statusKey demandTypeName businessId kind order forecastStartDate forecastEndDate limit page cursor', method: 'get', id: 'listDemandsBoth' } as const

/** `GET /firm/demands`. Refused with `BUSINESS_FORBIDDEN`, `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmDemands = { path: '/firm/demands', query: 'customerId statusKey backofficeUserId assigned demandTypeName priority overdue name startDate endDate order limit page cursor', method: 'get', id: 'listFirmDemands' } as const

/** `PATCH /firm/demands/{id}/assignee`. Refused with `BUSINESS_FORBIDDEN`, `DEMAND_ASSIGNEE_INVALID`, `DEMAND_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const assignDemand = { path: '/firm/demands/{id}/assignee', versionOf: '/demands/{id}', body: 'backofficeUserId', idempotent: true, method: 'patch', id: 'assignDemand' } as const

/** `PATCH /firm/demands/{id}/forecast`. Refused with `BUSINESS_FORBIDDEN`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const setDemandForecast = { path: '/firm/demands/{id}/forecast', versionOf: '/demands/{id}', body: 'deleveryForecast', idempotent: true, method: 'patch', id: 'setDemandForecast' } as const

/** `POST /firm/demandTypes`. Refused with `CONFLICT`, `DEMAND_TYPE_EXISTS`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `STAFF_ONLY`. */
export const createFirmDemandType = { path: '/firm/demandTypes', body: 'name', idempotent: true, method: 'post', id: 'createFirmDemandType' } as const

/** `DELETE /firm/demandTypes/{id}`. Refused with `CONFLICT`, `DEMAND_TYPE_FIXED`, `DEMAND_TYPE_IN_USE`, `NOT_FOUND`, `STAFF_ONLY`. */
export const deleteFirmDemandType = { path: '/firm/demandTypes/{id}', removes: true, method: 'delete', id: 'deleteFirmDemandType' } as const

/** `PATCH /firm/demandTypes/{id}`. Refused with `CONFLICT`, `DEMAND_TYPE_EXISTS`, `DEMAND_TYPE_FIXED`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const updateFirmDemandType = { path: '/firm/demandTypes/{id}', body: 'name active', idempotent: true, settles: true, method: 'patch', id: 'updateFirmDemandType' } as const
