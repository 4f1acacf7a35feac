import type { Handler, QueryOf } from '../../http/operation.ts'
import { toPeriod } from '../../http/period.ts'
import { requireVisible } from '../customers/require-visible.ts'
import { toScope } from '../demands/call-scope.ts'
import { type NotificationFilter, selectNotifications } from './notifications.store.ts'

function toFilter(query: QueryOf<'listNotifications'>, timeZone: string): NotificationFilter {
  const { message, isReaded } = query
  return {
    ...toPeriod(query, timeZone),
    ...(message?.trim() && { text: message.trim() }),
    ...(isReaded !== undefined && { isReaded }),
  }
}

/** A page of the user's notifications, newest first. Specification §7: 15 of them. */
export const listNotifications: Handler<'listNotifications'> = async (call) => {
  const { query, unit, services, now } = call
  const { limit = 15, page = 0 } = query
  const filter = toFilter(query, services.conventions.timeZone)
  const scope = await toScope(call)
  const [notifications, [counts]] = await unit.read(
    ...selectNotifications(scope, filter, limit, page * limit),
  )
  requireVisible(await unit.principal(), services, now)
  return { notifications, total: counts?.total ?? 0, unread: counts?.unread ?? 0 }
}
