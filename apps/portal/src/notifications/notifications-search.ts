import { keepPreviousData } from '@tanstack/react-query'
import { listNotifications } from '@tramite/core/notifications'
import { client } from '../integrations/client.ts'
import { type ListSearch, parseListSearch, toListRequest } from '../paged-list/list-search.ts'

/** The notifications in the address: the unread ones unless it says otherwise. */
export interface NotificationsSearch extends ListSearch {
  readonly isReaded?: true
}

/** Reads the address; what makes no sense is left out. */
export function parseNotificationsSearch(search: Record<string, unknown>): NotificationsSearch {
  return { ...parseListSearch(search), ...(search.isReaded === true && { isReaded: true }) }
}

/** The notifications of an address of the list. */
export function toNotificationsQuery({ isReaded, ...search }: NotificationsSearch) {
  const { text, ...request } = toListRequest(search)
  const filter = { ...request, ...(text && { message: text }), isReaded: isReaded ?? false }
  return { ...listNotifications(client, filter), placeholderData: keepPreviousData }
}
