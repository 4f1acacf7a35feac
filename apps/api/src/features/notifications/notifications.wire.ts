import type { components } from '@tramite/core/contract'
import type { Answers } from '../../db/command.ts'
import { type PageStart, toPage } from '../../http/page.ts'
import { notificationList, type selectNotifications } from './notifications.store.ts'

/** A page of notifications as the contract shows it, from the results of `selectNotifications`. */
export function toNotificationList(
  [rows, counts]: Answers<ReturnType<typeof selectNotifications>>,
  start: PageStart,
): components['schemas']['NotificationList'] {
  const { shown, ...rest } = toPage(notificationList, rows, start, counts)
  const { unread = 0, unseen = 0 } = counts[0] ?? {}
  return { notifications: shown, unread, unseen, ...rest }
}
