import { type CivilDate, isPeriodReversed } from '../calendar/index.ts'
import { foldText } from '../fold-text.ts'
import {
  type DatedReminder,
  isInCategory,
  type ReminderCategory,
  type ReminderFrame,
} from './reminder-category.rules.ts'
import type { ReminderType } from './reminder-types.ts'

/** The creators of reminders. */
export const reminderCreators = ['customer', 'firm'] as const

/** The filters of the reminders screen besides the category. */
export interface ReminderChoice {
  /** Part of the name, ignoring case and accents, or the number. */
  readonly text: string
  /** Null for all of them. */
  readonly type: ReminderType | null
  readonly creator: (typeof reminderCreators)[number] | null
  /** First and last due date; empty for open. */
  readonly startDate: CivilDate
  readonly endDate: CivilDate
}

/** The fields of a reminder that the filters read. */
export interface ChosenReminder extends DatedReminder {
  readonly externalId: number
  readonly name: string
  readonly User: { readonly type: string }
}

/** The number that a search asks for: '87', or 'Nº 87' as shown; null if it is anything else. */
export function toReminderNumber(text: string): number | null {
  const [, digits] = /^(?:n[º°o.]*\s*)?(\d{1,9})$/i.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The reminders that pass the filters, in their order; a period that ends before it begins is ignored. */
export function listChosenReminders<R extends ChosenReminder>(
  reminders: readonly R[],
  category: ReminderCategory,
  choice: ReminderChoice,
  frame: ReminderFrame,
): R[] {
  const { type, creator, startDate, endDate } = choice
  const words = foldText(choice.text)
  const number = toReminderNumber(choice.text)
  const end = isPeriodReversed(choice) ? '' : endDate
  return reminders.filter(
    (reminder) =>
      isInCategory(reminder, category, frame) &&
      (type === null || reminder.type === type) &&
      (creator === null || (reminder.User.type === 'CUSTOMER') === (creator === 'customer')) &&
      reminder.duoDate >= startDate &&
      (end === '' || reminder.duoDate <= end) &&
      (reminder.externalId === number || foldText(reminder.name).includes(words)),
  )
}
