// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of templates is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /firm/templates`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `TEMPLATE_TYPE_INVALID`. */
export const createFirmTemplate = { path: '/firm/templates', body: 'name description typeId lastRevisionDate active html fields', idempotent: true, method: 'post', id: 'createFirmTemplate' } as const

/** `GET /firm/templates`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmTemplates = { path: '/firm/templates', query: 'typeId name limit page cursor', method: 'get', id: 'listFirmTemplates' } as const

/** `GET /firm/templates/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmTemplate = { path: '/firm/templates/{id}', versioned: true, method: 'get', id: 'getFirmTemplate' } as const

/** `PATCH /firm/templates/{id}`. Refused with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmTemplate = { path: '/firm/templates/{id}', versionOf: '/firm/templates/{id}', body: 'name description typeId lastRevisionDate active html fields', idempotent: true, method: 'patch', id: 'updateFirmTemplate' } as const

/** `POST /firm/templateTypes`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `TEMPLATE_TYPE_EXISTS`. */
export const createFirmTemplateType = { path: '/firm/templateTypes', body: 'name', idempotent: true, method: 'post', id: 'createFirmTemplateType' } as const

/** `DELETE /firm/templateTypes/{id}`. Refused with `CONFLICT`, `NOT_FOUND`, `STAFF_ONLY`, `TEMPLATE_TYPE_IN_USE`. */
export const deleteFirmTemplateType = { path: '/firm/templateTypes/{id}', removes: true, method: 'delete', id: 'deleteFirmTemplateType' } as const

/** `PATCH /firm/templateTypes/{id}`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `TEMPLATE_TYPE_EXISTS`. */
export const updateFirmTemplateType = { path: '/firm/templateTypes/{id}', body: 'name', idempotent: true, settles: true, method: 'patch', id: 'updateFirmTemplateType' } as const

/** `GET /templates`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listTemplates = { path: '/templates', query: 'typeId name hasDraft limit page cursor', method: 'get', id: 'listTemplates' } as const

/** `GET /templates/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getTemplate = { path: '/templates/{id}', versioned: true, method: 'get', id: 'getTemplate' } as const

/** `POST /templates/{id}/documents`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILES_QUOTA_EXCEEDED`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`. */
export const createTemplateDocument = { path: '/templates/{id}/documents', body: 'templateData documentRevised', idempotent: true, method: 'post', id: 'createTemplateDocument' } as const

/** `POST /templates/{id}/drafts`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`, `PRECONDITION_FAILED`. */
export const createTemplateDraft = { path: '/templates/{id}/drafts', versionOf: '/templates/{id}', body: 'templateAnswers', settles: true, method: 'post', id: 'createTemplateDraft' } as const

/** `PUT /templates/{id}/drafts`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateTemplateDraft = { path: '/templates/{id}/drafts', versionOf: '/templates/{id}', body: 'templateAnswers', method: 'put', id: 'updateTemplateDraft' } as const

/** `GET /templates/types`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const listTemplateTypes = { path: '/templates/types', method: 'get', id: 'listTemplateTypes' } as const
