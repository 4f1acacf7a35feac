import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@tramite/core/calendar'
import {
  listNotifications,
  readNotifications,
  toNotificationHref,
} from '@tramite/core/notifications'
import type { NotificationPanelProps } from '@tramite/ui/shell'
import { client } from '../integrations/client.ts'
import type { Portal } from './portal-context.tsx'

/** The bell: the newest notifications, marked as read when the panel opens. */
export function useNotificationPanel({ conventions }: Portal): NotificationPanelProps {
  const query = useQuery(listNotifications(client, { page: 0 }))
  const markRead = useMutation(readNotifications(client))
  const unreadCount = query.data?.unread ?? 0
  return {
    unreadCount,
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    entries: (query.data?.notifications ?? []).map((notification) => ({
      id: notification.id,
      title: notification.title,
      description: notification.description ?? undefined,
      href: toNotificationHref(notification),
      isRead: notification.isReaded,
      dateText: formatDateTime(notification.createdAt, conventions.timeZone),
    })),
    onOpen: () => {
      if (unreadCount > 0) markRead.mutate()
    },
  }
}
