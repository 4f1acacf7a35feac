export { toOwnName } from './own-name.ts'
export { RemindersFrame } from './RemindersFrame/RemindersFrame.tsx'
export {
  type BulkDone,
  RemindersList,
  type RemindersListProps,
} from './RemindersView/RemindersView.tsx'
export type { ReminderActions } from './ReminderTable/reminder-actions.tsx'
export { type RemindersViewName, ViewTabs } from './ViewTabs.tsx'
