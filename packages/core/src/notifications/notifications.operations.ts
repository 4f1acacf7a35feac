import * as calls from '../generated/calls/notifications.ts'
import { defineCommand, defineQuery } from '../http/index.ts'

/** Entries per page of notifications. */
export const notificationsPageSize = 15

/** The filters of the list of notifications. */
export interface NotificationsFilter {
  /** Zero-based; the first page when absent. */
  readonly page?: number
  /** Entries per page; `notificationsPageSize` when absent. */
  readonly limit?: number
  /** `nextCursor` of the previous answer; takes precedence over `page`. */
  readonly cursor?: string
  /** Only read, or only unread ones. */
  readonly isReaded?: boolean
  /** First and last day of creation. */
  readonly startDate?: string
  readonly endDate?: string
  /** Part of the title or of the description. */
  readonly message?: string
}

/**
 * `GET /users/notifications`: a page, newest first.
 * @example listNotifications(client) // or listNotifications(client, { limit: 50, isReaded: false })
 */
export const listNotifications = defineQuery(calls.listNotifications, {
  resource: 'notifications',
  // biome-ignore lint/suspicious/noConfusingVoidType: callers without filters give no input.
  request: (filter: NotificationsFilter | void) => ({
    query: { page: 0, limit: notificationsPageSize, ...filter },
  }),
})

/** `PUT /users/notifications/seen`: the bell was opened. */
export const seeNotifications = defineCommand(calls.seeNotifications, {
  silent: true,
  stale: ['notifications'],
})

/** `GET /users/notifications/settings`: the user's notifications, by kind and channel. */
export const getNotificationSettings = defineQuery(calls.getNotificationSettings, {
  resource: 'notificationSettings',
})

/** `PUT /users/notifications/settings`: turns a kind of notification on or off, on one channel. */
export const changeNotificationSetting = defineCommand(calls.changeNotificationSetting, {
  failure: 'notifications.settingFailed',
  stale: ['notificationSettings'],
})

/** `PUT /users/notifications/{id}`: marks one as read. */
export const readNotification = defineCommand(calls.readNotification, {
  silent: true,
  stale: ['notifications'],
})

/**
 * `PUT /users/notifications`: marks all notifications of the list as read: those of the active business, and
 * those that belong to no demand.
 */
export const readNotifications = defineCommand(calls.readNotifications, {
  silent: true,
  stale: ['notifications'],
})
