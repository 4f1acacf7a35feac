// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of mapping is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /firm/mappings`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmMappings = { path: '/firm/mappings', query: 'customerId statusKey limit page cursor', method: 'get', id: 'listFirmMappings' } as const

/** `GET /firm/mappings/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmMapping = { path: '/firm/mappings/{id}', versioned: true, method: 'get', id: 'getFirmMapping' } as const

/** `PATCH /firm/mappings/{id}/status`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_STEP_REFUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const reviewFirmMapping = { path: '/firm/mappings/{id}/status', versionOf: '/firm/mappings/{id}', body: 'statusKey message', idempotent: true, settles: true, method: 'patch', id: 'reviewFirmMapping' } as const

/** `GET /mapping`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const getMapping = { path: '/mapping', method: 'get', id: 'getMapping' } as const

/** `GET /mapping/documents`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const listMappingDocuments = { path: '/mapping/documents', query: 'mappingId limit page cursor', method: 'get', id: 'listMappingDocuments' } as const

/** `GET /mapping/home`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`. */
export const getMappingHome = { path: '/mapping/home', method: 'get', id: 'getMappingHome' } as const

/** `POST /mapping/meeting`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_EXISTS`, `NOT_FOUND`, `NO_BUSINESS`. */
export const requestMappingMeeting = { path: '/mapping/meeting', idempotent: true, method: 'post', id: 'requestMappingMeeting' } as const

/** `PATCH /mapping/open`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_NOT_STARTED`, `MAPPING_STEP_REFUSED`, `NOT_FOUND`. */
export const reopenMapping = { path: '/mapping/open', idempotent: true, settles: true, method: 'patch', id: 'reopenMapping' } as const

/** `GET /mapping/questionnaire`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`. */
export const getMappingQuestionnaire = { path: '/mapping/questionnaire', method: 'get', id: 'getMappingQuestionnaire' } as const

/** `GET /mapping/report`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const getMappingReport = { path: '/mapping/report', method: 'get', id: 'getMappingReport' } as const

/** `GET /mapping/report/previous`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const getPreviousMappingReport = { path: '/mapping/report/previous', method: 'get', id: 'getPreviousMappingReport' } as const

/** `PATCH /mapping/review`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_NOT_STARTED`, `MAPPING_STEP_REFUSED`, `NOT_FOUND`. */
export const sendMappingToReview = { path: '/mapping/review', idempotent: true, settles: true, method: 'patch', id: 'sendMappingToReview' } as const

/** `POST /mapping/sectors`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_LOCKED`, `MAPPING_SECTOR_EXISTS`, `NOT_FOUND`. */
export const addMappingSectors = { path: '/mapping/sectors', body: 'sectors', idempotent: true, method: 'post', id: 'addMappingSectors' } as const

/** `GET /mapping/sectors`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const listMappingSectors = { path: '/mapping/sectors', method: 'get', id: 'listMappingSectors' } as const

/** `DELETE /mapping/sectors/{sectorId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_LOCKED`, `NOT_FOUND`. */
export const deleteMappingSector = { path: '/mapping/sectors/{sectorId}', removes: true, method: 'delete', id: 'deleteMappingSector' } as const

/** `GET /mapping/sectors/{sectorId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getMappingSector = { path: '/mapping/sectors/{sectorId}', method: 'get', id: 'getMappingSector' } as const

/** `POST /mapping/sectors/{sectorId}/activities`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_ACTIVITY_EXISTS`, `MAPPING_FULL`, `MAPPING_LOCKED`, `NOT_FOUND`. */
export const addMappingActivity = { path: '/mapping/sectors/{sectorId}/activities', body: 'label', idempotent: true, method: 'post', id: 'addMappingActivity' } as const

/** `DELETE /mapping/sectors/{sectorId}/activities/{activityId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_LOCKED`, `NOT_FOUND`. */
export const deleteMappingActivity = { path: '/mapping/sectors/{sectorId}/activities/{activityId}', removes: true, method: 'delete', id: 'deleteMappingActivity' } as const

/** `PATCH /mapping/sectors/{sectorId}/activities/{activityId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_ACTIVITY_EXISTS`, `MAPPING_LOCKED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const renameMappingActivity = { path: '/mapping/sectors/{sectorId}/activities/{activityId}', body: 'label oldLabel', method: 'patch', id: 'renameMappingActivity' } as const

/** `GET /mapping/sectors/{sectorId}/activities/{activityId}/answers`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getMappingAnswers = { path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', versioned: true, method: 'get', id: 'getMappingAnswers' } as const

/** `PUT /mapping/sectors/{sectorId}/activities/{activityId}/answers`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_LOCKED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateMappingAnswers = { path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', versionOf: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', body: 'question0 question1 question2 question3 question4 question5 question6 question7 question8 question9 question10 question11 question12 question13 question14', method: 'put', id: 'updateMappingAnswers' } as const

/** `POST /mapping/sectors/other`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_FULL`, `MAPPING_LOCKED`, `MAPPING_SECTOR_EXISTS`, `NOT_FOUND`. */
export const addOtherMappingSector = { path: '/mapping/sectors/other', body: 'sectorName', idempotent: true, method: 'post', id: 'addOtherMappingSector' } as const

/** `PATCH /mapping/warning`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`. */
export const acceptMappingWarning = { path: '/mapping/warning', body: 'checked', idempotent: true, settles: true, method: 'patch', id: 'acceptMappingWarning' } as const
