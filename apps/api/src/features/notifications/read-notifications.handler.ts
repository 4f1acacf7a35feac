import type { Handler } from '../../http/operation.ts'
import { markNotificationsRead } from './notifications.store.ts'

/** Marks all notifications of the user as read. */
export const readNotifications: Handler<'readNotifications'> = async ({ unit }) => {
  await unit.write([], async (transaction) => transaction.defer(markNotificationsRead()))
}
