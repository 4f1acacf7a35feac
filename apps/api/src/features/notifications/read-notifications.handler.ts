import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import {
  markNotificationRead,
  markNotificationsRead,
  markNotificationsSeen,
} from './notifications.store.ts'

/** Marks all notifications of the user as read. */
export const readNotifications: Handler<'readNotifications'> = async ({ unit, now }) => {
  await unit.write([], async (transaction) => transaction.defer(markNotificationsRead(now)))
}

/** The user has opened the bell: what was in it until now is no news any more. */
export const seeNotifications: Handler<'seeNotifications'> = async ({ unit }) => {
  await unit.write([], async (transaction) => transaction.defer(markNotificationsSeen()))
}

/** Marks one notification of the user as read. */
export const readNotification: Handler<'readNotification'> = async ({ unit, params, now }) => {
  await unit.write([], async (transaction) => {
    const [read] = await transaction.run(markNotificationRead(params.id, now))
    if (!read) throw notFound()
  })
}
