import { formatDateTime } from '@tramite/core/calendar'
import {
  listNotifications,
  readNotification,
  readNotifications,
  seeNotifications,
  toNotificationHref,
} from '@tramite/core/notifications'
import { toLoadStatus, useRead, useRun, useViewer } from '@tramite/react'
import type { NotificationPanelProps } from '@tramite/ui/shell'

/**
 * The bell: the newest notifications; those shown while it is open count as seen, and following one marks
 * it as read.
 * @param isVisible false if the contract hides them: the bell is empty then
 */
export function useNotificationPanel(isVisible: boolean): NotificationPanelProps {
  const { conventions } = useViewer()
  const query = useRead(listNotifications, { page: 0 }, { isEnabled: isVisible })
  const see = useRun(seeNotifications)
  const readOne = useRun(readNotification)
  const readAll = useRun(readNotifications)
  const unseenCount = query.data?.unseen ?? 0
  return {
    unreadCount: query.data?.unread ?? 0,
    unseenCount,
    state: isVisible ? toLoadStatus(query).state : 'ready',
    entries: (query.data?.notifications ?? []).map((notification) => ({
      id: notification.id,
      title: notification.title,
      description: notification.description ?? undefined,
      href: toNotificationHref(notification),
      isRead: notification.isReaded,
      dateText: formatDateTime(notification.createdAt, conventions.timeZone),
    })),
    onSeen: () => {
      if (unseenCount > 0) see.mutate()
    },
    onRead: (id) => readOne.mutate({ id }),
    onMarkAllRead: () => readAll.mutate(),
  }
}
