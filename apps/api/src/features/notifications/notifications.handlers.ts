export { listNotifications } from './list-notifications.handler.ts'
export {
  changeNotificationSetting,
  getNotificationSettings,
} from './notification-settings.handler.ts'
export {
  readNotification,
  readNotifications,
  seeNotifications,
} from './read-notifications.handler.ts'
