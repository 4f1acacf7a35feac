// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of risk is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /analysisRisk/answer`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createRiskAnswer = { path: '/analysisRisk/answer', body: 'Question_id name Probabilidade Impacto', idempotent: true, method: 'post', id: 'createRiskAnswer' } as const

/** `GET /analysisRisk/answer`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`. */
export const listRiskAnswers = { path: '/analysisRisk/answer', query: 'Question_id limit page cursor', method: 'get', id: 'listRiskAnswers' } as const

/** `DELETE /analysisRisk/answer/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deleteRiskAnswer = { path: '/analysisRisk/answer/{id}', versionOf: '/analysisRisk/answer/{id}', removes: true, method: 'delete', id: 'deleteRiskAnswer' } as const

/** `GET /analysisRisk/answer/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const getRiskAnswer = { path: '/analysisRisk/answer/{id}', versioned: true, method: 'get', id: 'getRiskAnswer' } as const

/** `PATCH /analysisRisk/answer/{id}`. Refused with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateRiskAnswer = { path: '/analysisRisk/answer/{id}', versionOf: '/analysisRisk/answer/{id}', body: 'name Probabilidade Impacto', idempotent: true, method: 'patch', id: 'updateRiskAnswer' } as const

/** `GET /analysisRisk/answerCustomer`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`. */
export const listRiskAnswersCustomer = { path: '/analysisRisk/answerCustomer', query: 'Sector_id Customer_id limit page cursor', method: 'get', id: 'listRiskAnswersCustomer' } as const

/** `DELETE /analysisRisk/answerCustomer`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `NOT_FOUND`, `RISK_ANALYSIS_PENDING`. */
export const redoRiskSector = { path: '/analysisRisk/answerCustomer', query: 'Sector_id', removes: true, method: 'delete', id: 'redoRiskSector' } as const

/** `POST /analysisRisk/answerCustomer`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`, `PRECONDITION_FAILED`, `RISK_ANALYSIS_PENDING`, `RISK_ANSWER_MISMATCH`. */
export const saveRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer', body: 'Question_id Answer_id Customer_id Business_id ReplacedAnswer_id', settles: true, method: 'post', id: 'saveRiskAnswerCustomer' } as const

/** `DELETE /analysisRisk/answerCustomer/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `RISK_ANALYSIS_PENDING`. */
export const deleteRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versionOf: '/analysisRisk/answerCustomer/{id}', removes: true, method: 'delete', id: 'deleteRiskAnswerCustomer' } as const

/** `GET /analysisRisk/answerCustomer/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versioned: true, method: 'get', id: 'getRiskAnswerCustomer' } as const

/** `PATCH /analysisRisk/answerCustomer/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `RISK_ANALYSIS_PENDING`, `RISK_ANSWER_MISMATCH`. */
export const updateRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versionOf: '/analysisRisk/answerCustomer/{id}', body: 'Answer_id', idempotent: true, method: 'patch', id: 'updateRiskAnswerCustomer' } as const

/** `POST /analysisRisk/answerCustomer/calculateRisk`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NO_BUSINESS`, `RISK_ANSWER_MISMATCH`, `RISK_SECTOR_INCOMPLETE`. */
export const calculateRisk = { path: '/analysisRisk/answerCustomer/calculateRisk', body: 'answerList', settles: true, method: 'post', id: 'calculateRisk' } as const

/** `POST /analysisRisk/answerCustomer/excel`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `CONFLICT`, `FILES_QUOTA_EXCEEDED`, `NOT_FOUND`. */
export const createRiskSpreadsheet = { path: '/analysisRisk/answerCustomer/excel', body: 'rows customer', settles: true, method: 'post', id: 'createRiskSpreadsheet' } as const

/** `POST /analysisRisk/question`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createRiskQuestion = { path: '/analysisRisk/question', body: 'Sector_id name source', idempotent: true, method: 'post', id: 'createRiskQuestion' } as const

/** `GET /analysisRisk/question`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`. */
export const listRiskQuestions = { path: '/analysisRisk/question', query: 'Sector_id limit page cursor', method: 'get', id: 'listRiskQuestions' } as const

/** `DELETE /analysisRisk/question/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deleteRiskQuestion = { path: '/analysisRisk/question/{id}', versionOf: '/analysisRisk/question/{id}', removes: true, method: 'delete', id: 'deleteRiskQuestion' } as const

/** `GET /analysisRisk/question/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const getRiskQuestion = { path: '/analysisRisk/question/{id}', versioned: true, method: 'get', id: 'getRiskQuestion' } as const

/** `PATCH /analysisRisk/question/{id}`. Refused with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateRiskQuestion = { path: '/analysisRisk/question/{id}', versionOf: '/analysisRisk/question/{id}', body: 'Sector_id name source', idempotent: true, method: 'patch', id: 'updateRiskQuestion' } as const

/** `POST /analysisRisk/question/questionBySector`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listRiskQuestionsBySector = { path: '/analysisRisk/question/questionBySector', body: 'Sector_id Customer_id', settles: true, method: 'post', id: 'listRiskQuestionsBySector' } as const

/** `POST /analysisRisk/sector`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `STAFF_ONLY`. */
export const createRiskSector = { path: '/analysisRisk/sector', body: 'name', idempotent: true, method: 'post', id: 'createRiskSector' } as const

/** `GET /analysisRisk/sector`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`. */
export const listRiskSectors = { path: '/analysisRisk/sector', query: 'limit page cursor', method: 'get', id: 'listRiskSectors' } as const

/** `DELETE /analysisRisk/sector/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deleteRiskSector = { path: '/analysisRisk/sector/{id}', versionOf: '/analysisRisk/sector/{id}', removes: true, method: 'delete', id: 'deleteRiskSector' } as const

/** `GET /analysisRisk/sector/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const getRiskSector = { path: '/analysisRisk/sector/{id}', versioned: true, method: 'get', id: 'getRiskSector' } as const

/** `PATCH /analysisRisk/sector/{id}`. Refused with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateRiskSector = { path: '/analysisRisk/sector/{id}', versionOf: '/analysisRisk/sector/{id}', body: 'name', idempotent: true, method: 'patch', id: 'updateRiskSector' } as const

/** `GET /firm/analysisRisk/answer`. Refused with `STAFF_ONLY`. */
export const listFirmRiskAnswers = { path: '/firm/analysisRisk/answer', query: 'Question_id limit page cursor', method: 'get', id: 'listFirmRiskAnswers' } as const

/** `GET /firm/analysisRisk/answer/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmRiskAnswer = { path: '/firm/analysisRisk/answer/{id}', versioned: true, method: 'get', id: 'getFirmRiskAnswer' } as const
