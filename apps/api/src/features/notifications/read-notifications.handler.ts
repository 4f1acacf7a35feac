import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { toScope } from '../visibility/call-scope.ts'
import {
  markNotificationRead,
  markNotificationsRead,
  markNotificationsSeen,
} from './notifications.store.ts'
import { announceNotifications } from './publish-notification-changes.ts'

/** Marks all notifications that the user's list shows as read. */
export const readNotifications: Handler<'readNotifications'> = async (call) => {
  const scope = await toScope(call)
  const { unit, now } = call
  const principal = await unit.principal()
  await unit.write([], async (transaction) => {
    transaction.defer(markNotificationsRead(scope, now))
    announceNotifications(transaction, principal, now)
  })
}

/** The user has opened the bell: its present content is no longer new. */
export const seeNotifications: Handler<'seeNotifications'> = async (call) => {
  const scope = await toScope(call)
  const { unit, now } = call
  const principal = await unit.principal()
  await unit.write([], async (transaction) => {
    transaction.defer(markNotificationsSeen(scope))
    announceNotifications(transaction, principal, now)
  })
}

/** Marks one notification of the user as read. */
export const readNotification: Handler<'readNotification'> = async ({ unit, params, now }) => {
  const principal = await unit.principal()
  await unit.write([], async (transaction) => {
    const [read] = await transaction.run(markNotificationRead(params.id, now))
    if (!read) throw notFound()
    announceNotifications(transaction, principal, now)
  })
}
