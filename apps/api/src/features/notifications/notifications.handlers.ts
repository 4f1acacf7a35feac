export { listNotifications } from './list-notifications.handler.ts'
export {
  readNotification,
  readNotifications,
  seeNotifications,
} from './read-notifications.handler.ts'
