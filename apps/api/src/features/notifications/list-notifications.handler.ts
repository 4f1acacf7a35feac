import type { Handler, QueryOf } from '../../http/operation.ts'
import { toPageStart } from '../../http/page.ts'
import { toPeriod } from '../../http/period.ts'
import { toScope } from '../visibility/call-scope.ts'
import {
  type NotificationFilter,
  notificationList,
  selectNotifications,
} from './notifications.store.ts'
import { toNotificationList } from './notifications.wire.ts'

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
  return toNotificationList(await unit.read(...selectNotifications(scope, filter, start)), start)
}
