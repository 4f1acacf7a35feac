import { defineCommand, defineQuery } from '../http/index.ts'

/** Entries of one page of notifications (specification §9). */
export const notificationsPageSize = 15

/** What narrows the list of notifications. */
export interface NotificationsFilter {
  /** Zero-based; the first page when absent. */
  readonly page?: number
  /** `nextCursor` of the answer before; wins over `page`. */
  readonly cursor?: string
  /** Only read, or only unread ones. */
  readonly isReaded?: boolean
  /** First and last day of creation. */
  readonly startDate?: string
  readonly endDate?: string
  /** Part of the title or of the description. */
  readonly message?: string
}

/** `GET /users/notifications`: a page, newest first. */
export const listNotifications = defineQuery({
  resource: 'notifications',
  path: '/users/notifications',
  request: (filter: NotificationsFilter) => ({
    query: { page: 0, ...filter, limit: notificationsPageSize },
  }),
})

/** `PUT /users/notifications/seen`: the bell was opened. */
export const seeNotifications = defineCommand({
  method: 'put',
  path: '/users/notifications/seen',
  request: () => ({}),
  silent: true,
  stale: ['notifications'],
})

/** `PUT /users/notifications/{id}`: marks one as read. */
export const readNotification = defineCommand({
  method: 'put',
  path: '/users/notifications/{id}',
  request: ({ id }: { readonly id: string }) => ({ path: { id } }),
  silent: true,
  stale: ['notifications'],
})

/** `PUT /users/notifications`: marks all as read. */
export const readNotifications = defineCommand({
  method: 'put',
  path: '/users/notifications',
  request: () => ({}),
  silent: true,
  stale: ['notifications'],
})
