import { defineCommand, defineQuery } from '../http/index.ts'

/** Entries of one page of notifications (specification §9). */
export const notificationsPageSize = 15

/** `GET /users/notifications`: a page, newest first; `page` is zero-based. */
export const listNotifications = defineQuery({
  resource: 'notifications',
  path: '/users/notifications',
  request: ({ page }: { page: number }) => ({ query: { limit: notificationsPageSize, page } }),
})

/** `PUT /users/notifications`: marks all as read. */
export const readNotifications = defineCommand({
  method: 'put',
  path: '/users/notifications',
  request: () => ({}),
  silent: true,
  stale: ['notifications'],
})
