import type { Handler, QueryOf } from '../../http/operation.ts'
import { toPage, toPageStart } from '../../http/page.ts'
import { toPeriod } from '../../http/period.ts'
import { toScope } from '../visibility/call-scope.ts'
import {
  type NotificationFilter,
  notificationList,
  selectNotifications,
} from './notifications.store.ts'

function toFilter(query: QueryOf<'listNotifications'>, timeZone: string): NotificationFilter {
  const { message, isReaded } = query
  return {
    ...toPeriod(query, timeZone),
    ...(message?.trim() && { text: message.trim() }),
    ...(isReaded !== undefined && { isReaded }),
  }
}

/** A page of the user's notifications, newest first: 15 of them. */
export const listNotifications: Handler<'listNotifications'> = async (call) => {
  const { query, unit, services } = call
  const start = toPageStart(notificationList, query)
  const filter = toFilter(query, services.conventions.timeZone)
  const scope = await toScope(call)
  const [rows, counts] = await unit.read(...selectNotifications(scope, filter, start))
  const { shown, ...rest } = toPage(notificationList, rows, start, counts)
  return {
    notifications: shown,
    unread: counts[0]?.unread ?? 0,
    unseen: counts[0]?.unseen ?? 0,
    ...rest,
  }
}
