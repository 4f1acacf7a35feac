export { listNotifications } from './list-notifications.handler.ts'
export { readNotifications } from './read-notifications.handler.ts'
