// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation is called. A constant of its own for each: those that a program does not declare
 * never reach it.
 */
/** `POST /{paymentProvider}/payments/overdue`. */
export const reportOverduePayment = { path: '/{paymentProvider}/payments/overdue', body: 'customerId data', idempotent: true, method: 'post', id: 'reportOverduePayment' } as const

/** `POST /analysisRisk/answer`. */
export const createRiskAnswer = { path: '/analysisRisk/answer', body: 'Question_id name Probabilidade Impacto', idempotent: true, method: 'post', id: 'createRiskAnswer' } as const

/** `GET /analysisRisk/answer`. */
export const listRiskAnswers = { path: '/analysisRisk/answer', query: 'Question_id limit page cursor', method: 'get', id: 'listRiskAnswers' } as const

/** `DELETE /analysisRisk/answer/{id}`. */
export const deleteRiskAnswer = { path: '/analysisRisk/answer/{id}', versionOf: '/analysisRisk/answer/{id}', method: 'delete', id: 'deleteRiskAnswer' } as const

/** `GET /analysisRisk/answer/{id}`. */
export const getRiskAnswer = { path: '/analysisRisk/answer/{id}', versioned: true, method: 'get', id: 'getRiskAnswer' } as const

/** `PATCH /analysisRisk/answer/{id}`. */
export const updateRiskAnswer = { path: '/analysisRisk/answer/{id}', versionOf: '/analysisRisk/answer/{id}', body: 'name Probabilidade Impacto', method: 'patch', id: 'updateRiskAnswer' } as const

/** `GET /analysisRisk/answerCustomer`. */
export const listRiskAnswersCustomer = { path: '/analysisRisk/answerCustomer', query: 'Sector_id Customer_id limit page cursor', method: 'get', id: 'listRiskAnswersCustomer' } as const

/** `DELETE /analysisRisk/answerCustomer`. */
export const redoRiskSector = { path: '/analysisRisk/answerCustomer', query: 'Sector_id', method: 'delete', id: 'redoRiskSector' } as const

/** `POST /analysisRisk/answerCustomer`. */
export const saveRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer', body: 'Question_id Answer_id Customer_id Business_id', method: 'post', id: 'saveRiskAnswerCustomer' } as const

/** `DELETE /analysisRisk/answerCustomer/{id}`. */
export const deleteRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versionOf: '/analysisRisk/answerCustomer/{id}', method: 'delete', id: 'deleteRiskAnswerCustomer' } as const

/** `GET /analysisRisk/answerCustomer/{id}`. */
export const getRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versioned: true, method: 'get', id: 'getRiskAnswerCustomer' } as const

/** `PATCH /analysisRisk/answerCustomer/{id}`. */
export const updateRiskAnswerCustomer = { path: '/analysisRisk/answerCustomer/{id}', versionOf: '/analysisRisk/answerCustomer/{id}', body: 'Answer_id', method: 'patch', id: 'updateRiskAnswerCustomer' } as const

/** `POST /analysisRisk/answerCustomer/calculateRisk`. */
export const calculateRisk = { path: '/analysisRisk/answerCustomer/calculateRisk', body: 'answerList', method: 'post', id: 'calculateRisk' } as const

/** `POST /analysisRisk/answerCustomer/excel`. */
export const createRiskSpreadsheet = { path: '/analysisRisk/answerCustomer/excel', body: 'rows customer', method: 'post', id: 'createRiskSpreadsheet' } as const

/** `POST /analysisRisk/question`. */
export const createRiskQuestion = { path: '/analysisRisk/question', body: 'Sector_id name source', idempotent: true, method: 'post', id: 'createRiskQuestion' } as const

/** `GET /analysisRisk/question`. */
export const listRiskQuestions = { path: '/analysisRisk/question', query: 'Sector_id limit page cursor', method: 'get', id: 'listRiskQuestions' } as const

/** `DELETE /analysisRisk/question/{id}`. */
export const deleteRiskQuestion = { path: '/analysisRisk/question/{id}', versionOf: '/analysisRisk/question/{id}', method: 'delete', id: 'deleteRiskQuestion' } as const

/** `GET /analysisRisk/question/{id}`. */
export const getRiskQuestion = { path: '/analysisRisk/question/{id}', versioned: true, method: 'get', id: 'getRiskQuestion' } as const

/** `PATCH /analysisRisk/question/{id}`. */
export const updateRiskQuestion = { path: '/analysisRisk/question/{id}', versionOf: '/analysisRisk/question/{id}', body: 'Sector_id name source', method: 'patch', id: 'updateRiskQuestion' } as const

/** `POST /analysisRisk/question/questionBySector`. */
export const listRiskQuestionsBySector = { path: '/analysisRisk/question/questionBySector', body: 'Sector_id Customer_id', method: 'post', id: 'listRiskQuestionsBySector' } as const

/** `POST /analysisRisk/sector`. */
export const createRiskSector = { path: '/analysisRisk/sector', body: 'name', idempotent: true, method: 'post', id: 'createRiskSector' } as const

/** `GET /analysisRisk/sector`. */
export const listRiskSectors = { path: '/analysisRisk/sector', query: 'limit page cursor', method: 'get', id: 'listRiskSectors' } as const

/** `DELETE /analysisRisk/sector/{id}`. */
export const deleteRiskSector = { path: '/analysisRisk/sector/{id}', versionOf: '/analysisRisk/sector/{id}', method: 'delete', id: 'deleteRiskSector' } as const

/** `GET /analysisRisk/sector/{id}`. */
export const getRiskSector = { path: '/analysisRisk/sector/{id}', versioned: true, method: 'get', id: 'getRiskSector' } as const

/** `PATCH /analysisRisk/sector/{id}`. */
export const updateRiskSector = { path: '/analysisRisk/sector/{id}', versionOf: '/analysisRisk/sector/{id}', body: 'name', method: 'patch', id: 'updateRiskSector' } as const

/** `GET /auth`. */
export const refreshSession = { path: '/auth', method: 'get', id: 'refreshSession' } as const

/** `POST /auth`. */
export const signIn = { path: '/auth', body: 'email password remember deviceTokens', method: 'post', id: 'signIn' } as const

/** `DELETE /auth`. */
export const signOut = { path: '/auth', method: 'delete', id: 'signOut' } as const

/** `POST /auth/reset-password`. */
export const requestPasswordReset = { path: '/auth/reset-password', api: 'third', body: 'email', method: 'post', id: 'requestPasswordReset' } as const

/** `POST /business`. */
export const createBusiness = { path: '/business', api: 'customer', body: 'name personType cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement isInternational logo customerId', idempotent: true, method: 'post', id: 'createBusiness' } as const

/** `GET /business`. */
export const listBusinesses = { path: '/business', api: 'customer', query: 'includeAll allUsers', method: 'get', id: 'listBusinesses' } as const

/** `DELETE /business/{id}`. */
export const deleteBusiness = { path: '/business/{id}', versionOf: '/business/{id}', api: 'customer', method: 'delete', id: 'deleteBusiness' } as const

/** `GET /business/{id}`. */
export const getBusiness = { path: '/business/{id}', api: 'customer', versioned: true, method: 'get', id: 'getBusiness' } as const

/** `PATCH /business/{id}`. */
export const updateBusiness = { path: '/business/{id}', versionOf: '/business/{id}', api: 'customer', body: 'name personType cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement isInternational logo', method: 'patch', id: 'updateBusiness' } as const

/** `POST /business/associate-user`. */
export const associateBusinessUser = { path: '/business/associate-user', api: 'customer', body: 'businessId userId', method: 'post', id: 'associateBusinessUser' } as const

/** `GET /business/demandCounts`. */
export const listBusinessCounts = { path: '/business/demandCounts', api: 'customer', method: 'get', id: 'listBusinessCounts' } as const

/** `POST /business/desassociate-user`. */
export const dissociateBusinessUser = { path: '/business/desassociate-user', api: 'customer', body: 'businessId userId', method: 'post', id: 'dissociateBusinessUser' } as const

/** `GET /calendar/{token}.ics`. */
export const readCalendar = { path: '/calendar/{token}.ics', method: 'get', id: 'readCalendar' } as const

/** `POST /calendarAddress`. */
export const createCalendarAddress = { path: '/calendarAddress', method: 'post', id: 'createCalendarAddress' } as const

/** `DELETE /calendarAddress`. */
export const deleteCalendarAddress = { path: '/calendarAddress', method: 'delete', id: 'deleteCalendarAddress' } as const

/** `GET /calendarAddress`. */
export const getCalendarAddress = { path: '/calendarAddress', method: 'get', id: 'getCalendarAddress' } as const

/** `POST /confirm-email`. */
export const confirmEmail = { path: '/confirm-email', api: 'customer', body: 'email token', method: 'post', id: 'confirmEmail' } as const

/** `POST /customerJourneys`. */
export const createCustomerJourney = { path: '/customerJourneys', body: 'journeyTypeId customerId businessId userId', idempotent: true, method: 'post', id: 'createCustomerJourney' } as const

/** `GET /customerJourneys`. */
export const listCustomerJourneys = { path: '/customerJourneys', query: 'customerId limit page cursor', method: 'get', id: 'listCustomerJourneys' } as const

/** `GET /customerJourneys/{id}`. */
export const getCustomerJourney = { path: '/customerJourneys/{id}', versioned: true, method: 'get', id: 'getCustomerJourney' } as const

/** `PUT /customerJourneys/{id}`. */
export const updateCustomerJourney = { path: '/customerJourneys/{id}', versionOf: '/customerJourneys/{id}', body: 'journeyTypeId customerId demandsIds', method: 'put', id: 'updateCustomerJourney' } as const

/** `GET /customers`. */
export const getCustomer = { path: '/customers', api: 'customer', query: 'detailed allUsers', versioned: true, method: 'get', id: 'getCustomer' } as const

/** `PUT /customers`. */
export const updateCustomer = { path: '/customers', versionOf: '/customers', api: 'customer', body: 'name cpf cnpj cep addressCity addressState address addressNumber addressDistrict addressComplement', method: 'put', id: 'updateCustomer' } as const

/** `GET /customers/{id}/businessDefault`. */
export const getDefaultBusiness = { path: '/customers/{id}/businessDefault', api: 'customer', versioned: true, method: 'get', id: 'getDefaultBusiness' } as const

/** `GET /customers/{id}/tags`. */
export const listCustomerTags = { path: '/customers/{id}/tags', api: 'customer', query: 'limit page cursor', method: 'get', id: 'listCustomerTags' } as const

/** `DELETE /customers/{id}/tags/{tagId}`. */
export const removeCustomerTag = { path: '/customers/{id}/tags/{tagId}', api: 'customer', method: 'delete', id: 'removeCustomerTag' } as const

/** `PATCH /customers/legalRepresentative`. */
export const updateLegalRepresentative = { path: '/customers/legalRepresentative', versionOf: '/customers', api: 'customer', body: 'name cpf email', method: 'patch', id: 'updateLegalRepresentative' } as const

/** `POST /demands`. */
export const createDemand = { path: '/demands', body: 'name description private priority privateDemand priorityDemand demandTypeName attachments usersToNotify', idempotent: true, method: 'post', id: 'createDemand' } as const

/** `GET /demands`. */
export const listDemands = { path: '/demands', query: 'startDate endDate date userId demandsTags name message search hasValidationUser statusKey demandTypeName businessId order forecastStartDate forecastEndDate limit page cursor', method: 'get', id: 'listDemands' } as const

/** `PATCH /demands/{id}`. */
export const changeDemand = { path: '/demands/{id}', versionOf: '/demands/{id}', body: 'statusKey message attachments backofficeUserId deleveryForecast', idempotent: true, method: 'patch', id: 'changeDemand' } as const

/** `GET /demands/{id}`. */
export const getDemand = { path: '/demands/{id}', versioned: true, method: 'get', id: 'getDemand' } as const

/** `PUT /demands/{id}`. */
export const updateDemand = { path: '/demands/{id}', versionOf: '/demands/{id}', body: 'name description', method: 'put', id: 'updateDemand' } as const

/** `PATCH /demands/{id}/{name}`. */
export const renameDemand = { path: '/demands/{id}/{name}', versionOf: '/demands/{id}', method: 'patch', id: 'renameDemand' } as const

/** `PATCH /demands/{id}/{userId}/private`. */
export const closePrivateDemand = { path: '/demands/{id}/{userId}/private', versionOf: '/demands/{id}', method: 'patch', id: 'closePrivateDemand' } as const

/** `PATCH /demands/{id}/{userId}/private/addUsers`. */
export const addPrivateDemandUsers = { path: '/demands/{id}/{userId}/private/addUsers', versionOf: '/demands/{id}', body: 'usersIds', method: 'patch', id: 'addPrivateDemandUsers' } as const

/** `GET /demands/{id}/attachments`. */
export const listDemandAttachments = { path: '/demands/{id}/attachments', query: 'limit cursor', method: 'get', id: 'listDemandAttachments' } as const

/** `PATCH /demands/{id}/following`. */
export const followDemand = { path: '/demands/{id}/following', body: 'following', method: 'patch', id: 'followDemand' } as const

/** `GET /demands/{id}/forecast`. */
export const getDemandForecast = { path: '/demands/{id}/forecast', method: 'get', id: 'getDemandForecast' } as const

/** `GET /demands/{id}/forecast/preview`. */
export const previewDemandForecast = { path: '/demands/{id}/forecast/preview', method: 'get', id: 'previewDemandForecast' } as const

/** `POST /demands/{id}/items`. */
export const createDemandItem = { path: '/demands/{id}/items', body: 'type content template attachments customFields', idempotent: true, method: 'post', id: 'createDemandItem' } as const

/** `GET /demands/{id}/items`. */
export const listDemandItems = { path: '/demands/{id}/items', query: 'limit cursor', method: 'get', id: 'listDemandItems' } as const

/** `POST /demands/{id}/items/message`. */
export const postDemandMessage = { path: '/demands/{id}/items/message', body: 'content attachments backofficeUserId', idempotent: true, method: 'post', id: 'postDemandMessage' } as const

/** `GET /demands/{id}/items/mostRecent`. */
export const getMostRecentDemandItem = { path: '/demands/{id}/items/mostRecent', method: 'get', id: 'getMostRecentDemandItem' } as const

/** `GET /demands/{id}/page`. */
export const getDemandPage = { path: '/demands/{id}/page', versionOf: '/demands/{id}', versioned: true, method: 'get', id: 'getDemandPage' } as const

/** `PATCH /demands/{id}/prioritize`. */
export const prioritizeDemand = { path: '/demands/{id}/prioritize', versionOf: '/demands/{id}', method: 'patch', id: 'prioritizeDemand' } as const

/** `PATCH /demands/{id}/private`. */
export const openPrivateDemand = { path: '/demands/{id}/private', versionOf: '/demands/{id}', method: 'patch', id: 'openPrivateDemand' } as const

/** `GET /demands/{id}/screening`. */
export const getDemandScreening = { path: '/demands/{id}/screening', method: 'get', id: 'getDemandScreening' } as const

/** `PUT /demands/{id}/screening`. */
export const screenDemand = { path: '/demands/{id}/screening', versionOf: '/demands/{id}', body: 'demandTypeId backofficeUserId note', method: 'put', id: 'screenDemand' } as const

/** `PATCH /demands/{id}/status`. */
export const updateDemandStatus = { path: '/demands/{id}/status', versionOf: '/demands/{id}', body: 'statusKey message attachments backofficeUserId deleveryForecast', idempotent: true, method: 'patch', id: 'updateDemandStatus' } as const

/** `GET /demands/{id}/timeline`. */
export const getDemandTimeline = { path: '/demands/{id}/timeline', method: 'get', id: 'getDemandTimeline' } as const

/** `PATCH /demands/{id}/validated`. */
export const validateDemand = { path: '/demands/{id}/validated', versionOf: '/demands/{id}', method: 'patch', id: 'validateDemand' } as const

/** `PATCH /demands/{id}/visualized`. */
export const replaceDemandViewers = { path: '/demands/{id}/visualized', body: 'visualized', method: 'patch', id: 'replaceDemandViewers' } as const

/** `DELETE /demands/{id}/visualized`. */
export const unviewDemand = { path: '/demands/{id}/visualized', method: 'delete', id: 'unviewDemand' } as const

/** `POST /demands/{id}/visualized`. */
export const viewDemand = { path: '/demands/{id}/visualized', method: 'post', id: 'viewDemand' } as const

/** `PATCH /demands/{ids}/privateInMass`. */
export const makeDemandsPrivate = { path: '/demands/{ids}/privateInMass', body: 'anotherUser', method: 'patch', id: 'makeDemandsPrivate' } as const

/** `PATCH /demands/{ids}/validatedInQuantity`. */
export const validateDemands = { path: '/demands/{ids}/validatedInQuantity', body: 'demandsIds', method: 'patch', id: 'validateDemands' } as const

/** `GET /demands/board`. */
export const getDemandBoard = { path: '/demands/board', query: 'startDate endDate date userId demandsTags name message search hasValidationUser demandTypeName businessId finishedKind blockedKind order forecastStartDate forecastEndDate limit', method: 'get', id: 'getDemandBoard' } as const

/** `PATCH /demands/reorder`. */
export const reorderDemands = { path: '/demands/reorder', body: 'demands', method: 'patch', id: 'reorderDemands' } as const

/** `GET /demands/reorder/preview`. */
export const previewDemandsOrder = { path: '/demands/reorder/preview', query: 'ids', method: 'get', id: 'previewDemandsOrder' } as const

/** `GET /demands/sla`. */
export const getDemandSla = { path: '/demands/sla', query: 'demandId', method: 'get', id: 'getDemandSla' } as const

/** `GET /demands/types`. */
export const listDemandTypes = { path: '/demands/types', method: 'get', id: 'listDemandTypes' } as const

/** `GET /demandsBoth`. */
export const listDemandsBoth = { path: '/demandsBoth', query: 'startDate endDate date userId demandsTags name message search hasValidationUser statusKey demandTypeName businessId kind order forecastStartDate forecastEndDate limit page cursor', method: 'get', id: 'listDemandsBoth' } as const

/** `POST /demandsTags`. */
export const createDemandTag = { path: '/demandsTags', body: 'customerId name', idempotent: true, method: 'post', id: 'createDemandTag' } as const

/** `POST /demandsTags/add`. */
export const addDemandTag = { path: '/demandsTags/add', body: 'tagId demandId', method: 'post', id: 'addDemandTag' } as const

/** `POST /demandsTags/delete`. */
export const removeDemandTag = { path: '/demandsTags/delete', body: 'tagId demandId', method: 'post', id: 'removeDemandTag' } as const

/** `POST /documents`. */
export const createDocument = { path: '/documents', body: 'demandId name awsFileKey flagged fields customFields status', idempotent: true, method: 'post', id: 'createDocument' } as const

/** `GET /documents`. */
export const listDocuments = { path: '/documents', query: 'demandId startDate endDate name limit page cursor', method: 'get', id: 'listDocuments' } as const

/** `GET /documents/{id}`. */
export const getDocument = { path: '/documents/{id}', versioned: true, method: 'get', id: 'getDocument' } as const

/** `GET /documents/{id}/download`. */
export const downloadDocument = { path: '/documents/{id}/download', query: 'format', signed: true, method: 'get', id: 'downloadDocument' } as const

/** `GET /events`. */
export const streamEvents = { path: '/events', query: 'missedMs', method: 'get', id: 'streamEvents' } as const

/** `POST /exports`. */
export const createDataExport = { path: '/exports', method: 'post', id: 'createDataExport' } as const

/** `GET /exports`. */
export const listDataExports = { path: '/exports', query: 'limit page cursor', method: 'get', id: 'listDataExports' } as const

/** `GET /exports/{id}/download`. */
export const downloadDataExport = { path: '/exports/{id}/download', signed: true, method: 'get', id: 'downloadDataExport' } as const

/** `PUT /feedbacks`. */
export const saveFeedback = { path: '/feedbacks', body: 'feedbackType demandId rating description skipped', method: 'put', id: 'saveFeedback' } as const

/** `GET /financial/billings/{cpfOrCnpj}`. */
export const listBillings = { path: '/financial/billings/{cpfOrCnpj}', query: 'limit page cursor', method: 'get', id: 'listBillings' } as const

/** `GET /financial/receipts`. */
export const listSentReceipts = { path: '/financial/receipts', query: 'limit page cursor', method: 'get', id: 'listSentReceipts' } as const

/** `GET /firm/analysisRisk/answer`. */
export const listFirmRiskAnswers = { path: '/firm/analysisRisk/answer', query: 'Question_id limit page cursor', method: 'get', id: 'listFirmRiskAnswers' } as const

/** `GET /firm/analysisRisk/answer/{id}`. */
export const getFirmRiskAnswer = { path: '/firm/analysisRisk/answer/{id}', versioned: true, method: 'get', id: 'getFirmRiskAnswer' } as const

/** `GET /firm/audit`. */
export const listFirmAudit = { path: '/firm/audit', api: 'customer', query: 'actorId customerId subjectId event startDate endDate limit page cursor', method: 'get', id: 'listFirmAudit' } as const

/** `POST /firm/billings`. */
export const createBilling = { path: '/firm/billings', body: 'customerId description value dueDate status invoiceUrl providerReference', idempotent: true, method: 'post', id: 'createBilling' } as const

/** `GET /firm/billings`. */
export const listFirmBillings = { path: '/firm/billings', query: 'customerId status limit page cursor', method: 'get', id: 'listFirmBillings' } as const

/** `GET /firm/billings/{id}`. */
export const getFirmBilling = { path: '/firm/billings/{id}', versioned: true, method: 'get', id: 'getFirmBilling' } as const

/** `PATCH /firm/billings/{id}`. */
export const updateBilling = { path: '/firm/billings/{id}', versionOf: '/firm/billings/{id}', body: 'description value dueDate status invoiceUrl providerReference', method: 'patch', id: 'updateBilling' } as const

/** `POST /firm/customers`. */
export const createFirmCustomer = { path: '/firm/customers', api: 'customer', body: 'name personType cpf cnpj type customerType hasActiveContact legalRepresentative', idempotent: true, method: 'post', id: 'createFirmCustomer' } as const

/** `GET /firm/customers`. */
export const listFirmCustomers = { path: '/firm/customers', api: 'customer', query: 'search contractState limit page cursor', method: 'get', id: 'listFirmCustomers' } as const

/** `GET /firm/customers/{id}`. */
export const getFirmCustomer = { path: '/firm/customers/{id}', api: 'customer', versioned: true, method: 'get', id: 'getFirmCustomer' } as const

/** `PATCH /firm/customers/{id}`. */
export const updateFirmCustomer = { path: '/firm/customers/{id}', versionOf: '/firm/customers/{id}', api: 'customer', body: 'name personType cpf cnpj type customerType hasActiveContact legalRepresentative', method: 'patch', id: 'updateFirmCustomer' } as const

/** `GET /firm/customers/{id}/business`. */
export const listFirmCustomerBusinesses = { path: '/firm/customers/{id}/business', api: 'customer', method: 'get', id: 'listFirmCustomerBusinesses' } as const

/** `PATCH /firm/customers/{id}/contract`. */
export const updateFirmContract = { path: '/firm/customers/{id}/contract', versionOf: '/firm/customers/{id}', api: 'customer', body: 'isChurn accessAllowedUntil hasSuspendedContract hasPaymentOverdue paymentOverdueSince isPremium isSpecificDemand customerAccess saleDate serviceContractAwsKey', method: 'patch', id: 'updateFirmContract' } as const

/** `POST /firm/customers/{id}/tags`. */
export const addFirmCustomerTag = { path: '/firm/customers/{id}/tags', api: 'customer', body: 'name', idempotent: true, method: 'post', id: 'addFirmCustomerTag' } as const

/** `DELETE /firm/customers/{id}/tags/{tagId}`. */
export const removeFirmCustomerTag = { path: '/firm/customers/{id}/tags/{tagId}', api: 'customer', method: 'delete', id: 'removeFirmCustomerTag' } as const

/** `GET /firm/demands`. */
export const listFirmDemands = { path: '/firm/demands', query: 'customerId statusKey backofficeUserId assigned demandTypeName priority overdue name startDate endDate order limit page cursor', method: 'get', id: 'listFirmDemands' } as const

/** `PATCH /firm/demands/{id}/assignee`. */
export const assignDemand = { path: '/firm/demands/{id}/assignee', versionOf: '/demands/{id}', body: 'backofficeUserId', method: 'patch', id: 'assignDemand' } as const

/** `PATCH /firm/demands/{id}/forecast`. */
export const setDemandForecast = { path: '/firm/demands/{id}/forecast', versionOf: '/demands/{id}', body: 'deleveryForecast', method: 'patch', id: 'setDemandForecast' } as const

/** `DELETE /firm/demands/{id}/items/{itemId}`. */
export const deleteDemandItem = { path: '/firm/demands/{id}/items/{itemId}', method: 'delete', id: 'deleteDemandItem' } as const

/** `POST /firm/demandTypes`. */
export const createFirmDemandType = { path: '/firm/demandTypes', body: 'name', idempotent: true, method: 'post', id: 'createFirmDemandType' } as const

/** `DELETE /firm/demandTypes/{id}`. */
export const deleteFirmDemandType = { path: '/firm/demandTypes/{id}', method: 'delete', id: 'deleteFirmDemandType' } as const

/** `PATCH /firm/demandTypes/{id}`. */
export const updateFirmDemandType = { path: '/firm/demandTypes/{id}', body: 'name active', method: 'patch', id: 'updateFirmDemandType' } as const

/** `PATCH /firm/documents/{id}`. */
export const updateFirmDocument = { path: '/firm/documents/{id}', versionOf: '/documents/{id}', body: 'name flagged customFields status', method: 'patch', id: 'updateFirmDocument' } as const

/** `POST /firm/gazettes`. */
export const importGazette = { path: '/firm/gazettes', body: 'awsFileKey', method: 'post', id: 'importGazette' } as const

/** `GET /firm/gazettes`. */
export const listGazettes = { path: '/firm/gazettes', query: 'limit page cursor', method: 'get', id: 'listGazettes' } as const

/** `GET /firm/gazettes/{id}`. */
export const getGazette = { path: '/firm/gazettes/{id}', method: 'get', id: 'getGazette' } as const

/** `POST /firm/journeyTypes/{id}/preJourneyDemands`. */
export const linkPreJourneyDemand = { path: '/firm/journeyTypes/{id}/preJourneyDemands', body: 'demandId', idempotent: true, method: 'post', id: 'linkPreJourneyDemand' } as const

/** `DELETE /firm/journeyTypes/{id}/preJourneyDemands/{demandId}`. */
export const unlinkPreJourneyDemand = { path: '/firm/journeyTypes/{id}/preJourneyDemands/{demandId}', method: 'delete', id: 'unlinkPreJourneyDemand' } as const

/** `GET /firm/mappings`. */
export const listFirmMappings = { path: '/firm/mappings', query: 'customerId statusKey limit page cursor', method: 'get', id: 'listFirmMappings' } as const

/** `GET /firm/mappings/{id}`. */
export const getFirmMapping = { path: '/firm/mappings/{id}', method: 'get', id: 'getFirmMapping' } as const

/** `PATCH /firm/mappings/{id}/status`. */
export const reviewFirmMapping = { path: '/firm/mappings/{id}/status', body: 'statusKey message', method: 'patch', id: 'reviewFirmMapping' } as const

/** `GET /firm/marcas`. */
export const listFirmMarks = { path: '/firm/marcas', query: 'customerId statusKey apolStatus processNumber limit page cursor', method: 'get', id: 'listFirmMarks' } as const

/** `GET /firm/marcas/{id}`. */
export const getFirmMark = { path: '/firm/marcas/{id}', versioned: true, method: 'get', id: 'getFirmMark' } as const

/** `PATCH /firm/marcas/{id}`. */
export const updateFirmMark = { path: '/firm/marcas/{id}', versionOf: '/firm/marcas/{id}', body: 'name description apresentacao natureza', method: 'patch', id: 'updateFirmMark' } as const

/** `POST /firm/marcas/{id}/processes`. */
export const addMarkProcess = { path: '/firm/marcas/{id}/processes', body: 'number apolStatus occurredOn', idempotent: true, method: 'post', id: 'addMarkProcess' } as const

/** `DELETE /firm/marcas/{id}/processes/{processId}`. */
export const removeMarkProcess = { path: '/firm/marcas/{id}/processes/{processId}', method: 'delete', id: 'removeMarkProcess' } as const

/** `PATCH /firm/marcas/{id}/processes/{processId}`. */
export const updateMarkProcess = { path: '/firm/marcas/{id}/processes/{processId}', body: 'apolStatus occurredOn text', method: 'patch', id: 'updateMarkProcess' } as const

/** `POST /firm/popups`. */
export const createPopup = { path: '/firm/popups', body: 'title description img link startDate endDate', idempotent: true, method: 'post', id: 'createPopup' } as const

/** `GET /firm/popups`. */
export const listPopups = { path: '/firm/popups', query: 'limit page cursor', method: 'get', id: 'listPopups' } as const

/** `DELETE /firm/popups/{id}`. */
export const deletePopup = { path: '/firm/popups/{id}', versionOf: '/firm/popups/{id}', method: 'delete', id: 'deletePopup' } as const

/** `GET /firm/popups/{id}`. */
export const getPopup = { path: '/firm/popups/{id}', versioned: true, method: 'get', id: 'getPopup' } as const

/** `PATCH /firm/popups/{id}`. */
export const updatePopup = { path: '/firm/popups/{id}', versionOf: '/firm/popups/{id}', body: 'title description img link startDate endDate', method: 'patch', id: 'updatePopup' } as const

/** `GET /firm/receipts`. */
export const listReceipts = { path: '/firm/receipts', query: 'customerId status limit page cursor', method: 'get', id: 'listReceipts' } as const

/** `GET /firm/receipts/{id}`. */
export const getReceipt = { path: '/firm/receipts/{id}', versioned: true, method: 'get', id: 'getReceipt' } as const

/** `PATCH /firm/receipts/{id}`. */
export const reviewReceipt = { path: '/firm/receipts/{id}', versionOf: '/firm/receipts/{id}', body: 'status note', method: 'patch', id: 'reviewReceipt' } as const

/** `POST /firm/reminders`. */
export const createFirmReminder = { path: '/firm/reminders', body: 'customerId name type duoDate dateToNotify usersNotification attachmentsLinks link', idempotent: true, method: 'post', id: 'createFirmReminder' } as const

/** `GET /firm/reminders`. */
export const listFirmReminders = { path: '/firm/reminders', query: 'customerId order name type startDate endDate limit page cursor', method: 'get', id: 'listFirmReminders' } as const

/** `DELETE /firm/reminders/{id}`. */
export const deleteFirmReminder = { path: '/firm/reminders/{id}', versionOf: '/firm/reminders/{id}', method: 'delete', id: 'deleteFirmReminder' } as const

/** `GET /firm/reminders/{id}`. */
export const getFirmReminder = { path: '/firm/reminders/{id}', versioned: true, method: 'get', id: 'getFirmReminder' } as const

/** `PATCH /firm/reminders/{id}`. */
export const updateFirmReminder = { path: '/firm/reminders/{id}', versionOf: '/firm/reminders/{id}', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks link', method: 'patch', id: 'updateFirmReminder' } as const

/** `GET /firm/removedUsers`. */
export const listFirmRemovedUsers = { path: '/firm/removedUsers', api: 'customer', query: 'limit page cursor', method: 'get', id: 'listFirmRemovedUsers' } as const

/** `POST /firm/removedUsers/{id}/restore`. */
export const restoreFirmUser = { path: '/firm/removedUsers/{id}/restore', api: 'customer', method: 'post', id: 'restoreFirmUser' } as const

/** `POST /firm/templates`. */
export const createFirmTemplate = { path: '/firm/templates', body: 'name description typeId lastRevisionDate active html fields', idempotent: true, method: 'post', id: 'createFirmTemplate' } as const

/** `GET /firm/templates`. */
export const listFirmTemplates = { path: '/firm/templates', query: 'typeId name limit page cursor', method: 'get', id: 'listFirmTemplates' } as const

/** `GET /firm/templates/{id}`. */
export const getFirmTemplate = { path: '/firm/templates/{id}', versioned: true, method: 'get', id: 'getFirmTemplate' } as const

/** `PATCH /firm/templates/{id}`. */
export const updateFirmTemplate = { path: '/firm/templates/{id}', versionOf: '/firm/templates/{id}', body: 'name description typeId lastRevisionDate active html fields', method: 'patch', id: 'updateFirmTemplate' } as const

/** `POST /firm/templateTypes`. */
export const createFirmTemplateType = { path: '/firm/templateTypes', body: 'name', idempotent: true, method: 'post', id: 'createFirmTemplateType' } as const

/** `DELETE /firm/templateTypes/{id}`. */
export const deleteFirmTemplateType = { path: '/firm/templateTypes/{id}', method: 'delete', id: 'deleteFirmTemplateType' } as const

/** `PATCH /firm/templateTypes/{id}`. */
export const updateFirmTemplateType = { path: '/firm/templateTypes/{id}', body: 'name', method: 'patch', id: 'updateFirmTemplateType' } as const

/** `POST /firm/users`. */
export const createFirmUser = { path: '/firm/users', api: 'customer', body: 'customerId name email phone occupation customerAdmin customerSuperAdmin firmAdmin', idempotent: true, method: 'post', id: 'createFirmUser' } as const

/** `GET /firm/users`. */
export const listFirmUsers = { path: '/firm/users', api: 'customer', query: 'customerId type status name limit page cursor', method: 'get', id: 'listFirmUsers' } as const

/** `PUT /firm/users/{id}`. */
export const updateFirmUser = { path: '/firm/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'name email phone occupation customerAdmin customerSuperAdmin firmAdmin currentPassword', method: 'put', id: 'updateFirmUser' } as const

/** `POST /firm/users/{id}/link`. */
export const sendFirmUserLink = { path: '/firm/users/{id}/link', api: 'customer', method: 'post', id: 'sendFirmUserLink' } as const

/** `PATCH /firm/users/{id}/status`. */
export const updateFirmUserStatus = { path: '/firm/users/{id}/status', versionOf: '/users/{id}', api: 'customer', body: 'status', method: 'patch', id: 'updateFirmUserStatus' } as const

/** `GET /getdemandsTags`. */
export const listDemandTags = { path: '/getdemandsTags', query: 'name limit page cursor', method: 'get', id: 'listDemandTags' } as const

/** `GET /home`. */
export const getHome = { path: '/home', query: 'statusKey limit', method: 'get', id: 'getHome' } as const

/** `GET /home/shell`. */
export const getShell = { path: '/home/shell', method: 'get', id: 'getShell' } as const

/** `GET /home/waiting`. */
export const countWaitingDemands = { path: '/home/waiting', method: 'get', id: 'countWaitingDemands' } as const

/** `POST /journeyTypes`. */
export const createJourneyType = { path: '/journeyTypes', body: 'title description index customerType active defaultDemands', idempotent: true, method: 'post', id: 'createJourneyType' } as const

/** `GET /journeyTypes`. */
export const listJourneyTypes = { path: '/journeyTypes', query: 'customerTypeOrNull withCustomerJourney withDefaultDemands customerId limit page cursor', method: 'get', id: 'listJourneyTypes' } as const

/** `GET /journeyTypes/{id}`. */
export const getJourneyType = { path: '/journeyTypes/{id}', query: 'customerId', versioned: true, method: 'get', id: 'getJourneyType' } as const

/** `PUT /journeyTypes/{id}`. */
export const updateJourneyType = { path: '/journeyTypes/{id}', versionOf: '/journeyTypes/{id}', body: 'title description index customerType active defaultDemands', method: 'put', id: 'updateJourneyType' } as const

/** `PUT /legal/acceptances`. */
export const acceptLegalText = { path: '/legal/acceptances', body: 'document version', method: 'put', id: 'acceptLegalText' } as const

/** `GET /legal/acceptances`. */
export const listLegalAcceptances = { path: '/legal/acceptances', method: 'get', id: 'listLegalAcceptances' } as const

/** `GET /legal/texts/{document}`. */
export const getLegalText = { path: '/legal/texts/{document}', method: 'get', id: 'getLegalText' } as const

/** `GET /live-chat/guest`. */
export const getLiveChatGuest = { path: '/live-chat/guest', method: 'get', id: 'getLiveChatGuest' } as const

/** `GET /mapping`. */
export const getMapping = { path: '/mapping', method: 'get', id: 'getMapping' } as const

/** `GET /mapping/documents`. */
export const listMappingDocuments = { path: '/mapping/documents', query: 'mappingId limit page cursor', method: 'get', id: 'listMappingDocuments' } as const

/** `GET /mapping/home`. */
export const getMappingHome = { path: '/mapping/home', method: 'get', id: 'getMappingHome' } as const

/** `POST /mapping/meeting`. */
export const requestMappingMeeting = { path: '/mapping/meeting', idempotent: true, method: 'post', id: 'requestMappingMeeting' } as const

/** `PATCH /mapping/open`. */
export const reopenMapping = { path: '/mapping/open', method: 'patch', id: 'reopenMapping' } as const

/** `GET /mapping/questionnaire`. */
export const getMappingQuestionnaire = { path: '/mapping/questionnaire', method: 'get', id: 'getMappingQuestionnaire' } as const

/** `GET /mapping/report`. */
export const getMappingReport = { path: '/mapping/report', method: 'get', id: 'getMappingReport' } as const

/** `GET /mapping/report/previous`. */
export const getPreviousMappingReport = { path: '/mapping/report/previous', method: 'get', id: 'getPreviousMappingReport' } as const

/** `PATCH /mapping/review`. */
export const sendMappingToReview = { path: '/mapping/review', method: 'patch', id: 'sendMappingToReview' } as const

/** `POST /mapping/sectors`. */
export const addMappingSectors = { path: '/mapping/sectors', body: 'sectors', idempotent: true, method: 'post', id: 'addMappingSectors' } as const

/** `GET /mapping/sectors`. */
export const listMappingSectors = { path: '/mapping/sectors', method: 'get', id: 'listMappingSectors' } as const

/** `DELETE /mapping/sectors/{sectorId}`. */
export const deleteMappingSector = { path: '/mapping/sectors/{sectorId}', method: 'delete', id: 'deleteMappingSector' } as const

/** `GET /mapping/sectors/{sectorId}`. */
export const getMappingSector = { path: '/mapping/sectors/{sectorId}', method: 'get', id: 'getMappingSector' } as const

/** `POST /mapping/sectors/{sectorId}/activities`. */
export const addMappingActivity = { path: '/mapping/sectors/{sectorId}/activities', body: 'label', idempotent: true, method: 'post', id: 'addMappingActivity' } as const

/** `DELETE /mapping/sectors/{sectorId}/activities/{activityId}`. */
export const deleteMappingActivity = { path: '/mapping/sectors/{sectorId}/activities/{activityId}', method: 'delete', id: 'deleteMappingActivity' } as const

/** `PATCH /mapping/sectors/{sectorId}/activities/{activityId}`. */
export const renameMappingActivity = { path: '/mapping/sectors/{sectorId}/activities/{activityId}', body: 'label oldLabel', method: 'patch', id: 'renameMappingActivity' } as const

/** `GET /mapping/sectors/{sectorId}/activities/{activityId}/answers`. */
export const getMappingAnswers = { path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', versioned: true, method: 'get', id: 'getMappingAnswers' } as const

/** `PUT /mapping/sectors/{sectorId}/activities/{activityId}/answers`. */
export const updateMappingAnswers = { path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', versionOf: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', body: 'question0 question1 question2 question3 question4 question5 question6 question7 question8 question9 question10 question11 question12 question13 question14', method: 'put', id: 'updateMappingAnswers' } as const

/** `POST /mapping/sectors/other`. */
export const addOtherMappingSector = { path: '/mapping/sectors/other', body: 'sectorName', idempotent: true, method: 'post', id: 'addOtherMappingSector' } as const

/** `PATCH /mapping/warning`. */
export const acceptMappingWarning = { path: '/mapping/warning', body: 'checked', method: 'patch', id: 'acceptMappingWarning' } as const

/** `POST /marcas`. */
export const createMark = { path: '/marcas', body: 'name description attachments contrato email isPJ product apres cpf customerName country UF city address CEP user', idempotent: true, method: 'post', id: 'createMark' } as const

/** `GET /marcas`. */
export const listMarks = { path: '/marcas', query: 'limit page cursor', method: 'get', id: 'listMarks' } as const

/** `GET /marcas/{id}`. */
export const getMark = { path: '/marcas/{id}', versioned: true, method: 'get', id: 'getMark' } as const

/** `PATCH /marcas/{id}`. */
export const updateMark = { path: '/marcas/{id}', versionOf: '/marcas/{id}', api: 'customer', body: 'name logo', method: 'patch', id: 'updateMark' } as const

/** `GET /marcas/{id}/history`. */
export const listMarkHistory = { path: '/marcas/{id}/history', query: 'limit page cursor', method: 'get', id: 'listMarkHistory' } as const

/** `POST /marcas/import/`. */
export const importMarks = { path: '/marcas/import/', body: 'marcaProcessNumber', idempotent: true, method: 'post', id: 'importMarks' } as const

/** `GET /metrics/overdue-customers`. */
export const listOverdueCustomers = { path: '/metrics/overdue-customers', query: 'limit page cursor', method: 'get', id: 'listOverdueCustomers' } as const

/** `GET /popup/today`. */
export const getTodayPopup = { path: '/popup/today', method: 'get', id: 'getTodayPopup' } as const

/** `GET /popup/visualizated/{popupId}/{userId}`. */
export const getPopupView = { path: '/popup/visualizated/{popupId}/{userId}', method: 'get', id: 'getPopupView' } as const

/** `POST /popup/visualizated/{popupId}/{userId}`. */
export const viewPopup = { path: '/popup/visualizated/{popupId}/{userId}', method: 'post', id: 'viewPopup' } as const

/** `POST /reminder`. */
export const createReminder = { path: '/reminder', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks', idempotent: true, method: 'post', id: 'createReminder' } as const

/** `GET /reminder`. */
export const listReminders = { path: '/reminder', query: 'order name type startDate endDate reminderFiled limit page cursor', method: 'get', id: 'listReminders' } as const

/** `GET /reminder/{id}`. */
export const getReminder = { path: '/reminder/{id}', versioned: true, method: 'get', id: 'getReminder' } as const

/** `PATCH /reminder/{id}`. */
export const updateReminder = { path: '/reminder/{id}', versionOf: '/reminder/{id}', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks', method: 'patch', id: 'updateReminder' } as const

/** `POST /reminder/demand/{demandId}/{reminderId}`. */
export const linkReminder = { path: '/reminder/demand/{demandId}/{reminderId}', method: 'post', id: 'linkReminder' } as const

/** `GET /reminder/demand/{id}`. */
export const listDemandReminders = { path: '/reminder/demand/{id}', query: 'order limit page cursor', method: 'get', id: 'listDemandReminders' } as const

/** `POST /reminder/demandToReminder/{id}`. */
export const createDemandFromReminder = { path: '/reminder/demandToReminder/{id}', body: 'name description attachments priority isPrivate usersToNotify following', idempotent: true, method: 'post', id: 'createDemandFromReminder' } as const

/** `POST /reminder/filed`. */
export const fileReminders = { path: '/reminder/filed', body: 'ids', method: 'post', id: 'fileReminders' } as const

/** `GET /reminder/filed`. */
export const listFiledReminders = { path: '/reminder/filed', query: 'order name type startDate endDate limit page cursor', method: 'get', id: 'listFiledReminders' } as const

/** `POST /reminder/filed/{id}`. */
export const fileReminder = { path: '/reminder/filed/{id}', method: 'post', id: 'fileReminder' } as const

/** `GET /reminder/notAssociatedInDemand`. */
export const listFreeReminders = { path: '/reminder/notAssociatedInDemand', query: 'order name type startDate endDate limit page cursor', method: 'get', id: 'listFreeReminders' } as const

/** `DELETE /reminder/notAssociatedInDemand/{id}`. */
export const unlinkReminder = { path: '/reminder/notAssociatedInDemand/{id}', method: 'delete', id: 'unlinkReminder' } as const

/** `POST /reminder/unfiled`. */
export const unfileReminders = { path: '/reminder/unfiled', body: 'ids', method: 'post', id: 'unfileReminders' } as const

/** `POST /reminder/unfiled/{id}`. */
export const unfileReminder = { path: '/reminder/unfiled/{id}', method: 'post', id: 'unfileReminder' } as const

/** `PATCH /reminder/updateResponsible/{id}`. */
export const updateReminderResponsible = { path: '/reminder/updateResponsible/{id}', api: 'third', body: 'newResponsibleUserId', method: 'patch', id: 'updateReminderResponsible' } as const

/** `POST /reset-password`. */
export const resetPassword = { path: '/reset-password', body: 'newPassword token email', method: 'post', id: 'resetPassword' } as const

/** `DELETE /sessions`. */
export const endOtherSessions = { path: '/sessions', method: 'delete', id: 'endOtherSessions' } as const

/** `GET /sessions`. */
export const listSessions = { path: '/sessions', method: 'get', id: 'listSessions' } as const

/** `DELETE /sessions/{id}`. */
export const endSession = { path: '/sessions/{id}', method: 'delete', id: 'endSession' } as const

/** `GET /signedDownloadFileUrl`. */
export const createDownload = { path: '/signedDownloadFileUrl', query: 'key', signed: true, method: 'get', id: 'createDownload' } as const

/** `GET /signedPutFileUrl`. */
export const createUpload = { path: '/signedPutFileUrl', query: 'fileName fileType type fileSize publicRead logo', signed: true, method: 'get', id: 'createUpload' } as const

/** `GET /templates`. */
export const listTemplates = { path: '/templates', query: 'typeId name hasDraft limit page cursor', method: 'get', id: 'listTemplates' } as const

/** `GET /templates/{id}`. */
export const getTemplate = { path: '/templates/{id}', versioned: true, method: 'get', id: 'getTemplate' } as const

/** `POST /templates/{id}/documents`. */
export const createTemplateDocument = { path: '/templates/{id}/documents', body: 'templateData documentRevised', idempotent: true, method: 'post', id: 'createTemplateDocument' } as const

/** `POST /templates/{id}/drafts`. */
export const createTemplateDraft = { path: '/templates/{id}/drafts', body: 'templateAnswers', method: 'post', id: 'createTemplateDraft' } as const

/** `PUT /templates/{id}/drafts`. */
export const updateTemplateDraft = { path: '/templates/{id}/drafts', body: 'templateAnswers', method: 'put', id: 'updateTemplateDraft' } as const

/** `GET /templates/types`. */
export const listTemplateTypes = { path: '/templates/types', method: 'get', id: 'listTemplateTypes' } as const

/** `GET /user/userLogged`. */
export const getLoggedUser = { path: '/user/userLogged', api: 'customer', versioned: true, method: 'get', id: 'getLoggedUser' } as const

/** `POST /users`. */
export const createUser = { path: '/users', api: 'customer', body: 'name email phone occupation customerAdmin', idempotent: true, method: 'post', id: 'createUser' } as const

/** `GET /users`. */
export const listUsers = { path: '/users', api: 'customer', query: 'includeBlocked name limit page cursor', method: 'get', id: 'listUsers' } as const

/** `PUT /users`. */
export const updateLoggedUser = { path: '/users', versionOf: '/user/userLogged', api: 'customer', body: 'name email phone occupation customerAdmin currentPassword', method: 'put', id: 'updateLoggedUser' } as const

/** `DELETE /users/{id}`. */
export const deleteUser = { path: '/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'newResponsibleUserId privateDemandsUserId', method: 'delete', id: 'deleteUser' } as const

/** `GET /users/{id}`. */
export const getUser = { path: '/users/{id}', api: 'customer', versioned: true, method: 'get', id: 'getUser' } as const

/** `PUT /users/{id}`. */
export const updateUser = { path: '/users/{id}', versionOf: '/users/{id}', api: 'customer', body: 'name email phone occupation customerAdmin currentPassword', method: 'put', id: 'updateUser' } as const

/** `GET /users/notifications`. */
export const listNotifications = { path: '/users/notifications', api: 'customer', query: 'startDate endDate message isReaded limit page cursor', method: 'get', id: 'listNotifications' } as const

/** `PUT /users/notifications`. */
export const readNotifications = { path: '/users/notifications', api: 'customer', method: 'put', id: 'readNotifications' } as const

/** `PUT /users/notifications/{id}`. */
export const readNotification = { path: '/users/notifications/{id}', api: 'customer', method: 'put', id: 'readNotification' } as const

/** `PUT /users/notifications/seen`. */
export const seeNotifications = { path: '/users/notifications/seen', api: 'customer', method: 'put', id: 'seeNotifications' } as const

/** `PUT /users/notifications/settings`. */
export const changeNotificationSetting = { path: '/users/notifications/settings', api: 'customer', body: 'kind channel enabled', method: 'put', id: 'changeNotificationSetting' } as const

/** `GET /users/notifications/settings`. */
export const getNotificationSettings = { path: '/users/notifications/settings', api: 'customer', method: 'get', id: 'getNotificationSettings' } as const

/** `PATCH /users/password`. */
export const changePassword = { path: '/users/password', api: 'customer', body: 'currentPassword newPassword newPasswordConfirm', method: 'patch', id: 'changePassword' } as const

/** `PUT /users/privateDemands/{id}`. */
export const handPrivateDemandsOver = { path: '/users/privateDemands/{id}', api: 'customer', body: 'userId', method: 'put', id: 'handPrivateDemandsOver' } as const
