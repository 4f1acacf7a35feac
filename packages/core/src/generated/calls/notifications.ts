// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of notifications is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /users/notifications`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const listNotifications = { path: '/users/notifications', api: 'customer', query: 'startDate endDate message isReaded limit page cursor', method: 'get', id: 'listNotifications' } as const

/** `PUT /users/notifications`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const readNotifications = { path: '/users/notifications', api: 'customer', method: 'put', id: 'readNotifications' } as const

/** `PUT /users/notifications/{id}`. Refused with `ACCESS_CHURNED`, `NOT_FOUND`. */
export const readNotification = { path: '/users/notifications/{id}', api: 'customer', method: 'put', id: 'readNotification' } as const

/** `PUT /users/notifications/seen`. Refused with `ACCESS_CHURNED`, `BUSINESS_FORBIDDEN`, `NOT_FOUND`. */
export const seeNotifications = { path: '/users/notifications/seen', api: 'customer', method: 'put', id: 'seeNotifications' } as const

/** `PUT /users/notifications/settings`. Refused with `ACCESS_CHURNED`, `CONFLICT`, `NOTIFICATION_REQUIRED`. */
export const changeNotificationSetting = { path: '/users/notifications/settings', api: 'customer', body: 'kind channel enabled', method: 'put', id: 'changeNotificationSetting' } as const

/** `GET /users/notifications/settings`. Refused with `ACCESS_CHURNED`. */
export const getNotificationSettings = { path: '/users/notifications/settings', api: 'customer', method: 'get', id: 'getNotificationSettings' } as const
