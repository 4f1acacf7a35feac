import { toPeriodRequest } from '@tramite/core/calendar'
import type { ApiClient } from '@tramite/core/http'
import { listNotifications } from '@tramite/core/notifications'
import { type NotificationsAddress, notificationsSearch } from './notifications-search.ts'

/** The notifications for an address of the list. */
export function listNotificationsAt(client: ApiClient, address: NotificationsAddress) {
  const { text, page, isReaded, ...period } = notificationsSearch.valuesOf(address)
  const message = text.trim()
  const filter = { ...toPeriodRequest(period), ...(message && { message }), page, isReaded }
  return listNotifications(client, filter)
}
