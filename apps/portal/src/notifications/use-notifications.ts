import {
  notificationsPageSize,
  readNotification,
  readNotifications,
} from '@tramite/core/notifications'
import { toPageState, useRead, useRun, useViewer } from '@tramite/react'
import type { NotificationsViewProps } from '@tramite/ui/notifications'
import { usePaper } from '../providers/use-paper.ts'
import { listNotificationsAt } from './notifications-queries.ts'
import { type NotificationsAddress, notificationsSearch } from './notifications-search.ts'

/**
 * The list of notifications for an address.
 * @param onAddressChange navigates to another address of the list
 */
export function useNotifications(
  address: NotificationsAddress,
  onAddressChange: (address: NotificationsAddress) => void,
): NotificationsViewProps {
  const query = useRead(listNotificationsAt, address, { keepsPrevious: true })
  const markRead = useRun(readNotifications)
  const readOne = useRun(readNotification)
  const values = notificationsSearch.valuesOf(address)
  // Another filter starts at the first page.
  const change = (changes: Partial<typeof values>) =>
    onAddressChange(notificationsSearch.change(address, { ...changes, page: 0 }))
  return {
    list: {
      ...toPageState(query, notificationsPageSize),
      items: query.data?.notifications ?? [],
      page: values.page,
      toHref: (page) =>
        notificationsSearch.toHref('/notifications', notificationsSearch.change(address, { page })),
    },
    total: query.data?.total,
    unreadCount: query.data?.unread ?? 0,
    isRead: values.isReaded,
    onIsReadChange: (isReaded) => change({ isReaded }),
    filter: values,
    onFilterChange: change,
    onRead: (id) => readOne.mutate({ id }),
    onMarkAllRead: () => markRead.mutate(),
    isMarking: markRead.isPending,
    paper: usePaper({ isOfBusiness: false }),
    timeZone: useViewer().conventions.timeZone,
  }
}
