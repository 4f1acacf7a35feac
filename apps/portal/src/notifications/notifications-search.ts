import { type ListSearch, parseListSearch } from '../paged-list/list-search.ts'

/** The notifications in the address: the unread ones unless it says otherwise. */
export interface NotificationsSearch extends ListSearch {
  readonly isReaded?: true
}

/** Reads the address; what makes no sense is left out. */
export function parseNotificationsSearch(search: Record<string, unknown>): NotificationsSearch {
  return { ...parseListSearch(search), ...(search.isReaded === true && { isReaded: true }) }
}
