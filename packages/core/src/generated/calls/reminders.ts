// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of reminders is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `POST /firm/reminders`. Refused with `CONFLICT`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `STAFF_ONLY`, `USER_TO_NOTIFY_INVALID`. */
export const createFirmReminder = { path: '/firm/reminders', body: 'customerId name type duoDate dateToNotify usersNotification attachmentsLinks link', idempotent: true, method: 'post', id: 'createFirmReminder' } as const

/** `GET /firm/reminders`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const listFirmReminders = { path: '/firm/reminders', query: 'customerId order name type startDate endDate limit page cursor', method: 'get', id: 'listFirmReminders' } as const

/** `DELETE /firm/reminders/{id}`. Refused with `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`. */
export const deleteFirmReminder = { path: '/firm/reminders/{id}', versionOf: '/firm/reminders/{id}', removes: true, method: 'delete', id: 'deleteFirmReminder' } as const

/** `GET /firm/reminders/{id}`. Refused with `NOT_FOUND`, `STAFF_ONLY`. */
export const getFirmReminder = { path: '/firm/reminders/{id}', versioned: true, method: 'get', id: 'getFirmReminder' } as const

/** `PATCH /firm/reminders/{id}`. Refused with `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `STAFF_ONLY`, `USER_TO_NOTIFY_INVALID`. */
export const updateFirmReminder = { path: '/firm/reminders/{id}', versionOf: '/firm/reminders/{id}', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks link', idempotent: true, method: 'patch', id: 'updateFirmReminder' } as const

/** `POST /reminder`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `USER_TO_NOTIFY_INVALID`. */
export const createReminder = { path: '/reminder', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks', idempotent: true, method: 'post', id: 'createReminder' } as const

/** `GET /reminder`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listReminders = { path: '/reminder', query: 'order name type startDate endDate reminderFiled limit page cursor', method: 'get', id: 'listReminders' } as const

/** `GET /reminder/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const getReminder = { path: '/reminder/{id}', versioned: true, method: 'get', id: 'getReminder' } as const

/** `PATCH /reminder/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `PRECONDITION_FAILED`, `REMINDER_OF_FIRM`, `USER_TO_NOTIFY_INVALID`. */
export const updateReminder = { path: '/reminder/{id}', versionOf: '/reminder/{id}', body: 'name type duoDate dateToNotify usersNotification attachmentsLinks', idempotent: true, method: 'patch', id: 'updateReminder' } as const

/** `POST /reminder/demand/{demandId}/{reminderId}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `DEMAND_NOT_FOUND`, `NOT_FOUND`, `REMINDER_LINKED`. */
export const linkReminder = { path: '/reminder/demand/{demandId}/{reminderId}', settles: true, method: 'post', id: 'linkReminder' } as const

/** `GET /reminder/demand/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `DEMAND_NOT_FOUND`, `NOT_FOUND`. */
export const listDemandReminders = { path: '/reminder/demand/{id}', query: 'order limit page cursor', method: 'get', id: 'listDemandReminders' } as const

/** `POST /reminder/demandToReminder/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_PAYMENT_OVERDUE`, `ACCESS_SPECIFIC_DEMAND`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `CUSTOMER_ONLY`, `FILE_INFECTED`, `FILE_KEY_INVALID`, `FILE_NOT_UPLOADED`, `FILE_SCAN_TOO_LARGE`, `FILE_SCAN_UNAVAILABLE`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `NO_BUSINESS`, `REMINDER_DEMAND_EXISTS`, `USER_TO_NOTIFY_INVALID`. */
export const createDemandFromReminder = { path: '/reminder/demandToReminder/{id}', body: 'name description attachments priority isPrivate usersToNotify following', idempotent: true, method: 'post', id: 'createDemandFromReminder' } as const

/** `POST /reminder/filed`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const fileReminders = { path: '/reminder/filed', body: 'ids', settles: true, method: 'post', id: 'fileReminders' } as const

/** `GET /reminder/filed`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listFiledReminders = { path: '/reminder/filed', query: 'order name type startDate endDate limit page cursor', method: 'get', id: 'listFiledReminders' } as const

/** `POST /reminder/filed/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const fileReminder = { path: '/reminder/filed/{id}', settles: true, method: 'post', id: 'fileReminder' } as const

/** `GET /reminder/notAssociatedInDemand`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listFreeReminders = { path: '/reminder/notAssociatedInDemand', query: 'order name type startDate endDate limit page cursor', method: 'get', id: 'listFreeReminders' } as const

/** `DELETE /reminder/notAssociatedInDemand/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`. */
export const unlinkReminder = { path: '/reminder/notAssociatedInDemand/{id}', idempotent: true, settles: true, method: 'delete', id: 'unlinkReminder' } as const

/** `POST /reminder/unfiled`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`, `NO_BUSINESS`. */
export const unfileReminders = { path: '/reminder/unfiled', body: 'ids', settles: true, method: 'post', id: 'unfileReminders' } as const

/** `POST /reminder/unfiled/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `BUSINESS_FORBIDDEN`, `CUSTOMER_ONLY`, `NOT_FOUND`. */
export const unfileReminder = { path: '/reminder/unfiled/{id}', settles: true, method: 'post', id: 'unfileReminder' } as const

/** `PATCH /reminder/updateResponsible/{id}`. Refused with `ACCESS_CHURNED`, `ACCESS_ENDED`, `ACCESS_OVERDUE`, `ACCESS_SUSPENDED`, `ACCESS_TOOL_NOT_CONTRACTED`, `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, `NOT_FOUND`, `USER_HEIR_IS_REMOVED`, `USER_HEIR_UNKNOWN`, `USER_RANK_PROTECTED`. */
export const updateReminderResponsible = { path: '/reminder/updateResponsible/{id}', api: 'third', body: 'newResponsibleUserId', idempotent: true, method: 'patch', id: 'updateReminderResponsible' } as const
