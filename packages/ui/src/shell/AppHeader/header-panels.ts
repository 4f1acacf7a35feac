export { AccountItems } from '../AccountMenu/AccountItems.tsx'
export { NotificationEntries } from '../NotificationPanel/NotificationEntries.tsx'
