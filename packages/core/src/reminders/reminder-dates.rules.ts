import { addDays, type CivilDate, isCivilDate } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** The dates of a reminder; `duoDate` is its due date, as on the wire. */
export interface ReminderDates {
  readonly duoDate: string
  /** Day of the notice; empty or absent means the due date. */
  readonly dateToNotify?: string | null
}

/** Why the dates of a reminder are refused. */
export type ReminderDatesRefusal = 'dueDateNotAfterToday' | 'notifyAfterDueDate'

/** Whether a text is a valid due date: a day after today. */
export const isDueAfter = (duoDate: string, today: CivilDate): boolean =>
  isCivilDate(duoDate) && duoDate > today

/** Whether the notice is not later than the due date; it may be in the past. */
export const isNotifiedInTime = ({ duoDate, dateToNotify }: ReminderDates): boolean =>
  !dateToNotify || dateToNotify <= duoDate

/** The day of the notice: the due date if none was chosen. */
export const toNotifyDate = ({ duoDate, dateToNotify }: ReminderDates): CivilDate =>
  dateToNotify || duoDate

/** The form's value for the day of the notice: empty for the due date, which the notice then follows. */
export const toNotifyChoice = ({ duoDate, dateToNotify }: ReminderDates): CivilDate =>
  !dateToNotify || dateToNotify === duoDate ? '' : dateToNotify

/**
 * Whether the chosen day of the notice is past and unchanged: users who have been notified are not notified
 * again, even if the due date changes.
 * @param stored the current reminder
 * @param form the new values; empty for a notice on the due date
 */
export const isNoticeOver = (
  stored: Pick<ReminderDates, 'dateToNotify'>,
  { dateToNotify }: { readonly dateToNotify: string },
  today: CivilDate,
): boolean => dateToNotify !== '' && dateToNotify === stored.dateToNotify && dateToNotify < today

/** The first possible due date of a new reminder. */
export const firstDueDate = (today: CivilDate): CivilDate => addDays(today, 1)

/**
 * Whether a reminder may have these dates, on creation as well as on every edit, changed or not.
 * @param today in the firm's time zone
 */
export function evaluateReminderDates(
  dates: ReminderDates,
  today: CivilDate,
): Decision<ReminderDatesRefusal> {
  if (!isDueAfter(dates.duoDate, today)) return refused('dueDateNotAfterToday')
  return isNotifiedInTime(dates) ? allowed : refused('notifyAfterDueDate')
}
