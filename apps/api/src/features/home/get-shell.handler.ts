import { canTakeTurn } from '@tramite/core/demands'
import type { Handler } from '../../http/operation.ts'
import { toPageStart } from '../../http/page.ts'
import { selectBusinesses, toBusiness } from '../businesses/businesses.store.ts'
import { notificationList, selectNotifications } from '../notifications/notifications.store.ts'
import { toNotificationList } from '../notifications/notifications.wire.ts'
import { toScope } from '../visibility/call-scope.ts'
import { selectListedWaitingCount } from './business-counts.store.ts'
import { callerDeadlines } from './caller-deadlines.ts'

/** Number of notifications on a first page. */
const NEWEST = 15

/** The data of the frame around every page, in one round trip. */
export const getShell: Handler<'getShell'> = async (call) => {
  const scope = await toScope(call)
  const start = toPageStart(notificationList, { limit: NEWEST })
  const [businesses, [waiting], ...notifications] = await call.unit.read(
    selectBusinesses({ includeAll: true }),
    selectListedWaitingCount(scope),
    ...selectNotifications(scope, {}, start),
  )
  return {
    businesses: { business: businesses.map((row) => toBusiness(row)), total: businesses.length },
    waiting: { count: canTakeTurn(await callerDeadlines(call)) ? (waiting?.count ?? 0) : 0 },
    notifications: toNotificationList(notifications, start),
  }
}
