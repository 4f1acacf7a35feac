export {
  NotificationsView,
  type NotificationsViewProps,
} from './NotificationsView/NotificationsView.tsx'
