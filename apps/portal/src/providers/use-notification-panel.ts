import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@tramite/core/calendar'
import {
  listNotifications,
  readNotification,
  readNotifications,
  seeNotifications,
  toNotificationHref,
} from '@tramite/core/notifications'
import type { NotificationPanelProps } from '@tramite/ui/shell'
import { client } from '../integrations/client.ts'
import type { Portal } from './portal-context.tsx'

/** The bell: the newest notifications; opening it marks all as seen, following one marks it as read. */
export function useNotificationPanel({ conventions }: Portal): NotificationPanelProps {
  const query = useQuery(listNotifications(client, { page: 0 }))
  const see = useMutation(seeNotifications(client))
  const readOne = useMutation(readNotification(client))
  const readAll = useMutation(readNotifications(client))
  const unseenCount = query.data?.unseen ?? 0
  return {
    unreadCount: query.data?.unread ?? 0,
    unseenCount,
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
      if (unseenCount > 0) see.mutate()
    },
    onRead: (id) => readOne.mutate({ id }),
    onMarkAllRead: () => readAll.mutate(),
  }
}
