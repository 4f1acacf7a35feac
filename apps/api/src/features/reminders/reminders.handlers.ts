export { createDemandFromReminder } from './create-demand-from-reminder.handler.ts'
export {
  fileReminder,
  fileReminders,
  unfileReminder,
  unfileReminders,
} from './file-reminder.handler.ts'
export {
  createFirmReminder,
  deleteFirmReminder,
  getFirmReminder,
  updateFirmReminder,
} from './firm-reminders.handler.ts'
export { linkReminder, unlinkReminder } from './link-reminder.handler.ts'
export {
  listDemandReminders,
  listFiledReminders,
  listFirmReminders,
  listFreeReminders,
  listReminders,
} from './list-reminders.handler.ts'
export { createReminder, getReminder, updateReminder } from './reminders.handler.ts'
export { updateReminderResponsible } from './update-reminder-responsible.handler.ts'
