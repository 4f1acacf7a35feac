export {
  type AgendaSpan,
  groupByDay,
  isInAgenda,
  listAgendaDays,
  moveAgenda,
  toAgendaDay,
} from './agenda.rules.ts'
export { toArchivedText } from './archived-text.ts'
export {
  type BulkArchiveInput,
  fileReminders,
  unfileReminders,
} from './bulk-archive.commands.ts'
export {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendar,
  getCalendarAddress,
} from './calendar-address.operations.ts'
export {
  createFirmReminder,
  deleteFirmReminder,
  getFirmReminder,
  listFirmReminders,
  updateFirmReminder,
} from './firm-reminders.operations.ts'
export { formatNearDay } from './near-day.ts'
export {
  type ActionReminder,
  type BulkArchive,
  demandOfReminder,
  evaluateBulkArchive,
  evaluateReminderDemandAccess,
  evaluateReminderEdit,
  evaluateReminderOffers,
  type ReminderOffers,
  type ReminderViewer,
  toBulkArchive,
} from './reminder-actions.rules.ts'
export {
  type CalendarReminder,
  type PersonalDates,
  toPersonalCalendar,
  toReminderCalendar,
  toSubscription,
} from './reminder-calendar.ts'
export {
  archivedSince,
  countByCategory,
  type DatedReminder,
  isFiled,
  isInCategory,
  type OwnCategory,
  type ReminderCategory,
  type ReminderCategoryEntry,
  type ReminderFrame,
  reminderCategories,
  toCategoryEntry,
  toDueState,
  toEmptyCategoryText,
  toReminderCategory,
  toReminderCreator,
  toReminderTypeText,
} from './reminder-category.rules.ts'
export {
  type ChosenReminder,
  listChosenReminders,
  type ReminderChoice,
  reminderCreators,
  toReminderNumber,
} from './reminder-choice.rules.ts'
export { createReminderDraft, type ReminderCreateDraft } from './reminder-create.draft.ts'
export {
  evaluateReminderDates,
  firstDueDate,
  isNoticeOver,
  type ReminderDates,
  type ReminderDatesRefusal,
  toNotifyChoice,
  toNotifyDate,
} from './reminder-dates.rules.ts'
export { createReminderDemandDraft, type ReminderDemandDraft } from './reminder-demand.draft.ts'
export {
  toReminderDemand,
  toReminderDemandDefaults,
} from './reminder-demand.ts'
export { toReminderChanges, toReminderDraft } from './reminder-draft.ts'
export {
  createReminderEditSchema,
  createReminderSchema,
  REMINDER_NAME_MAX,
  reminderDemandSchema,
} from './reminder-forms.schema.ts'
export { REMINDER_SELECTION_MAX, reminderDefaultOrder } from './reminder-limits.ts'
export {
  type ReminderOrder,
  type ReminderOrderPair,
  reminderOrderFields,
  toReminderOrder,
} from './reminder-order.ts'
export { type ReminderType, reminderTypes } from './reminder-types.ts'
export {
  createDemandFromReminder,
  createReminder,
  fileReminder,
  linkReminder,
  unfileReminder,
  unlinkReminder,
  updateReminder,
  updateReminderResponsible,
} from './reminders.commands.ts'
export {
  type AllRemindersFilter,
  getReminder,
  listDemandReminders,
  listFiledReminders,
  listFreeReminders,
  listReminders,
} from './reminders.queries.ts'
export type {
  CreateFirmReminderInput,
  CreateReminderInput,
  Reminder,
  ReminderArchive,
  ReminderArchiveAnswer,
  ReminderDemandInput,
  RemindersFilter,
  UpdateFirmReminderInput,
  UpdateReminderInput,
} from './reminders.types.ts'
