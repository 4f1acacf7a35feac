export { ArchiveDialog } from './ArchiveDialog/ArchiveDialog.tsx'
export { ReminderDemandDialog } from './ReminderDemandDialog/ReminderDemandDialog.tsx'
export { ReminderDialog } from './ReminderDialog/ReminderDialog.tsx'
export { SubscribeDialog } from './SubscribeDialog/SubscribeDialog.tsx'
