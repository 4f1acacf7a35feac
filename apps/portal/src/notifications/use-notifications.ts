import {
  notificationsPageSize,
  readNotification,
  readNotifications,
} from '@tramite/core/notifications'
import { useRead, useRun, useViewer } from '@tramite/react'
import type { NotificationsViewProps } from '@tramite/ui/notifications'
import { toFilter, toFilterSearch, toListRequest, toPageHref } from '../paged-list/list-search.ts'
import { toPageState } from '../paged-list/page-state.ts'
import { readNotificationsPage } from './notification-queries.ts'
import type { NotificationsSearch } from './notifications-search.ts'

/**
 * The list of notifications of an address.
 * @param onSearchChange goes to another address of the list
 */
export function useNotifications(
  search: NotificationsSearch,
  onSearchChange: (search: NotificationsSearch) => void,
): NotificationsViewProps {
  const query = useRead(readNotificationsPage, search, { keepsPrevious: true })
  const markRead = useRun(readNotifications)
  const readOne = useRun(readNotification)
  const isRead = search.isReaded ?? false
  const half = isRead ? ({ isReaded: true } as const) : {}
  return {
    list: {
      ...toPageState(query, notificationsPageSize),
      items: query.data?.notifications ?? [],
      page: toListRequest(search).page,
      toHref: (page) => toPageHref('/notifications', search, page),
    },
    total: query.data?.total,
    unreadCount: query.data?.unread ?? 0,
    isRead,
    onIsReadChange: (next) =>
      onSearchChange({ ...toFilterSearch(toFilter(search)), ...(next && { isReaded: true }) }),
    filter: toFilter(search),
    onFilterChange: (filter) => onSearchChange({ ...half, ...toFilterSearch(filter) }),
    onRead: (id) => readOne.mutate({ id }),
    onMarkAllRead: () => markRead.mutate(),
    isMarking: markRead.isPending,
    timeZone: useViewer().conventions.timeZone,
  }
}
