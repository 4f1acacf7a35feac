import type { Handler } from '../../http/operation.ts'
import { toScope } from '../demands/call-scope.ts'
import { selectNotifications } from './notifications.store.ts'

/** A page of the user's notifications, newest first. Specification §7: 15 of them. */
export const listNotifications: Handler<'listNotifications'> = async (call) => {
  const { limit = 15, page = 0 } = call.query
  const scope = await toScope(call)
  const [notifications, [counts]] = await call.unit.read(
    ...selectNotifications(scope, limit, page * limit),
  )
  return { notifications, total: counts?.total ?? 0, unread: counts?.unread ?? 0 }
}
