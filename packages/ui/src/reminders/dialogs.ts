export { ArchiveDialog } from './ArchiveDialog/ArchiveDialog.tsx'
export { ReminderDemandDialog } from './ReminderDemandDialog/ReminderDemandDialog.tsx'
export { ReminderDialog } from './ReminderDialog/ReminderDialog.tsx'
export { SubscribeDialog, type SubscribeDialogProps } from './SubscribeDialog/SubscribeDialog.tsx'
