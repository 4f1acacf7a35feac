import type { ApiClient } from '@tramite/core/http'
import { listNotifications } from '@tramite/core/notifications'
import { toListRequest } from '../paged-list/list-search.ts'
import type { NotificationsSearch } from './notifications-search.ts'

/** The notifications of an address of the list. */
export function readNotificationsPage(
  client: ApiClient,
  { isReaded, ...search }: NotificationsSearch,
) {
  const { text, ...request } = toListRequest(search)
  const filter = { ...request, ...(text && { message: text }), isReaded: isReaded ?? false }
  return listNotifications(client, filter)
}
