// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation is called. A constant of its own for each: those that a program does not declare
 * never reach it.
 */
/** `PUT /legal/acceptances`. */
export const acceptLegalText = { id: 'acceptLegalText', method: 'put', path: '/legal/acceptances', body: true } as const

/** `PATCH /mapping/warning`. */
export const acceptMappingWarning = { id: 'acceptMappingWarning', method: 'patch', path: '/mapping/warning', body: true } as const

/** `POST /demandsTags/add`. */
export const addDemandTag = { id: 'addDemandTag', method: 'post', path: '/demandsTags/add', body: true } as const

/** `POST /firm/customers/{id}/tags`. */
export const addFirmCustomerTag = { id: 'addFirmCustomerTag', method: 'post', path: '/firm/customers/{id}/tags', api: 'customer', body: true, idempotent: true } as const

/** `POST /mapping/sectors/{sectorId}/activities`. */
export const addMappingActivity = { id: 'addMappingActivity', method: 'post', path: '/mapping/sectors/{sectorId}/activities', body: true, idempotent: true } as const

/** `POST /mapping/sectors`. */
export const addMappingSectors = { id: 'addMappingSectors', method: 'post', path: '/mapping/sectors', body: true, idempotent: true } as const

/** `POST /firm/marcas/{id}/processes`. */
export const addMarkProcess = { id: 'addMarkProcess', method: 'post', path: '/firm/marcas/{id}/processes', body: true, idempotent: true } as const

/** `POST /mapping/sectors/other`. */
export const addOtherMappingSector = { id: 'addOtherMappingSector', method: 'post', path: '/mapping/sectors/other', body: true, idempotent: true } as const

/** `PATCH /demands/{id}/{userId}/private/addUsers`. */
export const addPrivateDemandUsers = { id: 'addPrivateDemandUsers', method: 'patch', path: '/demands/{id}/{userId}/private/addUsers', body: true, versionOf: '/demands/{id}' } as const

/** `PATCH /firm/demands/{id}/assignee`. */
export const assignDemand = { id: 'assignDemand', method: 'patch', path: '/firm/demands/{id}/assignee', body: true, versionOf: '/demands/{id}' } as const

/** `POST /business/associate-user`. */
export const associateBusinessUser = { id: 'associateBusinessUser', method: 'post', path: '/business/associate-user', api: 'customer', body: true } as const

/** `POST /analysisRisk/answerCustomer/calculateRisk`. */
export const calculateRisk = { id: 'calculateRisk', method: 'post', path: '/analysisRisk/answerCustomer/calculateRisk', body: true } as const

/** `PATCH /demands/{id}`. */
export const changeDemand = { id: 'changeDemand', method: 'patch', path: '/demands/{id}', body: true, versionOf: '/demands/{id}', idempotent: true } as const

/** `PATCH /users/password`. */
export const changePassword = { id: 'changePassword', method: 'patch', path: '/users/password', api: 'customer', body: true } as const

/** `PATCH /demands/{id}/{userId}/private`. */
export const closePrivateDemand = { id: 'closePrivateDemand', method: 'patch', path: '/demands/{id}/{userId}/private', versionOf: '/demands/{id}' } as const

/** `POST /confirm-email`. */
export const confirmEmail = { id: 'confirmEmail', method: 'post', path: '/confirm-email', api: 'customer', body: true } as const

/** `POST /firm/billings`. */
export const createBilling = { id: 'createBilling', method: 'post', path: '/firm/billings', body: true, idempotent: true } as const

/** `POST /business`. */
export const createBusiness = { id: 'createBusiness', method: 'post', path: '/business', api: 'customer', body: true, idempotent: true } as const

/** `POST /customerJourneys`. */
export const createCustomerJourney = { id: 'createCustomerJourney', method: 'post', path: '/customerJourneys', body: true, idempotent: true } as const

/** `POST /exports`. */
export const createDataExport = { id: 'createDataExport', method: 'post', path: '/exports' } as const

/** `POST /demands`. */
export const createDemand = { id: 'createDemand', method: 'post', path: '/demands', body: true, idempotent: true } as const

/** `POST /reminder/demandToReminder/{id}`. */
export const createDemandFromReminder = { id: 'createDemandFromReminder', method: 'post', path: '/reminder/demandToReminder/{id}', body: true, idempotent: true } as const

/** `POST /demands/{id}/items`. */
export const createDemandItem = { id: 'createDemandItem', method: 'post', path: '/demands/{id}/items', body: true, idempotent: true } as const

/** `POST /demandsTags`. */
export const createDemandTag = { id: 'createDemandTag', method: 'post', path: '/demandsTags', body: true, idempotent: true } as const

/** `POST /documents`. */
export const createDocument = { id: 'createDocument', method: 'post', path: '/documents', body: true, idempotent: true } as const

/** `GET /signedDownloadFileUrl`. */
export const createDownload = { id: 'createDownload', method: 'get', path: '/signedDownloadFileUrl', signed: true } as const

/** `POST /firm/customers`. */
export const createFirmCustomer = { id: 'createFirmCustomer', method: 'post', path: '/firm/customers', api: 'customer', body: true, idempotent: true } as const

/** `POST /firm/demandTypes`. */
export const createFirmDemandType = { id: 'createFirmDemandType', method: 'post', path: '/firm/demandTypes', body: true, idempotent: true } as const

/** `POST /firm/reminders`. */
export const createFirmReminder = { id: 'createFirmReminder', method: 'post', path: '/firm/reminders', body: true, idempotent: true } as const

/** `POST /firm/templates`. */
export const createFirmTemplate = { id: 'createFirmTemplate', method: 'post', path: '/firm/templates', body: true, idempotent: true } as const

/** `POST /firm/templateTypes`. */
export const createFirmTemplateType = { id: 'createFirmTemplateType', method: 'post', path: '/firm/templateTypes', body: true, idempotent: true } as const

/** `POST /firm/users`. */
export const createFirmUser = { id: 'createFirmUser', method: 'post', path: '/firm/users', api: 'customer', body: true, idempotent: true } as const

/** `POST /journeyTypes`. */
export const createJourneyType = { id: 'createJourneyType', method: 'post', path: '/journeyTypes', body: true, idempotent: true } as const

/** `POST /marcas`. */
export const createMark = { id: 'createMark', method: 'post', path: '/marcas', body: true, idempotent: true } as const

/** `POST /firm/popups`. */
export const createPopup = { id: 'createPopup', method: 'post', path: '/firm/popups', body: true, idempotent: true } as const

/** `POST /reminder`. */
export const createReminder = { id: 'createReminder', method: 'post', path: '/reminder', body: true, idempotent: true } as const

/** `POST /analysisRisk/answer`. */
export const createRiskAnswer = { id: 'createRiskAnswer', method: 'post', path: '/analysisRisk/answer', body: true, idempotent: true } as const

/** `POST /analysisRisk/question`. */
export const createRiskQuestion = { id: 'createRiskQuestion', method: 'post', path: '/analysisRisk/question', body: true, idempotent: true } as const

/** `POST /analysisRisk/sector`. */
export const createRiskSector = { id: 'createRiskSector', method: 'post', path: '/analysisRisk/sector', body: true, idempotent: true } as const

/** `POST /analysisRisk/answerCustomer/excel`. */
export const createRiskSpreadsheet = { id: 'createRiskSpreadsheet', method: 'post', path: '/analysisRisk/answerCustomer/excel', body: true } as const

/** `POST /templates/{id}/documents`. */
export const createTemplateDocument = { id: 'createTemplateDocument', method: 'post', path: '/templates/{id}/documents', body: true, idempotent: true } as const

/** `POST /templates/{id}/drafts`. */
export const createTemplateDraft = { id: 'createTemplateDraft', method: 'post', path: '/templates/{id}/drafts', body: true } as const

/** `GET /signedPutFileUrl`. */
export const createUpload = { id: 'createUpload', method: 'get', path: '/signedPutFileUrl', signed: true } as const

/** `POST /users`. */
export const createUser = { id: 'createUser', method: 'post', path: '/users', api: 'customer', body: true, idempotent: true } as const

/** `DELETE /business/{id}`. */
export const deleteBusiness = { id: 'deleteBusiness', method: 'delete', path: '/business/{id}', api: 'customer', versionOf: '/business/{id}' } as const

/** `DELETE /firm/demands/{id}/items/{itemId}`. */
export const deleteDemandItem = { id: 'deleteDemandItem', method: 'delete', path: '/firm/demands/{id}/items/{itemId}' } as const

/** `DELETE /firm/demandTypes/{id}`. */
export const deleteFirmDemandType = { id: 'deleteFirmDemandType', method: 'delete', path: '/firm/demandTypes/{id}' } as const

/** `DELETE /firm/reminders/{id}`. */
export const deleteFirmReminder = { id: 'deleteFirmReminder', method: 'delete', path: '/firm/reminders/{id}', versionOf: '/firm/reminders/{id}' } as const

/** `DELETE /firm/templateTypes/{id}`. */
export const deleteFirmTemplateType = { id: 'deleteFirmTemplateType', method: 'delete', path: '/firm/templateTypes/{id}' } as const

/** `DELETE /mapping/sectors/{sectorId}/activities/{activityId}`. */
export const deleteMappingActivity = { id: 'deleteMappingActivity', method: 'delete', path: '/mapping/sectors/{sectorId}/activities/{activityId}' } as const

/** `DELETE /mapping/sectors/{sectorId}`. */
export const deleteMappingSector = { id: 'deleteMappingSector', method: 'delete', path: '/mapping/sectors/{sectorId}' } as const

/** `DELETE /firm/popups/{id}`. */
export const deletePopup = { id: 'deletePopup', method: 'delete', path: '/firm/popups/{id}', versionOf: '/firm/popups/{id}' } as const

/** `DELETE /analysisRisk/answer/{id}`. */
export const deleteRiskAnswer = { id: 'deleteRiskAnswer', method: 'delete', path: '/analysisRisk/answer/{id}', versionOf: '/analysisRisk/answer/{id}' } as const

/** `DELETE /analysisRisk/answerCustomer/{id}`. */
export const deleteRiskAnswerCustomer = { id: 'deleteRiskAnswerCustomer', method: 'delete', path: '/analysisRisk/answerCustomer/{id}', versionOf: '/analysisRisk/answerCustomer/{id}' } as const

/** `DELETE /analysisRisk/question/{id}`. */
export const deleteRiskQuestion = { id: 'deleteRiskQuestion', method: 'delete', path: '/analysisRisk/question/{id}', versionOf: '/analysisRisk/question/{id}' } as const

/** `DELETE /analysisRisk/sector/{id}`. */
export const deleteRiskSector = { id: 'deleteRiskSector', method: 'delete', path: '/analysisRisk/sector/{id}', versionOf: '/analysisRisk/sector/{id}' } as const

/** `DELETE /users/{id}`. */
export const deleteUser = { id: 'deleteUser', method: 'delete', path: '/users/{id}', api: 'customer', body: true, versionOf: '/users/{id}' } as const

/** `POST /business/desassociate-user`. */
export const dissociateBusinessUser = { id: 'dissociateBusinessUser', method: 'post', path: '/business/desassociate-user', api: 'customer', body: true } as const

/** `GET /exports/{id}/download`. */
export const downloadDataExport = { id: 'downloadDataExport', method: 'get', path: '/exports/{id}/download', signed: true } as const

/** `GET /documents/{id}/download`. */
export const downloadDocument = { id: 'downloadDocument', method: 'get', path: '/documents/{id}/download', signed: true } as const

/** `DELETE /sessions`. */
export const endOtherSessions = { id: 'endOtherSessions', method: 'delete', path: '/sessions' } as const

/** `DELETE /sessions/{id}`. */
export const endSession = { id: 'endSession', method: 'delete', path: '/sessions/{id}' } as const

/** `POST /reminder/filed/{id}`. */
export const fileReminder = { id: 'fileReminder', method: 'post', path: '/reminder/filed/{id}' } as const

/** `PATCH /demands/{id}/following`. */
export const followDemand = { id: 'followDemand', method: 'patch', path: '/demands/{id}/following', body: true } as const

/** `GET /business/{id}`. */
export const getBusiness = { id: 'getBusiness', method: 'get', path: '/business/{id}', api: 'customer', versioned: true } as const

/** `GET /customers`. */
export const getCustomer = { id: 'getCustomer', method: 'get', path: '/customers', api: 'customer', versioned: true } as const

/** `GET /customerJourneys/{id}`. */
export const getCustomerJourney = { id: 'getCustomerJourney', method: 'get', path: '/customerJourneys/{id}', versioned: true } as const

/** `GET /customers/{id}/businessDefault`. */
export const getDefaultBusiness = { id: 'getDefaultBusiness', method: 'get', path: '/customers/{id}/businessDefault', api: 'customer', versioned: true } as const

/** `GET /demands/{id}`. */
export const getDemand = { id: 'getDemand', method: 'get', path: '/demands/{id}', versioned: true } as const

/** `GET /demands/{id}/forecast`. */
export const getDemandForecast = { id: 'getDemandForecast', method: 'get', path: '/demands/{id}/forecast' } as const

/** `GET /demands/{id}/screening`. */
export const getDemandScreening = { id: 'getDemandScreening', method: 'get', path: '/demands/{id}/screening' } as const

/** `GET /demands/sla`. */
export const getDemandSla = { id: 'getDemandSla', method: 'get', path: '/demands/sla' } as const

/** `GET /documents/{id}`. */
export const getDocument = { id: 'getDocument', method: 'get', path: '/documents/{id}', versioned: true } as const

/** `GET /firm/billings/{id}`. */
export const getFirmBilling = { id: 'getFirmBilling', method: 'get', path: '/firm/billings/{id}', versioned: true } as const

/** `GET /firm/customers/{id}`. */
export const getFirmCustomer = { id: 'getFirmCustomer', method: 'get', path: '/firm/customers/{id}', api: 'customer', versioned: true } as const

/** `GET /firm/mappings/{id}`. */
export const getFirmMapping = { id: 'getFirmMapping', method: 'get', path: '/firm/mappings/{id}' } as const

/** `GET /firm/marcas/{id}`. */
export const getFirmMark = { id: 'getFirmMark', method: 'get', path: '/firm/marcas/{id}', versioned: true } as const

/** `GET /firm/reminders/{id}`. */
export const getFirmReminder = { id: 'getFirmReminder', method: 'get', path: '/firm/reminders/{id}', versioned: true } as const

/** `GET /firm/analysisRisk/answer/{id}`. */
export const getFirmRiskAnswer = { id: 'getFirmRiskAnswer', method: 'get', path: '/firm/analysisRisk/answer/{id}', versioned: true } as const

/** `GET /firm/templates/{id}`. */
export const getFirmTemplate = { id: 'getFirmTemplate', method: 'get', path: '/firm/templates/{id}', versioned: true } as const

/** `GET /firm/gazettes/{id}`. */
export const getGazette = { id: 'getGazette', method: 'get', path: '/firm/gazettes/{id}' } as const

/** `GET /home`. */
export const getHome = { id: 'getHome', method: 'get', path: '/home' } as const

/** `GET /journeyTypes/{id}`. */
export const getJourneyType = { id: 'getJourneyType', method: 'get', path: '/journeyTypes/{id}', versioned: true } as const

/** `GET /live-chat/guest`. */
export const getLiveChatGuest = { id: 'getLiveChatGuest', method: 'get', path: '/live-chat/guest' } as const

/** `GET /user/userLogged`. */
export const getLoggedUser = { id: 'getLoggedUser', method: 'get', path: '/user/userLogged', api: 'customer', versioned: true } as const

/** `GET /mapping`. */
export const getMapping = { id: 'getMapping', method: 'get', path: '/mapping' } as const

/** `GET /mapping/sectors/{sectorId}/activities/{activityId}/answers`. */
export const getMappingAnswers = { id: 'getMappingAnswers', method: 'get', path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', versioned: true } as const

/** `GET /mapping/home`. */
export const getMappingHome = { id: 'getMappingHome', method: 'get', path: '/mapping/home' } as const

/** `GET /mapping/sectors/{sectorId}`. */
export const getMappingSector = { id: 'getMappingSector', method: 'get', path: '/mapping/sectors/{sectorId}' } as const

/** `GET /marcas/{id}`. */
export const getMark = { id: 'getMark', method: 'get', path: '/marcas/{id}', versioned: true } as const

/** `GET /demands/{id}/items/mostRecent`. */
export const getMostRecentDemandItem = { id: 'getMostRecentDemandItem', method: 'get', path: '/demands/{id}/items/mostRecent' } as const

/** `GET /firm/popups/{id}`. */
export const getPopup = { id: 'getPopup', method: 'get', path: '/firm/popups/{id}', versioned: true } as const

/** `GET /popup/visualizated/{popupId}/{userId}`. */
export const getPopupView = { id: 'getPopupView', method: 'get', path: '/popup/visualizated/{popupId}/{userId}' } as const

/** `GET /firm/receipts/{id}`. */
export const getReceipt = { id: 'getReceipt', method: 'get', path: '/firm/receipts/{id}', versioned: true } as const

/** `GET /reminder/{id}`. */
export const getReminder = { id: 'getReminder', method: 'get', path: '/reminder/{id}', versioned: true } as const

/** `GET /analysisRisk/answer/{id}`. */
export const getRiskAnswer = { id: 'getRiskAnswer', method: 'get', path: '/analysisRisk/answer/{id}', versioned: true } as const

/** `GET /analysisRisk/answerCustomer/{id}`. */
export const getRiskAnswerCustomer = { id: 'getRiskAnswerCustomer', method: 'get', path: '/analysisRisk/answerCustomer/{id}', versioned: true } as const

/** `GET /analysisRisk/question/{id}`. */
export const getRiskQuestion = { id: 'getRiskQuestion', method: 'get', path: '/analysisRisk/question/{id}', versioned: true } as const

/** `GET /analysisRisk/sector/{id}`. */
export const getRiskSector = { id: 'getRiskSector', method: 'get', path: '/analysisRisk/sector/{id}', versioned: true } as const

/** `GET /templates/{id}`. */
export const getTemplate = { id: 'getTemplate', method: 'get', path: '/templates/{id}', versioned: true } as const

/** `GET /popup/today`. */
export const getTodayPopup = { id: 'getTodayPopup', method: 'get', path: '/popup/today' } as const

/** `GET /users/{id}`. */
export const getUser = { id: 'getUser', method: 'get', path: '/users/{id}', api: 'customer', versioned: true } as const

/** `PUT /users/privateDemands/{id}`. */
export const handPrivateDemandsOver = { id: 'handPrivateDemandsOver', method: 'put', path: '/users/privateDemands/{id}', api: 'customer', body: true } as const

/** `POST /firm/gazettes`. */
export const importGazette = { id: 'importGazette', method: 'post', path: '/firm/gazettes', body: true } as const

/** `POST /marcas/import/`. */
export const importMarks = { id: 'importMarks', method: 'post', path: '/marcas/import/', body: true, idempotent: true } as const

/** `POST /firm/journeyTypes/{id}/preJourneyDemands`. */
export const linkPreJourneyDemand = { id: 'linkPreJourneyDemand', method: 'post', path: '/firm/journeyTypes/{id}/preJourneyDemands', body: true, idempotent: true } as const

/** `POST /reminder/demand/{demandId}/{reminderId}`. */
export const linkReminder = { id: 'linkReminder', method: 'post', path: '/reminder/demand/{demandId}/{reminderId}' } as const

/** `GET /financial/billings/{cpfOrCnpj}`. */
export const listBillings = { id: 'listBillings', method: 'get', path: '/financial/billings/{cpfOrCnpj}' } as const

/** `GET /business`. */
export const listBusinesses = { id: 'listBusinesses', method: 'get', path: '/business', api: 'customer' } as const

/** `GET /customerJourneys`. */
export const listCustomerJourneys = { id: 'listCustomerJourneys', method: 'get', path: '/customerJourneys' } as const

/** `GET /customers/{id}/tags`. */
export const listCustomerTags = { id: 'listCustomerTags', method: 'get', path: '/customers/{id}/tags', api: 'customer' } as const

/** `GET /exports`. */
export const listDataExports = { id: 'listDataExports', method: 'get', path: '/exports' } as const

/** `GET /demands/{id}/items`. */
export const listDemandItems = { id: 'listDemandItems', method: 'get', path: '/demands/{id}/items' } as const

/** `GET /reminder/demand/{id}`. */
export const listDemandReminders = { id: 'listDemandReminders', method: 'get', path: '/reminder/demand/{id}' } as const

/** `GET /getdemandsTags`. */
export const listDemandTags = { id: 'listDemandTags', method: 'get', path: '/getdemandsTags' } as const

/** `GET /demands/types`. */
export const listDemandTypes = { id: 'listDemandTypes', method: 'get', path: '/demands/types' } as const

/** `GET /demands`. */
export const listDemands = { id: 'listDemands', method: 'get', path: '/demands' } as const

/** `GET /demandsBoth`. */
export const listDemandsBoth = { id: 'listDemandsBoth', method: 'get', path: '/demandsBoth' } as const

/** `GET /documents`. */
export const listDocuments = { id: 'listDocuments', method: 'get', path: '/documents' } as const

/** `GET /reminder/filed`. */
export const listFiledReminders = { id: 'listFiledReminders', method: 'get', path: '/reminder/filed' } as const

/** `GET /firm/audit`. */
export const listFirmAudit = { id: 'listFirmAudit', method: 'get', path: '/firm/audit', api: 'customer' } as const

/** `GET /firm/billings`. */
export const listFirmBillings = { id: 'listFirmBillings', method: 'get', path: '/firm/billings' } as const

/** `GET /firm/customers/{id}/business`. */
export const listFirmCustomerBusinesses = { id: 'listFirmCustomerBusinesses', method: 'get', path: '/firm/customers/{id}/business', api: 'customer' } as const

/** `GET /firm/customers`. */
export const listFirmCustomers = { id: 'listFirmCustomers', method: 'get', path: '/firm/customers', api: 'customer' } as const

/** `GET /firm/demands`. */
export const listFirmDemands = { id: 'listFirmDemands', method: 'get', path: '/firm/demands' } as const

/** `GET /firm/mappings`. */
export const listFirmMappings = { id: 'listFirmMappings', method: 'get', path: '/firm/mappings' } as const

/** `GET /firm/marcas`. */
export const listFirmMarks = { id: 'listFirmMarks', method: 'get', path: '/firm/marcas' } as const

/** `GET /firm/reminders`. */
export const listFirmReminders = { id: 'listFirmReminders', method: 'get', path: '/firm/reminders' } as const

/** `GET /firm/removedUsers`. */
export const listFirmRemovedUsers = { id: 'listFirmRemovedUsers', method: 'get', path: '/firm/removedUsers', api: 'customer' } as const

/** `GET /firm/analysisRisk/answer`. */
export const listFirmRiskAnswers = { id: 'listFirmRiskAnswers', method: 'get', path: '/firm/analysisRisk/answer' } as const

/** `GET /firm/templates`. */
export const listFirmTemplates = { id: 'listFirmTemplates', method: 'get', path: '/firm/templates' } as const

/** `GET /firm/users`. */
export const listFirmUsers = { id: 'listFirmUsers', method: 'get', path: '/firm/users', api: 'customer' } as const

/** `GET /reminder/notAssociatedInDemand`. */
export const listFreeReminders = { id: 'listFreeReminders', method: 'get', path: '/reminder/notAssociatedInDemand' } as const

/** `GET /firm/gazettes`. */
export const listGazettes = { id: 'listGazettes', method: 'get', path: '/firm/gazettes' } as const

/** `GET /journeyTypes`. */
export const listJourneyTypes = { id: 'listJourneyTypes', method: 'get', path: '/journeyTypes' } as const

/** `GET /legal/acceptances`. */
export const listLegalAcceptances = { id: 'listLegalAcceptances', method: 'get', path: '/legal/acceptances' } as const

/** `GET /mapping/documents`. */
export const listMappingDocuments = { id: 'listMappingDocuments', method: 'get', path: '/mapping/documents' } as const

/** `GET /mapping/sectors`. */
export const listMappingSectors = { id: 'listMappingSectors', method: 'get', path: '/mapping/sectors' } as const

/** `GET /marcas/{id}/history`. */
export const listMarkHistory = { id: 'listMarkHistory', method: 'get', path: '/marcas/{id}/history' } as const

/** `GET /marcas`. */
export const listMarks = { id: 'listMarks', method: 'get', path: '/marcas' } as const

/** `GET /users/notifications`. */
export const listNotifications = { id: 'listNotifications', method: 'get', path: '/users/notifications', api: 'customer' } as const

/** `GET /metrics/overdue-customers`. */
export const listOverdueCustomers = { id: 'listOverdueCustomers', method: 'get', path: '/metrics/overdue-customers' } as const

/** `GET /firm/popups`. */
export const listPopups = { id: 'listPopups', method: 'get', path: '/firm/popups' } as const

/** `GET /firm/receipts`. */
export const listReceipts = { id: 'listReceipts', method: 'get', path: '/firm/receipts' } as const

/** `GET /reminder`. */
export const listReminders = { id: 'listReminders', method: 'get', path: '/reminder' } as const

/** `GET /analysisRisk/answer`. */
export const listRiskAnswers = { id: 'listRiskAnswers', method: 'get', path: '/analysisRisk/answer' } as const

/** `GET /analysisRisk/answerCustomer`. */
export const listRiskAnswersCustomer = { id: 'listRiskAnswersCustomer', method: 'get', path: '/analysisRisk/answerCustomer' } as const

/** `GET /analysisRisk/question`. */
export const listRiskQuestions = { id: 'listRiskQuestions', method: 'get', path: '/analysisRisk/question' } as const

/** `POST /analysisRisk/question/questionBySector`. */
export const listRiskQuestionsBySector = { id: 'listRiskQuestionsBySector', method: 'post', path: '/analysisRisk/question/questionBySector', body: true } as const

/** `GET /analysisRisk/sector`. */
export const listRiskSectors = { id: 'listRiskSectors', method: 'get', path: '/analysisRisk/sector' } as const

/** `GET /sessions`. */
export const listSessions = { id: 'listSessions', method: 'get', path: '/sessions' } as const

/** `GET /templates/types`. */
export const listTemplateTypes = { id: 'listTemplateTypes', method: 'get', path: '/templates/types' } as const

/** `GET /templates`. */
export const listTemplates = { id: 'listTemplates', method: 'get', path: '/templates' } as const

/** `GET /users`. */
export const listUsers = { id: 'listUsers', method: 'get', path: '/users', api: 'customer' } as const

/** `PATCH /demands/{ids}/privateInMass`. */
export const makeDemandsPrivate = { id: 'makeDemandsPrivate', method: 'patch', path: '/demands/{ids}/privateInMass', body: true } as const

/** `PATCH /demands/{id}/private`. */
export const openPrivateDemand = { id: 'openPrivateDemand', method: 'patch', path: '/demands/{id}/private', versionOf: '/demands/{id}' } as const

/** `POST /demands/{id}/items/message`. */
export const postDemandMessage = { id: 'postDemandMessage', method: 'post', path: '/demands/{id}/items/message', body: true, idempotent: true } as const

/** `GET /demands/{id}/forecast/preview`. */
export const previewDemandForecast = { id: 'previewDemandForecast', method: 'get', path: '/demands/{id}/forecast/preview' } as const

/** `GET /demands/reorder/preview`. */
export const previewDemandsOrder = { id: 'previewDemandsOrder', method: 'get', path: '/demands/reorder/preview' } as const

/** `PATCH /demands/{id}/prioritize`. */
export const prioritizeDemand = { id: 'prioritizeDemand', method: 'patch', path: '/demands/{id}/prioritize', versionOf: '/demands/{id}' } as const

/** `PUT /users/notifications/{id}`. */
export const readNotification = { id: 'readNotification', method: 'put', path: '/users/notifications/{id}', api: 'customer' } as const

/** `PUT /users/notifications`. */
export const readNotifications = { id: 'readNotifications', method: 'put', path: '/users/notifications', api: 'customer' } as const

/** `DELETE /analysisRisk/answerCustomer`. */
export const redoRiskSector = { id: 'redoRiskSector', method: 'delete', path: '/analysisRisk/answerCustomer' } as const

/** `GET /auth`. */
export const refreshSession = { id: 'refreshSession', method: 'get', path: '/auth' } as const

/** `DELETE /customers/{id}/tags/{tagId}`. */
export const removeCustomerTag = { id: 'removeCustomerTag', method: 'delete', path: '/customers/{id}/tags/{tagId}', api: 'customer' } as const

/** `POST /demandsTags/delete`. */
export const removeDemandTag = { id: 'removeDemandTag', method: 'post', path: '/demandsTags/delete', body: true } as const

/** `DELETE /firm/customers/{id}/tags/{tagId}`. */
export const removeFirmCustomerTag = { id: 'removeFirmCustomerTag', method: 'delete', path: '/firm/customers/{id}/tags/{tagId}', api: 'customer' } as const

/** `DELETE /firm/marcas/{id}/processes/{processId}`. */
export const removeMarkProcess = { id: 'removeMarkProcess', method: 'delete', path: '/firm/marcas/{id}/processes/{processId}' } as const

/** `PATCH /demands/{id}/{name}`. */
export const renameDemand = { id: 'renameDemand', method: 'patch', path: '/demands/{id}/{name}', versionOf: '/demands/{id}' } as const

/** `PATCH /mapping/sectors/{sectorId}/activities/{activityId}`. */
export const renameMappingActivity = { id: 'renameMappingActivity', method: 'patch', path: '/mapping/sectors/{sectorId}/activities/{activityId}', body: true } as const

/** `PATCH /mapping/open`. */
export const reopenMapping = { id: 'reopenMapping', method: 'patch', path: '/mapping/open' } as const

/** `PATCH /demands/reorder`. */
export const reorderDemands = { id: 'reorderDemands', method: 'patch', path: '/demands/reorder', body: true } as const

/** `PATCH /demands/{id}/visualized`. */
export const replaceDemandViewers = { id: 'replaceDemandViewers', method: 'patch', path: '/demands/{id}/visualized', body: true } as const

/** `POST /{paymentProvider}/payments/overdue`. */
export const reportOverduePayment = { id: 'reportOverduePayment', method: 'post', path: '/{paymentProvider}/payments/overdue', body: true, idempotent: true } as const

/** `POST /mapping/meeting`. */
export const requestMappingMeeting = { id: 'requestMappingMeeting', method: 'post', path: '/mapping/meeting', idempotent: true } as const

/** `POST /auth/reset-password`. */
export const requestPasswordReset = { id: 'requestPasswordReset', method: 'post', path: '/auth/reset-password', api: 'third', body: true } as const

/** `POST /reset-password`. */
export const resetPassword = { id: 'resetPassword', method: 'post', path: '/reset-password', body: true } as const

/** `POST /firm/removedUsers/{id}/restore`. */
export const restoreFirmUser = { id: 'restoreFirmUser', method: 'post', path: '/firm/removedUsers/{id}/restore', api: 'customer' } as const

/** `PATCH /firm/mappings/{id}/status`. */
export const reviewFirmMapping = { id: 'reviewFirmMapping', method: 'patch', path: '/firm/mappings/{id}/status', body: true } as const

/** `PATCH /firm/receipts/{id}`. */
export const reviewReceipt = { id: 'reviewReceipt', method: 'patch', path: '/firm/receipts/{id}', body: true, versionOf: '/firm/receipts/{id}' } as const

/** `PUT /feedbacks`. */
export const saveFeedback = { id: 'saveFeedback', method: 'put', path: '/feedbacks', body: true } as const

/** `POST /analysisRisk/answerCustomer`. */
export const saveRiskAnswerCustomer = { id: 'saveRiskAnswerCustomer', method: 'post', path: '/analysisRisk/answerCustomer', body: true } as const

/** `PUT /demands/{id}/screening`. */
export const screenDemand = { id: 'screenDemand', method: 'put', path: '/demands/{id}/screening', body: true, versionOf: '/demands/{id}' } as const

/** `PUT /users/notifications/seen`. */
export const seeNotifications = { id: 'seeNotifications', method: 'put', path: '/users/notifications/seen', api: 'customer' } as const

/** `POST /firm/users/{id}/link`. */
export const sendFirmUserLink = { id: 'sendFirmUserLink', method: 'post', path: '/firm/users/{id}/link', api: 'customer' } as const

/** `PATCH /mapping/review`. */
export const sendMappingToReview = { id: 'sendMappingToReview', method: 'patch', path: '/mapping/review' } as const

/** `PATCH /firm/demands/{id}/forecast`. */
export const setDemandForecast = { id: 'setDemandForecast', method: 'patch', path: '/firm/demands/{id}/forecast', body: true, versionOf: '/demands/{id}' } as const

/** `POST /auth`. */
export const signIn = { id: 'signIn', method: 'post', path: '/auth', body: true } as const

/** `DELETE /auth`. */
export const signOut = { id: 'signOut', method: 'delete', path: '/auth' } as const

/** `GET /events`. */
export const streamEvents = { id: 'streamEvents', method: 'get', path: '/events' } as const

/** `POST /reminder/unfiled/{id}`. */
export const unfileReminder = { id: 'unfileReminder', method: 'post', path: '/reminder/unfiled/{id}' } as const

/** `DELETE /firm/journeyTypes/{id}/preJourneyDemands/{demandId}`. */
export const unlinkPreJourneyDemand = { id: 'unlinkPreJourneyDemand', method: 'delete', path: '/firm/journeyTypes/{id}/preJourneyDemands/{demandId}' } as const

/** `DELETE /reminder/notAssociatedInDemand/{id}`. */
export const unlinkReminder = { id: 'unlinkReminder', method: 'delete', path: '/reminder/notAssociatedInDemand/{id}' } as const

/** `DELETE /demands/{id}/visualized`. */
export const unviewDemand = { id: 'unviewDemand', method: 'delete', path: '/demands/{id}/visualized' } as const

/** `PATCH /firm/billings/{id}`. */
export const updateBilling = { id: 'updateBilling', method: 'patch', path: '/firm/billings/{id}', body: true, versionOf: '/firm/billings/{id}' } as const

/** `PATCH /business/{id}`. */
export const updateBusiness = { id: 'updateBusiness', method: 'patch', path: '/business/{id}', api: 'customer', body: true, versionOf: '/business/{id}' } as const

/** `PUT /customers`. */
export const updateCustomer = { id: 'updateCustomer', method: 'put', path: '/customers', api: 'customer', body: true, versionOf: '/customers' } as const

/** `PUT /customerJourneys/{id}`. */
export const updateCustomerJourney = { id: 'updateCustomerJourney', method: 'put', path: '/customerJourneys/{id}', body: true, versionOf: '/customerJourneys/{id}' } as const

/** `PUT /demands/{id}`. */
export const updateDemand = { id: 'updateDemand', method: 'put', path: '/demands/{id}', body: true, versionOf: '/demands/{id}' } as const

/** `PATCH /demands/{id}/status`. */
export const updateDemandStatus = { id: 'updateDemandStatus', method: 'patch', path: '/demands/{id}/status', body: true, versionOf: '/demands/{id}', idempotent: true } as const

/** `PATCH /firm/customers/{id}/contract`. */
export const updateFirmContract = { id: 'updateFirmContract', method: 'patch', path: '/firm/customers/{id}/contract', api: 'customer', body: true, versionOf: '/firm/customers/{id}' } as const

/** `PATCH /firm/customers/{id}`. */
export const updateFirmCustomer = { id: 'updateFirmCustomer', method: 'patch', path: '/firm/customers/{id}', api: 'customer', body: true, versionOf: '/firm/customers/{id}' } as const

/** `PATCH /firm/demandTypes/{id}`. */
export const updateFirmDemandType = { id: 'updateFirmDemandType', method: 'patch', path: '/firm/demandTypes/{id}', body: true } as const

/** `PATCH /firm/documents/{id}`. */
export const updateFirmDocument = { id: 'updateFirmDocument', method: 'patch', path: '/firm/documents/{id}', body: true, versionOf: '/documents/{id}' } as const

/** `PATCH /firm/marcas/{id}`. */
export const updateFirmMark = { id: 'updateFirmMark', method: 'patch', path: '/firm/marcas/{id}', body: true, versionOf: '/firm/marcas/{id}' } as const

/** `PATCH /firm/reminders/{id}`. */
export const updateFirmReminder = { id: 'updateFirmReminder', method: 'patch', path: '/firm/reminders/{id}', body: true, versionOf: '/firm/reminders/{id}' } as const

/** `PATCH /firm/templates/{id}`. */
export const updateFirmTemplate = { id: 'updateFirmTemplate', method: 'patch', path: '/firm/templates/{id}', body: true, versionOf: '/firm/templates/{id}' } as const

/** `PATCH /firm/templateTypes/{id}`. */
export const updateFirmTemplateType = { id: 'updateFirmTemplateType', method: 'patch', path: '/firm/templateTypes/{id}', body: true } as const

/** `PUT /firm/users/{id}`. */
export const updateFirmUser = { id: 'updateFirmUser', method: 'put', path: '/firm/users/{id}', api: 'customer', body: true, versionOf: '/users/{id}' } as const

/** `PATCH /firm/users/{id}/status`. */
export const updateFirmUserStatus = { id: 'updateFirmUserStatus', method: 'patch', path: '/firm/users/{id}/status', api: 'customer', body: true, versionOf: '/users/{id}' } as const

/** `PUT /journeyTypes/{id}`. */
export const updateJourneyType = { id: 'updateJourneyType', method: 'put', path: '/journeyTypes/{id}', body: true, versionOf: '/journeyTypes/{id}' } as const

/** `PATCH /customers/legalRepresentative`. */
export const updateLegalRepresentative = { id: 'updateLegalRepresentative', method: 'patch', path: '/customers/legalRepresentative', api: 'customer', body: true, versionOf: '/customers' } as const

/** `PUT /users`. */
export const updateLoggedUser = { id: 'updateLoggedUser', method: 'put', path: '/users', api: 'customer', body: true, versionOf: '/user/userLogged' } as const

/** `PUT /mapping/sectors/{sectorId}/activities/{activityId}/answers`. */
export const updateMappingAnswers = { id: 'updateMappingAnswers', method: 'put', path: '/mapping/sectors/{sectorId}/activities/{activityId}/answers', body: true, versionOf: '/mapping/sectors/{sectorId}/activities/{activityId}/answers' } as const

/** `PATCH /marcas/{id}`. */
export const updateMark = { id: 'updateMark', method: 'patch', path: '/marcas/{id}', api: 'customer', body: true, versionOf: '/marcas/{id}' } as const

/** `PATCH /firm/marcas/{id}/processes/{processId}`. */
export const updateMarkProcess = { id: 'updateMarkProcess', method: 'patch', path: '/firm/marcas/{id}/processes/{processId}', body: true } as const

/** `PATCH /firm/popups/{id}`. */
export const updatePopup = { id: 'updatePopup', method: 'patch', path: '/firm/popups/{id}', body: true, versionOf: '/firm/popups/{id}' } as const

/** `PATCH /reminder/{id}`. */
export const updateReminder = { id: 'updateReminder', method: 'patch', path: '/reminder/{id}', body: true, versionOf: '/reminder/{id}' } as const

/** `PATCH /reminder/updateResponsible/{id}`. */
export const updateReminderResponsible = { id: 'updateReminderResponsible', method: 'patch', path: '/reminder/updateResponsible/{id}', api: 'third', body: true } as const

/** `PATCH /analysisRisk/answer/{id}`. */
export const updateRiskAnswer = { id: 'updateRiskAnswer', method: 'patch', path: '/analysisRisk/answer/{id}', body: true, versionOf: '/analysisRisk/answer/{id}' } as const

/** `PATCH /analysisRisk/answerCustomer/{id}`. */
export const updateRiskAnswerCustomer = { id: 'updateRiskAnswerCustomer', method: 'patch', path: '/analysisRisk/answerCustomer/{id}', body: true, versionOf: '/analysisRisk/answerCustomer/{id}' } as const

/** `PATCH /analysisRisk/question/{id}`. */
export const updateRiskQuestion = { id: 'updateRiskQuestion', method: 'patch', path: '/analysisRisk/question/{id}', body: true, versionOf: '/analysisRisk/question/{id}' } as const

/** `PATCH /analysisRisk/sector/{id}`. */
export const updateRiskSector = { id: 'updateRiskSector', method: 'patch', path: '/analysisRisk/sector/{id}', body: true, versionOf: '/analysisRisk/sector/{id}' } as const

/** `PUT /templates/{id}/drafts`. */
export const updateTemplateDraft = { id: 'updateTemplateDraft', method: 'put', path: '/templates/{id}/drafts', body: true } as const

/** `PUT /users/{id}`. */
export const updateUser = { id: 'updateUser', method: 'put', path: '/users/{id}', api: 'customer', body: true, versionOf: '/users/{id}' } as const

/** `PATCH /demands/{id}/validated`. */
export const validateDemand = { id: 'validateDemand', method: 'patch', path: '/demands/{id}/validated', versionOf: '/demands/{id}' } as const

/** `PATCH /demands/{ids}/validatedInQuantity`. */
export const validateDemands = { id: 'validateDemands', method: 'patch', path: '/demands/{ids}/validatedInQuantity', body: true } as const

/** `POST /demands/{id}/visualized`. */
export const viewDemand = { id: 'viewDemand', method: 'post', path: '/demands/{id}/visualized' } as const

/** `POST /popup/visualizated/{popupId}/{userId}`. */
export const viewPopup = { id: 'viewPopup', method: 'post', path: '/popup/visualizated/{popupId}/{userId}' } as const
