// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation is called. A constant of its own for each: those that a program does not declare
 * never reach it.
 */
/** `POST /{paymentProvider}/payments/overdue`. Refused with `ADMIN_ONLY`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PAYMENT_NOT_PENDING`, `RECEIPT_TYPE_INVALID`. */
export const reportOverduePayment = { path: '/{paymentProvider}/payments/overdue', body: 'customerId data', idempotent: true, method: 'post', id: 'reportOverduePayment' } as const

/** `POST /analysisRisk/answer`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createRiskAnswer = { path: '/analysisRisk/answer', body: 'Question_id name Probabilidade Impacto', idempotent: true, method: 'post', id: 'createRiskAnswer' } as const

/** `GET /analysisRisk/answer`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`. */
export const listRiskAnswers = { path: '/analysisRisk/answer', query: 'Question_id limit page cursor', method: 'get', id: 'listRiskAnswers' } as const

/** `DELETE /analysisRisk/answer/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deleteRiskAnswer = { path: '/analysisRisk/answer/{id}', versionOf: '/analysisRisk/answer/{id}', method: 'delete', id: 'deleteRiskAnswer' } as const

/** `GET /analysisRisk/answer/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const getRiskAnswer = { path: '/analysisRisk/answer/{id}', versioned: true, method: 'get', id: 'getRiskAnswer' } as const

/** `PATCH /analysisRisk/answer/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateRiskAnswer = { path: '/analysisRisk/answer/{id}', versionOf: '/analysisRisk/answer/{id}', body: 'name Probabilidade Impacto', method: 'patch', id: 'updateRiskAnswer' } as const

/** `GET /analysisRisk/answerCustomer`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`. */
export const listRiskAnswersCustomer = { path: '/analysisRisk/answerCustomer', query: 'Sector_id Customer_id limit page cursor', method: 'get', id: 'listRiskAnswersCustomer' } as const

/** `DELETE /analysisRisk/answerCustomer`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `NOT_FOUND`, `RISK_ANALYSIS_PENDING`. */
export const redoRiskSector = { path: '/analysisRisk/answerCustomer', query: 'Sector_id', method: 'delete', id: 'redoRiskSector' } as const

/** `POST /analysisRisk/answerCustomer`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`, `RISK_ANALYSIS_PENDING`, `RISK_ANSWER_MISMATCH`. */
export const saveRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer', body: 'Question_id Answer_id Customer_id Business_id', method: 'post', id: 'saveRiskAnswerCustomer' } as const

/** `DELETE /analysisRisk/answerCustomer/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `RISK_ANALYSIS_PENDING`. */
export const deleteRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versionOf: '/analysisRisk/answerCustomer/{id}', method: 'delete', id: 'deleteRiskAnswerCustomer' } as const

/** `GET /analysisRisk/answerCustomer/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versioned: true, method: 'get', id: 'getRiskAnswerCustomer' } as const

/** `PATCH /analysisRisk/answerCustomer/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `RISK_ANALYSIS_PENDING`, `RISK_ANSWER_MISMATCH`. */
export const updateRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versionOf: '/analysisRisk/answerCustomer/{id}', body: 'Answer_id', method: 'patch', id: 'updateRiskAnswerCustomer' } as const

/** `POST /analysisRisk/answerCustomer/calculateRisk`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NO_BUSINESS`, `RISK_ANSWER_MISMATCH`. */
export const calculateRisk = { path: '/analysisRisk/answerCustomer/calculateRisk', body: 'answerList', method: 'post', id: 'calculateRisk' } as const

/** `POST /analysisRisk/answerCustomer/excel`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const createRiskSpreadsheet = { path: '/analysisRisk/answerCustomer/excel', body: 'rows customer', method: 'post', id: 'createRiskSpreadsheet' } as const

/** `POST /analysisRisk/question`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createRiskQuestion = { path: '/analysisRisk/question', body: 'Sector_id name source', idempotent: true, method: 'post', id: 'createRiskQuestion' } as const

/** `GET /analysisRisk/question`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`. */
export const listRiskQuestions = { path: '/analysisRisk/question', query: 'Sector_id limit page cursor', method: 'get', id: 'listRiskQuestions' } as const

/** `DELETE /analysisRisk/question/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deleteRiskQuestion = { path: '/analysisRisk/question/{id}', versionOf: '/analysisRisk/question/{id}', method: 'delete', id: 'deleteRiskQuestion' } as const

/** `GET /analysisRisk/question/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const getRiskQuestion = { path: '/analysisRisk/question/{id}', versioned: true, method: 'get', id: 'getRiskQuestion' } as const

/** `PATCH /analysisRisk/question/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateRiskQuestion = { path: '/analysisRisk/question/{id}', versionOf: '/analysisRisk/question/{id}', body: 'Sector_id name source', method: 'patch', id: 'updateRiskQuestion' } as const

/** `POST /analysisRisk/question/questionBySector`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listRiskQuestionsBySector = { path: '/analysisRisk/question/questionBySector', body: 'Sector_id Customer_id', method: 'post', id: 'listRiskQuestionsBySector' } as const

/** `POST /analysisRisk/sector`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `STAFF_ONLY`. */
export const createRiskSector = { path: '/analysisRisk/sector', body: 'name', idempotent: true, method: 'post', id: 'createRiskSector' } as const

/** `GET /analysisRisk/sector`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`. */
export const listRiskSectors = { path: '/analysisRisk/sector', query: 'limit page cursor', method: 'get', id: 'listRiskSectors' } as const

/** `DELETE /analysisRisk/sector/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deleteRiskSector = { path: '/analysisRisk/sector/{id}', versionOf: '/analysisRisk/sector/{id}', method: 'delete', id: 'deleteRiskSector' } as const

/** `GET /analysisRisk/sector/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const getRiskSector = { path: '/analysisRisk/sector/{id}', versioned: true, method: 'get', id: 'getRiskSector' } as const

/** `PATCH /analysisRisk/sector/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateRiskSector = { path: '/analysisRisk/sector/{id}', versionOf: '/analysisRisk/sector/{id}', body: 'name', method: 'patch', id: 'updateRiskSector' } as const

/** `GET /auth`. */
export const refreshSession = { path: '/auth', method: 'get', id: 'refreshSession' } as const

/** `POST /auth`. Refused with `INVALID_CREDENTIALS`. */
export const signIn = { path: '/auth', body: 'email password remember deviceTokens', method: 'post', id: 'signIn' } as const

/** `DELETE /auth`. */
export const signOut = { path: '/auth', method: 'delete', id: 'signOut' } as const

/** `POST /auth/reset-password`. */
export const requestPasswordReset = { path: '/auth/reset-password', api: 'third', body: 'email', method: 'post', id: 'requestPasswordReset' } as const

/** `POST /business`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `CONFLICT`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `FILE_TYPE_INVALID`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `SUPER_ADMIN_ONLY`. */
export const createBusiness = { path: '/business', api: 'customer', body: 'name personType cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement isInternational logo customerId', idempotent: true, method: 'post', id: 'createBusiness' } as const

/** `GET /business`. Refused with `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const listBusinesses = { path: '/business', api: 'customer', query: 'includeAll allUsers', method: 'get', id: 'listBusinesses' } as const

/** `DELETE /business/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_IN_USE`, `CONFLICT`, `NOT_FOUND`, `PRECONDITION_FAILED`, `SUPER_ADMIN_ONLY`. */
export const deleteBusiness = { path: '/business/{id}', versionOf: '/business/{id}', api: 'customer', method: 'delete', id: 'deleteBusiness' } as const

/** `GET /business/{id}`. Refused with `ACCESS_CHURNED`, `NOT_FOUND`. */
export const getBusiness = { path: '/business/{id}', api: 'customer', versioned: true, method: 'get', id: 'getBusiness' } as const

/** `PATCH /business/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `NOT_FOUND`, `PRECONDITION_FAILED`, `SUPER_ADMIN_ONLY`. */
export const updateBusiness = { path: '/business/{id}', versionOf: '/business/{id}', api: 'customer', body: 'name personType cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement isInternational logo', method: 'patch', id: 'updateBusiness' } as const

/** `POST /business/associate-user`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_ASSOCIATION_REFUSED`, `NOT_FOUND`, `SUPER_ADMIN_ONLY`. */
export const associateBusinessUser = { path: '/business/associate-user', api: 'customer', body: 'businessId userId', method: 'post', id: 'associateBusinessUser' } as const

/** `GET /business/demandCounts`. Refused with `CUSTOMER_ONLY`, `SUPER_ADMIN_ONLY`. */
export const listBusinessCounts = { path: '/business/demandCounts', api: 'customer', method: 'get', id: 'listBusinessCounts' } as const

/** `POST /business/desassociate-user`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_ASSOCIATION_REFUSED`, `NOT_FOUND`, `SUPER_ADMIN_ONLY`. */
export const dissociateBusinessUser = { path: '/business/desassociate-user', api: 'customer', body: 'businessId userId', method: 'post', id: 'dissociateBusinessUser' } as const

/** `GET /calendar/{token}.ics`. Refused with `NOT_FOUND`. */
export const readCalendar = { path: '/calendar/{token}.ics', method: 'get', id: 'readCalendar' } as const

/** `POST /calendarAddress`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `CUSTOMER_ONLY`. */
export const createCalendarAddress = { path: '/calendarAddress', method: 'post', id: 'createCalendarAddress' } as const

/** `DELETE /calendarAddress`. Refused with `CUSTOMER_ONLY`. */
export const deleteCalendarAddress = { path: '/calendarAddress', method: 'delete', id: 'deleteCalendarAddress' } as const

/** `GET /calendarAddress`. Refused with `CUSTOMER_ONLY`. */
export const getCalendarAddress = { path: '/calendarAddress', method: 'get', id: 'getCalendarAddress' } as const

/** `POST /confirm-email`. Refused with `EMAIL_LINK_EXPIRED`, `EMAIL_UNAVAILABLE`. */
export const confirmEmail = { path: '/confirm-email', api: 'customer', body: 'email token', method: 'post', id: 'confirmEmail' } as const

/** `POST /customerJourneys`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `JOURNEY_PREPARING`, `JOURNEY_STARTED`, `JOURNEY_STARTER_INVALID`, `JOURNEY_WITHDRAWN`, `NOT_FOUND`, `NO_BUSINESS`, `STAFF_ONLY`. */
export const createCustomerJourney = { path: '/customerJourneys', body: 'journeyTypeId customerId businessId userId', idempotent: true, method: 'post', id: 'createCustomerJourney' } as const

/** `GET /customerJourneys`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listCustomerJourneys = { path: '/customerJourneys', query: 'customerId limit page cursor', method: 'get', id: 'listCustomerJourneys' } as const

/** `GET /customerJourneys/{id}`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getCustomerJourney = { path: '/customerJourneys/{id}', versioned: true, method: 'get', id: 'getCustomerJourney' } as const

/** `PUT /customerJourneys/{id}`. Refused with `CONFLICT`, `JOURNEY_CUSTOMER_FIXED`, `JOURNEY_DEMAND_INVALID`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateCustomerJourney = { path: '/customerJourneys/{id}', versionOf: '/customerJourneys/{id}', body: 'journeyTypeId customerId demandsIds', method: 'put', id: 'updateCustomerJourney' } as const

/** `GET /customers`. Refused with `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getCustomer = { path: '/customers', api: 'customer', query: 'detailed allUsers', versioned: true, method: 'get', id: 'getCustomer' } as const

/** `PUT /customers`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`, `PRECONDITION_FAILED`. */
export const updateCustomer = { path: '/customers', versionOf: '/customers', api: 'customer', body: 'name cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement', method: 'put', id: 'updateCustomer' } as const

/** `GET /customers/{id}/businessDefault`. Refused with `ACCESS_CHURNED`, `NOT_FOUND`, `NO_BUSINESS`. */
export const getDefaultBusiness = { path: '/customers/{id}/businessDefault', api: 'customer', versioned: true, method: 'get', id: 'getDefaultBusiness' } as const

/** `GET /customers/{id}/tags`. Refused with `NOT_FOUND`. */
export const listCustomerTags = { path: '/customers/{id}/tags', api: 'customer', query: 'limit page cursor', method: 'get', id: 'listCustomerTags' } as const

/** `DELETE /customers/{id}/tags/{tagId}`. Refused with `ADMIN_ONLY`, `CUSTOMER_TAG_REFUSED`, `NOT_FOUND`. */
export const removeCustomerTag = { path: '/customers/{id}/tags/{tagId}', api: 'customer', method: 'delete', id: 'removeCustomerTag' } as const

/** `PATCH /customers/legalRepresentative`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateLegalRepresentative = { path: '/customers/legalRepresentative', versionOf: '/customers', api: 'customer', body: 'name cpf email', method: 'patch', id: 'updateLegalRepresentative' } as const

/** `POST /demands`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`, `PRIVATE_USERS_LIMIT`, `RISK_DEMAND_EXISTS`, `USER_TO_NOTIFY_INVALID`. */
export const createDemand = { path: '/demands', body: 'name description private priority privateDemand priorityDemand demandTypeName attachments usersToNotify', idempotent: true, method: 'post', id: 'createDemand' } as const

/** `GET /demands`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listDemands = { path: '/demands', query: 'startDate endDate date userId demandsTags name message search hasValidationUser statusKey demandTypeName businessId order forecastStartDate forecastEndDate limit page cursor', method: 'get', id: 'listDemands' } as const

/** `PATCH /demands/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_CHAT_CLOSED`, `DEMAND_NAME_REQUIRED`, `DEMAND_NOT_FOUND`, `DEMAND_TRANSITION_REFUSED`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_EMPTY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const changeDemand = { path: '/demands/{id}', versionOf: '/demands/{id}', body: 'statusKey message attachments backofficeUserId deleveryForecast', idempotent: true, method: 'patch', id: 'changeDemand' } as const

/** `GET /demands/{id}`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getDemand = { path: '/demands/{id}', versioned: true, method: 'get', id: 'getDemand' } as const

/** `PUT /demands/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `DEMAND_NAME_REQUIRED`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateDemand = { path: '/demands/{id}', versionOf: '/demands/{id}', body: 'name description', method: 'put', id: 'updateDemand' } as const

/** `PATCH /demands/{id}/{name}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `DEMAND_NAME_REQUIRED`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const renameDemand = { path: '/demands/{id}/{name}', versionOf: '/demands/{id}', method: 'patch', id: 'renameDemand' } as const

/** `PATCH /demands/{id}/{userId}/private`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_SPECIFIC_DEMAND`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const closePrivateDemand = { path: '/demands/{id}/{userId}/private', versionOf: '/demands/{id}', method: 'patch', id: 'closePrivateDemand' } as const

/** `PATCH /demands/{id}/{userId}/private/addUsers`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_SPECIFIC_DEMAND`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `DEMAND_NOT_PRIVATE`, `FORBIDDEN`, `NOT_FOUND`, `PRECONDITION_FAILED`, `PRIVATE_USERS_LIMIT`, `PRIVATE_USER_INVALID`. */
export const addPrivateDemandUsers = { path: '/demands/{id}/{userId}/private/addUsers', versionOf: '/demands/{id}', body: 'usersIds', method: 'patch', id: 'addPrivateDemandUsers' } as const

/** `GET /demands/{id}/attachments`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const listDemandAttachments = { path: '/demands/{id}/attachments', query: 'limit cursor', method: 'get', id: 'listDemandAttachments' } as const

/** `PATCH /demands/{id}/following`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const followDemand = { path: '/demands/{id}/following', body: 'following', method: 'patch', id: 'followDemand' } as const

/** `GET /demands/{id}/forecast`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getDemandForecast = { path: '/demands/{id}/forecast', method: 'get', id: 'getDemandForecast' } as const

/** `GET /demands/{id}/forecast/preview`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_TRANSITION_REFUSED`, `NOT_FOUND`. */
export const previewDemandForecast = { path: '/demands/{id}/forecast/preview', method: 'get', id: 'previewDemandForecast' } as const

/** `POST /demands/{id}/items`. Refused with `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_EMPTY`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createDemandItem = { path: '/demands/{id}/items', body: 'type content template attachments customFields', idempotent: true, method: 'post', id: 'createDemandItem' } as const

/** `GET /demands/{id}/items`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const listDemandItems = { path: '/demands/{id}/items', query: 'limit cursor', method: 'get', id: 'listDemandItems' } as const

/** `POST /demands/{id}/items/message`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_CHAT_CLOSED`, `DEMAND_NOT_FOUND`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_EMPTY`, `NOT_FOUND`. */
export const postDemandMessage = { path: '/demands/{id}/items/message', body: 'content attachments backofficeUserId', idempotent: true, method: 'post', id: 'postDemandMessage' } as const

/** `GET /demands/{id}/items/mostRecent`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getMostRecentDemandItem = { path: '/demands/{id}/items/mostRecent', method: 'get', id: 'getMostRecentDemandItem' } as const

/** `GET /demands/{id}/page`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getDemandPage = { path: '/demands/{id}/page', versionOf: '/demands/{id}', versioned: true, method: 'get', id: 'getDemandPage' } as const

/** `PATCH /demands/{id}/prioritize`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `DEMAND_NOT_PRIORITIZABLE`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const prioritizeDemand = { path: '/demands/{id}/prioritize', versionOf: '/demands/{id}', method: 'patch', id: 'prioritizeDemand' } as const

/** `PATCH /demands/{id}/private`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_SPECIFIC_DEMAND`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const openPrivateDemand = { path: '/demands/{id}/private', versionOf: '/demands/{id}', method: 'patch', id: 'openPrivateDemand' } as const

/** `GET /demands/{id}/screening`. Refused with `BUSINESS_FORBIDDEN`, `NOT_FOUND`, `STAFF_ONLY`. */
export const getDemandScreening = { path: '/demands/{id}/screening', method: 'get', id: 'getDemandScreening' } as const

/** `PUT /demands/{id}/screening`. Refused with `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_ASSIGNEE_INVALID`, `DEMAND_NOT_FOUND`, `DEMAND_NOT_SCREENABLE`, `DEMAND_TYPE_INVALID`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const screenDemand = { path: '/demands/{id}/screening', versionOf: '/demands/{id}', body: 'demandTypeId backofficeUserId note', method: 'put', id: 'screenDemand' } as const

/** `PATCH /demands/{id}/status`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_ASSIGNEE_INVALID`, `DEMAND_CHAT_CLOSED`, `DEMAND_MESSAGE_REQUIRED`, `DEMAND_NOT_FOUND`, `DEMAND_TRANSITION_REFUSED`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_EMPTY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateDemandStatus = { path: '/demands/{id}/status', versionOf: '/demands/{id}', body: 'statusKey message attachments backofficeUserId deleveryForecast', idempotent: true, method: 'patch', id: 'updateDemandStatus' } as const

/** `GET /demands/{id}/timeline`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const getDemandTimeline = { path: '/demands/{id}/timeline', method: 'get', id: 'getDemandTimeline' } as const

/** `PATCH /demands/{id}/validated`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `DEMAND_NOT_FINISHED`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const validateDemand = { path: '/demands/{id}/validated', versionOf: '/demands/{id}', method: 'patch', id: 'validateDemand' } as const

/** `PATCH /demands/{id}/visualized`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `DEMAND_VIEWER_INVALID`, `FORBIDDEN`, `NOT_FOUND`, `PRIVATE_USERS_LIMIT`. */
export const replaceDemandViewers = { path: '/demands/{id}/visualized', body: 'visualized', method: 'patch', id: 'replaceDemandViewers' } as const

/** `DELETE /demands/{id}/visualized`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const unviewDemand = { path: '/demands/{id}/visualized', method: 'delete', id: 'unviewDemand' } as const

/** `POST /demands/{id}/visualized`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const viewDemand = { path: '/demands/{id}/visualized', method: 'post', id: 'viewDemand' } as const

/** `PATCH /demands/{ids}/privateInMass`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_SPECIFIC_DEMAND`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMANDS_OF_SEVERAL_CUSTOMERS`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `PRIVATE_USERS_LIMIT`, `PRIVATE_USER_INVALID`. */
export const makeDemandsPrivate = { path: '/demands/{ids}/privateInMass', body: 'anotherUser', method: 'patch', id: 'makeDemandsPrivate' } as const

/** `PATCH /demands/{ids}/validatedInQuantity`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `DEMAND_IDS_MISMATCH`, `DEMAND_NOT_FINISHED`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const validateDemands = { path: '/demands/{ids}/validatedInQuantity', body: 'demandsIds', method: 'patch', id: 'validateDemands' } as const

/** `GET /demands/board`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getDemandBoard = { path: '/demands/board', query: 'startDate endDate date userId demandsTags name message search hasValidationUser demandTypeName businessId finishedKind blockedKind order forecastStartDate forecastEndDate limit', method: 'get', id: 'getDemandBoard' } as const

/** `PATCH /demands/reorder`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMANDS_NOT_REORDERABLE`, `DEMANDS_OF_SEVERAL_CUSTOMERS`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const reorderDemands = { path: '/demands/reorder', body: 'demands', method: 'patch', id: 'reorderDemands' } as const

/** `GET /demands/reorder/preview`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMANDS_NOT_REORDERABLE`, `DEMANDS_OF_SEVERAL_CUSTOMERS`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const previewDemandsOrder = { path: '/demands/reorder/preview', query: 'numbers', method: 'get', id: 'previewDemandsOrder' } as const

/** `GET /demands/sla`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `DEMAND_NOT_PRIORITIZABLE`, `NOT_FOUND`. */
export const getDemandSla = { path: '/demands/sla', query: 'demandId', method: 'get', id: 'getDemandSla' } as const

/** `GET /demands/types`. Refused with `ACCESS_CHURNED`. */
export const listDemandTypes = { path: '/demands/types', method: 'get', id: 'listDemandTypes' } as const

/** `GET /demandsBoth`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listDemandsBoth = { path: '/demandsBoth', query: 'startDate endDate date userId demandsTags name message search hasValidationUser statusKey demandTypeName businessId kind order forecastStartDate forecastEndDate limit page cursor', method: 'get', id: 'listDemandsBoth' } as const

/** `POST /demandsTags`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `CONFLICT`, `DEMAND_TAGS_FULL`, `DEMAND_TAG_EXISTS`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`. */
export const createDemandTag = { path: '/demandsTags', body: 'customerId name', idempotent: true, method: 'post', id: 'createDemandTag' } as const

/** `POST /demandsTags/add`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_FULL_OF_TAGS`, `DEMAND_NOT_FOUND`, `DEMAND_TAG_REPEATED`, `NOT_FOUND`. */
export const addDemandTag = { path: '/demandsTags/add', body: 'tagId demandId', method: 'post', id: 'addDemandTag' } as const

/** `POST /demandsTags/delete`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const removeDemandTag = { path: '/demandsTags/delete', body: 'tagId demandId', method: 'post', id: 'removeDemandTag' } as const

/** `POST /documents`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_CHAT_CLOSED`, `DEMAND_NOT_FOUND`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createDocument = { path: '/documents', body: 'demandId name awsFileKey flagged fields customFields status', idempotent: true, method: 'post', id: 'createDocument' } as const

/** `GET /documents`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const listDocuments = { path: '/documents', query: 'demandId startDate endDate name limit page cursor', method: 'get', id: 'listDocuments' } as const

/** `GET /documents/{id}`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getDocument = { path: '/documents/{id}', versioned: true, method: 'get', id: 'getDocument' } as const

/** `GET /documents/{id}/download`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const downloadDocument = { path: '/documents/{id}/download', query: 'format', signed: true, method: 'get', id: 'downloadDocument' } as const

/** `GET /events`. */
export const streamEvents = { path: '/events', query: 'missedMs', method: 'get', id: 'streamEvents' } as const

/** `POST /exports`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const createDataExport = { path: '/exports', method: 'post', id: 'createDataExport' } as const

/** `GET /exports`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const listDataExports = { path: '/exports', query: 'limit page cursor', method: 'get', id: 'listDataExports' } as const

/** `GET /exports/{id}/download`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const downloadDataExport = { path: '/exports/{id}/download', signed: true, method: 'get', id: 'downloadDataExport' } as const

/** `PUT /feedbacks`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `DEMAND_FEEDBACK_EXISTS`, `DEMAND_NOT_FINISHED`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const saveFeedback = { path: '/feedbacks', body: 'feedbackType demandId rating description skipped', method: 'put', id: 'saveFeedback' } as const

/** `GET /financial/billings/{cpfOrCnpj}`. Refused with `ADMIN_ONLY`, `NOT_FOUND`. */
export const listBillings = { path: '/financial/billings/{cpfOrCnpj}', query: 'limit page cursor', method: 'get', id: 'listBillings' } as const

/** `GET /financial/receipts`. Refused with `ADMIN_ONLY`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const listSentReceipts = { path: '/financial/receipts', query: 'limit page cursor', method: 'get', id: 'listSentReceipts' } as const

/** `GET /firm/analysisRisk/answer`. Refused with `STAFF_ONLY`. */
export const listFirmRiskAnswers = { path: '/firm/analysisRisk/answer', query: 'Question_id limit page cursor', method: 'get', id: 'listFirmRiskAnswers' } as const

/** `GET /firm/analysisRisk/answer/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmRiskAnswer = { path: '/firm/analysisRisk/answer/{id}', versioned: true, method: 'get', id: 'getFirmRiskAnswer' } as const

/** `GET /firm/audit`. Refused with `FIRM_ADMIN_ONLY`, `STAFF_ONLY`. */
export const listFirmAudit = { path: '/firm/audit', api: 'customer', query: 'actorId customerId subjectId event startDate endDate limit page cursor', method: 'get', id: 'listFirmAudit' } as const

/** `POST /firm/billings`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createBilling = { path: '/firm/billings', body: 'customerId description value dueDate status invoiceUrl providerReference', idempotent: true, method: 'post', id: 'createBilling' } as const

/** `GET /firm/billings`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmBillings = { path: '/firm/billings', query: 'customerId status limit page cursor', method: 'get', id: 'listFirmBillings' } as const

/** `GET /firm/billings/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmBilling = { path: '/firm/billings/{id}', versioned: true, method: 'get', id: 'getFirmBilling' } as const

/** `PATCH /firm/billings/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateBilling = { path: '/firm/billings/{id}', versionOf: '/firm/billings/{id}', body: 'description value dueDate status invoiceUrl providerReference', method: 'patch', id: 'updateBilling' } as const

/** `POST /firm/customers`. Refused with `CONFLICT`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `STAFF_ONLY`. */
export const createFirmCustomer = { path: '/firm/customers', api: 'customer', body: 'name personType cpf cnpj type customerType hasActiveContact legalRepresentative', idempotent: true, method: 'post', id: 'createFirmCustomer' } as const

/** `GET /firm/customers`. Refused with `STAFF_ONLY`. */
export const listFirmCustomers = { path: '/firm/customers', api: 'customer', query: 'search contractState limit page cursor', method: 'get', id: 'listFirmCustomers' } as const

/** `GET /firm/customers/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmCustomer = { path: '/firm/customers/{id}', api: 'customer', versioned: true, method: 'get', id: 'getFirmCustomer' } as const

/** `PATCH /firm/customers/{id}`. Refused with `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmCustomer = { path: '/firm/customers/{id}', versionOf: '/firm/customers/{id}', api: 'customer', body: 'name personType cpf cnpj type customerType hasActiveContact legalRepresentative', method: 'patch', id: 'updateFirmCustomer' } as const

/** `GET /firm/customers/{id}/business`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmCustomerBusinesses = { path: '/firm/customers/{id}/business', api: 'customer', method: 'get', id: 'listFirmCustomerBusinesses' } as const

/** `PATCH /firm/customers/{id}/contract`. Refused with `FILE_KEY_INVALID`, `FIRM_ADMIN_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmContract = { path: '/firm/customers/{id}/contract', versionOf: '/firm/customers/{id}', api: 'customer', body: 'isChurn accessAllowedUntil hasSuspendedContract hasPaymentOverdue paymentOverdueSince isPremium isSpecificDemand customerAccess saleDate serviceContractAwsKey', method: 'patch', id: 'updateFirmContract' } as const

/** `POST /firm/customers/{id}/tags`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const addFirmCustomerTag = { path: '/firm/customers/{id}/tags', api: 'customer', body: 'name', idempotent: true, method: 'post', id: 'addFirmCustomerTag' } as const

/** `DELETE /firm/customers/{id}/tags/{tagId}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const removeFirmCustomerTag = { path: '/firm/customers/{id}/tags/{tagId}', api: 'customer', method: 'delete', id: 'removeFirmCustomerTag' } as const

/** `GET /firm/demands`. Refused with `BUSINESS_FORBIDDEN`, `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmDemands = { path: '/firm/demands', query: 'customerId statusKey backofficeUserId assigned demandTypeName priority overdue name startDate endDate order limit page cursor', method: 'get', id: 'listFirmDemands' } as const

/** `PATCH /firm/demands/{id}/assignee`. Refused with `BUSINESS_FORBIDDEN`, `DEMAND_ASSIGNEE_INVALID`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const assignDemand = { path: '/firm/demands/{id}/assignee', versionOf: '/demands/{id}', body: 'backofficeUserId', method: 'patch', id: 'assignDemand' } as const

/** `PATCH /firm/demands/{id}/forecast`. Refused with `BUSINESS_FORBIDDEN`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const setDemandForecast = { path: '/firm/demands/{id}/forecast', versionOf: '/demands/{id}', body: 'deleveryForecast', method: 'patch', id: 'setDemandForecast' } as const

/** `DELETE /firm/demands/{id}/items/{itemId}`. Refused with `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `ITEM_NOT_DELETABLE`, `NOT_FOUND`, `STAFF_ONLY`. */
export const deleteDemandItem = { path: '/firm/demands/{id}/items/{itemId}', method: 'delete', id: 'deleteDemandItem' } as const

/** `POST /firm/demandTypes`. Refused with `CONFLICT`, `DEMAND_TYPE_EXISTS`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `STAFF_ONLY`. */
export const createFirmDemandType = { path: '/firm/demandTypes', body: 'name', idempotent: true, method: 'post', id: 'createFirmDemandType' } as const

/** `DELETE /firm/demandTypes/{id}`. Refused with `CONFLICT`, `DEMAND_TYPE_FIXED`, `DEMAND_TYPE_IN_USE`, `NOT_FOUND`, `STAFF_ONLY`. */
export const deleteFirmDemandType = { path: '/firm/demandTypes/{id}', method: 'delete', id: 'deleteFirmDemandType' } as const

/** `PATCH /firm/demandTypes/{id}`. Refused with `CONFLICT`, `DEMAND_TYPE_EXISTS`, `DEMAND_TYPE_FIXED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const updateFirmDemandType = { path: '/firm/demandTypes/{id}', body: 'name active', method: 'patch', id: 'updateFirmDemandType' } as const

/** `PATCH /firm/documents/{id}`. Refused with `BUSINESS_FORBIDDEN`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmDocument = { path: '/firm/documents/{id}', versionOf: '/documents/{id}', body: 'name flagged customFields status', method: 'patch', id: 'updateFirmDocument' } as const

/** `POST /firm/gazettes`. Refused with `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_UNAVAILABLE`, `GAZETTE_INVALID`, `NOT_FOUND`, `STAFF_ONLY`. */
export const importGazette = { path: '/firm/gazettes', body: 'awsFileKey', method: 'post', id: 'importGazette' } as const

/** `GET /firm/gazettes`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listGazettes = { path: '/firm/gazettes', query: 'limit page cursor', method: 'get', id: 'listGazettes' } as const

/** `GET /firm/gazettes/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getGazette = { path: '/firm/gazettes/{id}', method: 'get', id: 'getGazette' } as const

/** `POST /firm/journeyTypes/{id}/preJourneyDemands`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `JOURNEY_DEMAND_TAKEN`, `NOT_FOUND`, `STAFF_ONLY`. */
export const linkPreJourneyDemand = { path: '/firm/journeyTypes/{id}/preJourneyDemands', body: 'demandId', idempotent: true, method: 'post', id: 'linkPreJourneyDemand' } as const

/** `DELETE /firm/journeyTypes/{id}/preJourneyDemands/{demandId}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const unlinkPreJourneyDemand = { path: '/firm/journeyTypes/{id}/preJourneyDemands/{demandId}', method: 'delete', id: 'unlinkPreJourneyDemand' } as const

/** `GET /firm/mappings`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmMappings = { path: '/firm/mappings', query: 'customerId statusKey limit page cursor', method: 'get', id: 'listFirmMappings' } as const

/** `GET /firm/mappings/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmMapping = { path: '/firm/mappings/{id}', method: 'get', id: 'getFirmMapping' } as const

/** `PATCH /firm/mappings/{id}/status`. Refused with `CONFLICT`, `MAPPING_STEP_REFUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const reviewFirmMapping = { path: '/firm/mappings/{id}/status', body: 'statusKey message', method: 'patch', id: 'reviewFirmMapping' } as const

/** `GET /firm/marcas`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmMarks = { path: '/firm/marcas', query: 'customerId statusKey apolStatus processNumber limit page cursor', method: 'get', id: 'listFirmMarks' } as const

/** `GET /firm/marcas/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmMark = { path: '/firm/marcas/{id}', versioned: true, method: 'get', id: 'getFirmMark' } as const

/** `PATCH /firm/marcas/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmMark = { path: '/firm/marcas/{id}', versionOf: '/firm/marcas/{id}', body: 'name description apresentacao natureza', method: 'patch', id: 'updateFirmMark' } as const

/** `POST /firm/marcas/{id}/processes`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MARK_PROCESS_EXISTS`, `NOT_FOUND`, `STAFF_ONLY`. */
export const addMarkProcess = { path: '/firm/marcas/{id}/processes', body: 'number apolStatus occurredOn', idempotent: true, method: 'post', id: 'addMarkProcess' } as const

/** `DELETE /firm/marcas/{id}/processes/{processId}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const removeMarkProcess = { path: '/firm/marcas/{id}/processes/{processId}', method: 'delete', id: 'removeMarkProcess' } as const

/** `PATCH /firm/marcas/{id}/processes/{processId}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const updateMarkProcess = { path: '/firm/marcas/{id}/processes/{processId}', body: 'apolStatus occurredOn text', method: 'patch', id: 'updateMarkProcess' } as const

/** `POST /firm/popups`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createPopup = { path: '/firm/popups', body: 'title description img link startDate endDate', idempotent: true, method: 'post', id: 'createPopup' } as const

/** `GET /firm/popups`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listPopups = { path: '/firm/popups', query: 'limit page cursor', method: 'get', id: 'listPopups' } as const

/** `DELETE /firm/popups/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deletePopup = { path: '/firm/popups/{id}', versionOf: '/firm/popups/{id}', method: 'delete', id: 'deletePopup' } as const

/** `GET /firm/popups/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getPopup = { path: '/firm/popups/{id}', versioned: true, method: 'get', id: 'getPopup' } as const

/** `PATCH /firm/popups/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updatePopup = { path: '/firm/popups/{id}', versionOf: '/firm/popups/{id}', body: 'title description img link startDate endDate', method: 'patch', id: 'updatePopup' } as const

/** `GET /firm/receipts`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listReceipts = { path: '/firm/receipts', query: 'customerId status limit page cursor', method: 'get', id: 'listReceipts' } as const

/** `GET /firm/receipts/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getReceipt = { path: '/firm/receipts/{id}', versioned: true, method: 'get', id: 'getReceipt' } as const

/** `PATCH /firm/receipts/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const reviewReceipt = { path: '/firm/receipts/{id}', versionOf: '/firm/receipts/{id}', body: 'status note', method: 'patch', id: 'reviewReceipt' } as const

/** `POST /firm/reminders`. Refused with `CONFLICT`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `USER_TO_NOTIFY_INVALID`. */
export const createFirmReminder = { path: '/firm/reminders', body: 'customerId name type duoDate dateToNotify usersNotification attachmentsLinks link', idempotent: true, method: 'post', id: 'createFirmReminder' } as const

/** `GET /firm/reminders`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmReminders = { path: '/firm/reminders', query: 'customerId order name type startDate endDate limit page cursor', method: 'get', id: 'listFirmReminders' } as const

/** `DELETE /firm/reminders/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deleteFirmReminder = { path: '/firm/reminders/{id}', versionOf: '/firm/reminders/{id}', method: 'delete', id: 'deleteFirmReminder' } as const

/** `GET /firm/reminders/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmReminder = { path: '/firm/reminders/{id}', versioned: true, method: 'get', id: 'getFirmReminder' } as const

/** `PATCH /firm/reminders/{id}`. Refused with `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmReminder = { path: '/firm/reminders/{id}', versionOf: '/firm/reminders/{id}', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks link', method: 'patch', id: 'updateFirmReminder' } as const

/** `GET /firm/removedUsers`. Refused with `STAFF_ONLY`. */
export const listFirmRemovedUsers = { path: '/firm/removedUsers', api: 'customer', query: 'limit page cursor', method: 'get', id: 'listFirmRemovedUsers' } as const

/** `POST /firm/removedUsers/{id}/restore`. Refused with `CONFLICT`, `EMAIL_UNAVAILABLE`, `FIRM_ADMIN_ONLY`, `NOT_FOUND`, `STAFF_ONLY`, `USER_REMOVAL_FINAL`. */
export const restoreFirmUser = { path: '/firm/removedUsers/{id}/restore', api: 'customer', method: 'post', id: 'restoreFirmUser' } as const

/** `POST /firm/templates`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `TEMPLATE_TYPE_INVALID`. */
export const createFirmTemplate = { path: '/firm/templates', body: 'name description typeId lastRevisionDate active html fields', idempotent: true, method: 'post', id: 'createFirmTemplate' } as const

/** `GET /firm/templates`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmTemplates = { path: '/firm/templates', query: 'typeId name limit page cursor', method: 'get', id: 'listFirmTemplates' } as const

/** `GET /firm/templates/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmTemplate = { path: '/firm/templates/{id}', versioned: true, method: 'get', id: 'getFirmTemplate' } as const

/** `PATCH /firm/templates/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateFirmTemplate = { path: '/firm/templates/{id}', versionOf: '/firm/templates/{id}', body: 'name description typeId lastRevisionDate active html fields', method: 'patch', id: 'updateFirmTemplate' } as const

/** `POST /firm/templateTypes`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `TEMPLATE_TYPE_EXISTS`. */
export const createFirmTemplateType = { path: '/firm/templateTypes', body: 'name', idempotent: true, method: 'post', id: 'createFirmTemplateType' } as const

/** `DELETE /firm/templateTypes/{id}`. Refused with `CONFLICT`, `NOT_FOUND`, `STAFF_ONLY`, `TEMPLATE_TYPE_IN_USE`. */
export const deleteFirmTemplateType = { path: '/firm/templateTypes/{id}', method: 'delete', id: 'deleteFirmTemplateType' } as const

/** `PATCH /firm/templateTypes/{id}`. Refused with `CONFLICT`, `NOT_FOUND`, `STAFF_ONLY`, `TEMPLATE_TYPE_EXISTS`. */
export const updateFirmTemplateType = { path: '/firm/templateTypes/{id}', body: 'name', method: 'patch', id: 'updateFirmTemplateType' } as const

/** `POST /firm/users`. Refused with `CONFLICT`, `EMAIL_UNAVAILABLE`, `FIRM_ADMIN_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `USER_ROLE_OF_CUSTOMER`, `USER_ROLE_OF_FIRM`. */
export const createFirmUser = { path: '/firm/users', api: 'customer', body: 'customerId name email phone occupation customerAdmin customerSuperAdmin firmAdmin', idempotent: true, method: 'post', id: 'createFirmUser' } as const

/** `GET /firm/users`. Refused with `STAFF_ONLY`. */
export const listFirmUsers = { path: '/firm/users', api: 'customer', query: 'customerId type status name limit page cursor', method: 'get', id: 'listFirmUsers' } as const

/** `PUT /firm/users/{id}`. Refused with `FIRM_ADMIN_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`, `USER_LAST_FIRM_ADMIN`, `USER_ROLE_OF_CUSTOMER`, `USER_ROLE_OF_FIRM`, `USER_ROLE_PROTECTED`. */
export const updateFirmUser = { path: '/firm/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'name email phone occupation customerAdmin customerSuperAdmin firmAdmin currentPassword', method: 'put', id: 'updateFirmUser' } as const

/** `POST /firm/users/{id}/link`. Refused with `CONFLICT`, `NOT_FOUND`, `STAFF_ONLY`, `USER_BLOCKED`. */
export const sendFirmUserLink = { path: '/firm/users/{id}/link', api: 'customer', method: 'post', id: 'sendFirmUserLink' } as const

/** `PATCH /firm/users/{id}/status`. Refused with `FIRM_ADMIN_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`, `USER_OWN_ACCOUNT`, `USER_RANK_PROTECTED`. */
export const updateFirmUserStatus = { path: '/firm/users/{id}/status', versionOf: '/users/{id}', api: 'customer', body: 'status', method: 'patch', id: 'updateFirmUserStatus' } as const

/** `GET /getdemandsTags`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listDemandTags = { path: '/getdemandsTags', query: 'name limit page cursor', method: 'get', id: 'listDemandTags' } as const

/** `GET /home`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getHome = { path: '/home', query: 'statusKey limit', method: 'get', id: 'getHome' } as const

/** `GET /home/shell`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getShell = { path: '/home/shell', method: 'get', id: 'getShell' } as const

/** `GET /home/waiting`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`. */
export const countWaitingDemands = { path: '/home/waiting', method: 'get', id: 'countWaitingDemands' } as const

/** `POST /journeyTypes`. Refused with `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`. */
export const createJourneyType = { path: '/journeyTypes', body: 'title description index customerType active defaultDemands', idempotent: true, method: 'post', id: 'createJourneyType' } as const

/** `GET /journeyTypes`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listJourneyTypes = { path: '/journeyTypes', query: 'customerTypeOrNull withCustomerJourney withDefaultDemands customerId limit page cursor', method: 'get', id: 'listJourneyTypes' } as const

/** `GET /journeyTypes/{id}`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getJourneyType = { path: '/journeyTypes/{id}', query: 'customerId', versioned: true, method: 'get', id: 'getJourneyType' } as const

/** `PUT /journeyTypes/{id}`. Refused with `CONFLICT`, `JOURNEY_STEP_UNKNOWN`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const updateJourneyType = { path: '/journeyTypes/{id}', versionOf: '/journeyTypes/{id}', body: 'title description index customerType active defaultDemands', method: 'put', id: 'updateJourneyType' } as const

/** `PUT /legal/acceptances`. Refused with `CONFLICT`, `LEGAL_VERSION_OUTDATED`. */
export const acceptLegalText = { path: '/legal/acceptances', body: 'document version', method: 'put', id: 'acceptLegalText' } as const

/** `GET /legal/acceptances`. */
export const listLegalAcceptances = { path: '/legal/acceptances', method: 'get', id: 'listLegalAcceptances' } as const

/** `GET /legal/texts/{document}`. */
export const getLegalText = { path: '/legal/texts/{document}', method: 'get', id: 'getLegalText' } as const

/** `GET /live-chat/guest`. Refused with `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getLiveChatGuest = { path: '/live-chat/guest', method: 'get', id: 'getLiveChatGuest' } as const

/** `GET /mapping`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const getMapping = { path: '/mapping', method: 'get', id: 'getMapping' } as const

/** `GET /mapping/documents`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const listMappingDocuments = { path: '/mapping/documents', query: 'mappingId limit page cursor', method: 'get', id: 'listMappingDocuments' } as const

/** `GET /mapping/home`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`. */
export const getMappingHome = { path: '/mapping/home', method: 'get', id: 'getMappingHome' } as const

/** `POST /mapping/meeting`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_EXISTS`, `NO_BUSINESS`. */
export const requestMappingMeeting = { path: '/mapping/meeting', idempotent: true, method: 'post', id: 'requestMappingMeeting' } as const

/** `PATCH /mapping/open`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `MAPPING_STEP_REFUSED`, `NOT_FOUND`. */
export const reopenMapping = { path: '/mapping/open', method: 'patch', id: 'reopenMapping' } as const

/** `GET /mapping/questionnaire`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`. */
export const getMappingQuestionnaire = { path: '/mapping/questionnaire', method: 'get', id: 'getMappingQuestionnaire' } as const

/** `GET /mapping/report`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const getMappingReport = { path: '/mapping/report', method: 'get', id: 'getMappingReport' } as const

/** `GET /mapping/report/previous`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const getPreviousMappingReport = { path: '/mapping/report/previous', method: 'get', id: 'getPreviousMappingReport' } as const

/** `PATCH /mapping/review`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `MAPPING_STEP_REFUSED`, `NOT_FOUND`. */
export const sendMappingToReview = { path: '/mapping/review', method: 'patch', id: 'sendMappingToReview' } as const

/** `POST /mapping/sectors`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_LOCKED`, `MAPPING_SECTOR_EXISTS`, `NOT_FOUND`. */
export const addMappingSectors = { path: '/mapping/sectors', body: 'sectors', idempotent: true, method: 'post', id: 'addMappingSectors' } as const

/** `GET /mapping/sectors`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `MAPPING_NOT_STARTED`, `NOT_FOUND`. */
export const listMappingSectors = { path: '/mapping/sectors', method: 'get', id: 'listMappingSectors' } as const

/** `DELETE /mapping/sectors/{sectorId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_LOCKED`, `NOT_FOUND`. */
export const deleteMappingSector = { path: '/mapping/sectors/{sectorId}', method: 'delete', id: 'deleteMappingSector' } as const

/** `GET /mapping/sectors/{sectorId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getMappingSector = { path: '/mapping/sectors/{sectorId}', method: 'get', id: 'getMappingSector' } as const

/** `POST /mapping/sectors/{sectorId}/activities`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_FULL`, `MAPPING_LOCKED`, `NOT_FOUND`. */
export const addMappingActivity = { path: '/mapping/sectors/{sectorId}/activities', body: 'label', idempotent: true, method: 'post', id: 'addMappingActivity' } as const

/** `DELETE /mapping/sectors/{sectorId}/activities/{activityId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_LOCKED`, `NOT_FOUND`. */
export const deleteMappingActivity = { path: '/mapping/sectors/{sectorId}/activities/{activityId}', method: 'delete', id: 'deleteMappingActivity' } as const

/** `PATCH /mapping/sectors/{sectorId}/activities/{activityId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_LOCKED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const renameMappingActivity = { path: '/mapping/sectors/{sectorId}/activities/{activityId}', body: 'label oldLabel', method: 'patch', id: 'renameMappingActivity' } as const

/** `GET /mapping/sectors/{sectorId}/activities/{activityId}/answers`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getMappingAnswers = { path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', versioned: true, method: 'get', id: 'getMappingAnswers' } as const

/** `PUT /mapping/sectors/{sectorId}/activities/{activityId}/answers`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `MAPPING_LOCKED`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateMappingAnswers = { path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', versionOf: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', body: 'question0 question1 question2 question3 question4 question5 question6 question7 question8 question9 question10 question11 question12 question13 question14', method: 'put', id: 'updateMappingAnswers' } as const

/** `POST /mapping/sectors/other`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MAPPING_FULL`, `MAPPING_LOCKED`, `MAPPING_SECTOR_EXISTS`, `NOT_FOUND`. */
export const addOtherMappingSector = { path: '/mapping/sectors/other', body: 'sectorName', idempotent: true, method: 'post', id: 'addOtherMappingSector' } as const

/** `PATCH /mapping/warning`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `CUSTOMER_ONLY`. */
export const acceptMappingWarning = { path: '/mapping/warning', body: 'checked', method: 'patch', id: 'acceptMappingWarning' } as const

/** `POST /marcas`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `MARK_FILE_REFUSED`, `NOT_FOUND`, `NO_BUSINESS`. */
export const createMark = { path: '/marcas', body: 'name description attachments contrato email isPJ product apres cpf customerName country UF city address CEP user', idempotent: true, method: 'post', id: 'createMark' } as const

/** `GET /marcas`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listMarks = { path: '/marcas', query: 'limit page cursor', method: 'get', id: 'listMarks' } as const

/** `GET /marcas/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getMark = { path: '/marcas/{id}', versioned: true, method: 'get', id: 'getMark' } as const

/** `PATCH /marcas/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `MARK_FILE_REFUSED`, `MARK_UPDATE_INVALID`, `NOT_FOUND`, `PRECONDITION_FAILED`. */
export const updateMark = { path: '/marcas/{id}', versionOf: '/marcas/{id}', api: 'customer', body: 'name logo', method: 'patch', id: 'updateMark' } as const

/** `GET /marcas/{id}/history`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listMarkHistory = { path: '/marcas/{id}/history', query: 'limit page cursor', method: 'get', id: 'listMarkHistory' } as const

/** `POST /marcas/import/`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`. */
export const importMarks = { path: '/marcas/import/', body: 'marcaProcessNumber', idempotent: true, method: 'post', id: 'importMarks' } as const

/** `GET /metrics/overdue-customers`. */
export const listOverdueCustomers = { path: '/metrics/overdue-customers', query: 'limit page cursor', method: 'get', id: 'listOverdueCustomers' } as const

/** `GET /popup/today`. Refused with `ACCESS_CHURNED`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getTodayPopup = { path: '/popup/today', method: 'get', id: 'getTodayPopup' } as const

/** `GET /popup/visualizated/{popupId}/{userId}`. Refused with `ACCESS_CHURNED`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const getPopupView = { path: '/popup/visualizated/{popupId}/{userId}', method: 'get', id: 'getPopupView' } as const

/** `POST /popup/visualizated/{popupId}/{userId}`. Refused with `ACCESS_CHURNED`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const viewPopup = { path: '/popup/visualizated/{popupId}/{userId}', method: 'post', id: 'viewPopup' } as const

/** `POST /reminder`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `USER_TO_NOTIFY_INVALID`. */
export const createReminder = { path: '/reminder', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks', idempotent: true, method: 'post', id: 'createReminder' } as const

/** `GET /reminder`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listReminders = { path: '/reminder', query: 'order name type startDate endDate reminderFiled limit page cursor', method: 'get', id: 'listReminders' } as const

/** `GET /reminder/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getReminder = { path: '/reminder/{id}', versioned: true, method: 'get', id: 'getReminder' } as const

/** `PATCH /reminder/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `NOT_FOUND`, `PRECONDITION_FAILED`, `REMINDER_OF_FIRM`. */
export const updateReminder = { path: '/reminder/{id}', versionOf: '/reminder/{id}', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks', method: 'patch', id: 'updateReminder' } as const

/** `POST /reminder/demand/{demandId}/{reminderId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `REMINDER_LINKED`. */
export const linkReminder = { path: '/reminder/demand/{demandId}/{reminderId}', method: 'post', id: 'linkReminder' } as const

/** `GET /reminder/demand/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const listDemandReminders = { path: '/reminder/demand/{id}', query: 'order limit page cursor', method: 'get', id: 'listDemandReminders' } as const

/** `POST /reminder/demandToReminder/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`, `REMINDER_DEMAND_EXISTS`, `USER_TO_NOTIFY_INVALID`. */
export const createDemandFromReminder = { path: '/reminder/demandToReminder/{id}', body: 'name description attachments priority isPrivate usersToNotify following', idempotent: true, method: 'post', id: 'createDemandFromReminder' } as const

/** `POST /reminder/filed`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const fileReminders = { path: '/reminder/filed', body: 'ids', method: 'post', id: 'fileReminders' } as const

/** `GET /reminder/filed`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listFiledReminders = { path: '/reminder/filed', query: 'order name type startDate endDate limit page cursor', method: 'get', id: 'listFiledReminders' } as const

/** `POST /reminder/filed/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const fileReminder = { path: '/reminder/filed/{id}', method: 'post', id: 'fileReminder' } as const

/** `GET /reminder/notAssociatedInDemand`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listFreeReminders = { path: '/reminder/notAssociatedInDemand', query: 'order name type startDate endDate limit page cursor', method: 'get', id: 'listFreeReminders' } as const

/** `DELETE /reminder/notAssociatedInDemand/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const unlinkReminder = { path: '/reminder/notAssociatedInDemand/{id}', method: 'delete', id: 'unlinkReminder' } as const

/** `POST /reminder/unfiled`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const unfileReminders = { path: '/reminder/unfiled', body: 'ids', method: 'post', id: 'unfileReminders' } as const

/** `POST /reminder/unfiled/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const unfileReminder = { path: '/reminder/unfiled/{id}', method: 'post', id: 'unfileReminder' } as const

/** `PATCH /reminder/updateResponsible/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`, `USER_HEIR_IS_REMOVED`, `USER_HEIR_UNKNOWN`, `USER_RANK_PROTECTED`. */
export const updateReminderResponsible = { path: '/reminder/updateResponsible/{id}', api: 'third', body: 'newResponsibleUserId', method: 'patch', id: 'updateReminderResponsible' } as const

/** `POST /reset-password`. Refused with `COMMON_PASSWORD`, `PERSONAL_PASSWORD`, `TOKEN_EXPIRED`, `WEAK_PASSWORD`. */
export const resetPassword = { path: '/reset-password', body: 'newPassword token email', method: 'post', id: 'resetPassword' } as const

/** `DELETE /sessions`. */
export const endOtherSessions = { path: '/sessions', method: 'delete', id: 'endOtherSessions' } as const

/** `GET /sessions`. */
export const listSessions = { path: '/sessions', method: 'get', id: 'listSessions' } as const

/** `DELETE /sessions/{id}`. Refused with `NOT_FOUND`. */
export const endSession = { path: '/sessions/{id}', method: 'delete', id: 'endSession' } as const

/** `GET /signedDownloadFileUrl`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const createDownload = { path: '/signedDownloadFileUrl', query: 'key', signed: true, method: 'get', id: 'createDownload' } as const

/** `GET /signedPutFileUrl`. Refused with `ACCESS_CHURNED`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `FILES_QUOTA_EXCEEDED`, `FILE_EMPTY`, `FILE_TYPE_INVALID`, `NOT_FOUND`, `RECEIPTS_WAITING`, `STAFF_ONLY`. */
export const createUpload = { path: '/signedPutFileUrl', query: 'fileName fileType type fileSize publicRead logo', signed: true, method: 'get', id: 'createUpload' } as const

/** `GET /templates`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listTemplates = { path: '/templates', query: 'typeId name hasDraft limit page cursor', method: 'get', id: 'listTemplates' } as const

/** `GET /templates/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getTemplate = { path: '/templates/{id}', versioned: true, method: 'get', id: 'getTemplate' } as const

/** `POST /templates/{id}/documents`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`. */
export const createTemplateDocument = { path: '/templates/{id}/documents', body: 'templateData documentRevised', idempotent: true, method: 'post', id: 'createTemplateDocument' } as const

/** `POST /templates/{id}/drafts`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const createTemplateDraft = { path: '/templates/{id}/drafts', body: 'templateAnswers', method: 'post', id: 'createTemplateDraft' } as const

/** `PUT /templates/{id}/drafts`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const updateTemplateDraft = { path: '/templates/{id}/drafts', body: 'templateAnswers', method: 'put', id: 'updateTemplateDraft' } as const

/** `GET /templates/types`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `NOT_FOUND`. */
export const listTemplateTypes = { path: '/templates/types', method: 'get', id: 'listTemplateTypes' } as const

/** `GET /user/userLogged`. */
export const getLoggedUser = { path: '/user/userLogged', api: 'customer', versioned: true, method: 'get', id: 'getLoggedUser' } as const

/** `POST /users`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ADMIN_ONLY`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `EMAIL_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `USER_ADMIN_GRANT`, `USER_ROLE_OF_CUSTOMER`, `USER_ROLE_OF_FIRM`, `USER_SUPER_ADMIN_GRANT`. */
export const createUser = { path: '/users', api: 'customer', body: 'name email phone occupation customerAdmin', idempotent: true, method: 'post', id: 'createUser' } as const

/** `GET /users`. Refused with `ACCESS_CHURNED`. */
export const listUsers = { path: '/users', api: 'customer', query: 'includeBlocked name limit page cursor', method: 'get', id: 'listUsers' } as const

/** `PUT /users`. Refused with `EMAIL_UNAVAILABLE`, `PASSWORD_INCORRECT`, `PASSWORD_REQUIRED`, `PRECONDITION_FAILED`, `USER_ADMIN_GRANT`, `USER_ROLE_OF_CUSTOMER`, `USER_SUPER_ADMIN_GRANT`. */
export const updateLoggedUser = { path: '/users', versionOf: '/user/userLogged', api: 'customer', body: 'name email phone occupation customerAdmin currentPassword', method: 'put', id: 'updateLoggedUser' } as const

/** `DELETE /users/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ADMIN_ONLY`, `NOT_FOUND`, `PRECONDITION_FAILED`, `USER_HEIR_IS_REMOVED`, `USER_HEIR_REQUIRED`, `USER_HEIR_UNKNOWN`, `USER_OWN_ACCOUNT`, `USER_PRIVATE_HEIR_GRANT`, `USER_PRIVATE_HEIR_IS_REMOVER`, `USER_RANK_PROTECTED`. */
export const deleteUser = { path: '/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'newResponsibleUserId privateDemandsUserId', method: 'delete', id: 'deleteUser' } as const

/** `GET /users/{id}`. Refused with `ACCESS_CHURNED`, `NOT_FOUND`. */
export const getUser = { path: '/users/{id}', api: 'customer', versioned: true, method: 'get', id: 'getUser' } as const

/** `PUT /users/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ADMIN_ONLY`, `EMAIL_UNAVAILABLE`, `FIRM_ADMIN_ONLY`, `NOT_FOUND`, `PASSWORD_INCORRECT`, `PASSWORD_REQUIRED`, `PRECONDITION_FAILED`, `USER_ADMIN_GRANT`, `USER_EMAIL_PROTECTED`, `USER_RANK_PROTECTED`, `USER_ROLE_OF_CUSTOMER`, `USER_ROLE_OF_FIRM`, `USER_ROLE_PROTECTED`, `USER_SUPER_ADMIN_GRANT`. */
export const updateUser = { path: '/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'name email phone occupation customerAdmin currentPassword', method: 'put', id: 'updateUser' } as const

/** `GET /users/notifications`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listNotifications = { path: '/users/notifications', api: 'customer', query: 'startDate endDate message isReaded limit page cursor', method: 'get', id: 'listNotifications' } as const

/** `PUT /users/notifications`. Refused with `ACCESS_CHURNED`. */
export const readNotifications = { path: '/users/notifications', api: 'customer', method: 'put', id: 'readNotifications' } as const

/** `PUT /users/notifications/{id}`. Refused with `ACCESS_CHURNED`, `NOT_FOUND`. */
export const readNotification = { path: '/users/notifications/{id}', api: 'customer', method: 'put', id: 'readNotification' } as const

/** `PUT /users/notifications/seen`. Refused with `ACCESS_CHURNED`. */
export const seeNotifications = { path: '/users/notifications/seen', api: 'customer', method: 'put', id: 'seeNotifications' } as const

/** `PUT /users/notifications/settings`. Refused with `ACCESS_CHURNED`, `CONFLICT`, `NOTIFICATION_REQUIRED`. */
export const changeNotificationSetting = { path: '/users/notifications/settings', api: 'customer', body: 'kind channel enabled', method: 'put', id: 'changeNotificationSetting' } as const

/** `GET /users/notifications/settings`. Refused with `ACCESS_CHURNED`. */
export const getNotificationSettings = { path: '/users/notifications/settings', api: 'customer', method: 'get', id: 'getNotificationSettings' } as const

/** `PATCH /users/password`. Refused with `COMMON_PASSWORD`, `PASSWORD_INCORRECT`, `PASSWORD_MISMATCH`, `PERSONAL_PASSWORD`, `WEAK_PASSWORD`. */
export const changePassword = { path: '/users/password', api: 'customer', body: 'currentPassword newPassword newPasswordConfirm', method: 'patch', id: 'changePassword' } as const

/** `PUT /users/privateDemands/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `NOT_FOUND`, `SUPER_ADMIN_ONLY`, `USER_HEIR_UNKNOWN`, `USER_PRIVATE_HEIR_IS_REMOVER`. */
export const handPrivateDemandsOver = { path: '/users/privateDemands/{id}', api: 'customer', body: 'userId', method: 'put', id: 'handPrivateDemandsOver' } as const
