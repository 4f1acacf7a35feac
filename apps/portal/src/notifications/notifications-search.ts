import type { ApiClient } from '@tramite/core/http'
import { listNotifications } from '@tramite/core/notifications'
import { type AddressOf, defineSearch, flag, toPeriodRequest } from '@tramite/react/search'
import { listFields } from '../paged-list/list-fields.ts'

const fields = { ...listFields, isReaded: flag() }

/** The notifications in the address: the unread ones unless it says otherwise. */
export const notificationsSearch = defineSearch(fields)
export type NotificationsAddress = AddressOf<typeof fields>

/** The notifications of an address of the list. */
export function readNotificationsPage(client: ApiClient, address: NotificationsAddress) {
  const { text, page, isReaded, ...period } = notificationsSearch.valuesOf(address)
  const message = text.trim()
  const filter = { ...toPeriodRequest(period), ...(message && { message }), page, isReaded }
  return listNotifications(client, filter)
}
