export { toNotificationHref } from './notification-href.ts'
export {
  listNotifications,
  notificationsPageSize,
  readNotifications,
} from './notifications.operations.ts'
export { firstNameOf, initialsOf } from './person-name.ts'
