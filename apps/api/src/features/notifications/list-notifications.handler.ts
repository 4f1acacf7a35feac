import { cursorId, decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handler, QueryOf } from '../../http/operation.ts'
import { toPeriod } from '../../http/period.ts'
import { toScope } from '../demands/call-scope.ts'
import { type NotificationFilter, selectNotifications } from './notifications.store.ts'

const list = 'notifications'

function toFilter(query: QueryOf<'listNotifications'>, timeZone: string): NotificationFilter {
  const { message, isReaded, cursor } = query
  const [before] = cursor === undefined ? [] : decodeCursor(list, cursor, [cursorId])
  return {
    ...toPeriod(query, timeZone),
    ...(message?.trim() && { text: message.trim() }),
    ...(isReaded !== undefined && { isReaded }),
    ...(before !== undefined && { before }),
  }
}

/** A page of the user's notifications, newest first. Specification §7: 15 of them. */
export const listNotifications: Handler<'listNotifications'> = async (call) => {
  const { query, unit, services } = call
  const { limit = 15, page = 0 } = query
  const filter = toFilter(query, services.conventions.timeZone)
  const scope = await toScope(call)
  const offset = filter.before === undefined ? page * limit : 0
  const [rows, [counts]] = await unit.read(...selectNotifications(scope, filter, limit, offset))
  const notifications = rows.slice(0, limit)
  const oldest = notifications.at(-1)
  return {
    notifications,
    total: counts?.total ?? 0,
    unread: counts?.unread ?? 0,
    nextCursor: rows.length > limit && oldest ? encodeCursor(list, [oldest.id]) : null,
  }
}
