import { addDays, type CivilDate, isCivilDate } from '../calendar/civil-date.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** The days of a reminder; `duoDate` is its due date, as on the wire. */
export interface ReminderDates {
  readonly duoDate: string
  /** Day of the notice; empty or absent is the due date. */
  readonly dateToNotify?: string | null
}

/** Why the days of a reminder do not stand. */
export type ReminderDatesRefusal = 'dueDateNotAfterToday' | 'notifyAfterDueDate'

/** Whether a text is a day that a reminder may be due on: after today. */
export const isDueAfter = (duoDate: string, today: CivilDate): boolean =>
  isCivilDate(duoDate) && duoDate > today

/** Whether the notice comes on the due date at the latest; it may be of the past. */
export const isNotifiedInTime = ({ duoDate, dateToNotify }: ReminderDates): boolean =>
  !dateToNotify || dateToNotify <= duoDate

/** The day of the notice: the due date where none was chosen. */
export const toNotifyDate = ({ duoDate, dateToNotify }: ReminderDates): CivilDate =>
  dateToNotify || duoDate

/** What the form of a reminder has as day of the notice: nothing for the due date, which the notice then follows. */
export const toNotifyChoice = ({ duoDate, dateToNotify }: ReminderDates): CivilDate =>
  !dateToNotify || dateToNotify === duoDate ? '' : dateToNotify

/** The first day that a new reminder may be due on. */
export const firstDueDate = (today: CivilDate): CivilDate => addDays(today, 1)

/**
 * Whether a reminder may have these days, on creation as well as on every edit, changed or not.
 * @param today in the firm's time zone
 */
export function evaluateReminderDates(
  dates: ReminderDates,
  today: CivilDate,
): Decision<ReminderDatesRefusal> {
  if (!isDueAfter(dates.duoDate, today)) return refused('dueDateNotAfterToday')
  return isNotifiedInTime(dates) ? allowed : refused('notifyAfterDueDate')
}
