import type { components } from '../generated/schema.ts'

/** Something that the user should know. */
export type Notification = components['schemas']['Notification']
export { toNotificationHref } from './notification-href.ts'
export {
  evaluateSettingChange,
  isMuted,
  listSettings,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSetting,
  notificationChannels,
  notificationKinds,
  toRequiredReason,
  toSettingKey,
} from './notification-settings.rules.ts'
export {
  changeNotificationSetting,
  getNotificationSettings,
  listNotifications,
  type NotificationsFilter,
  notificationsPageSize,
  readNotification,
  readNotifications,
  seeNotifications,
} from './notifications.operations.ts'
