import { type CivilDate, civilDateFrom } from '../calendar/index.ts'
import { compareTexts } from '../fold-text.ts'

/** Number of reminders that the home page shows. */
export const UPCOMING_REMINDERS_MAX = 3
/** Maximum number of characters of a reminder's name on the home page. */
export const UPCOMING_REMINDER_NAME_MAX = 35

/** The fields of a reminder that the list reads; `duoDate` is its due date, spelt as on the wire. */
export interface UpcomingReminder {
  readonly duoDate: string
  /** Businesses that have archived it. */
  readonly ReminderFileds: readonly { readonly businessWhoFiled: string }[]
}

/**
 * 'Lembretes à vencer': the next three that are due today or later and that the business has not
 * archived, by due date.
 * @param today in the time zone
 */
export function listUpcomingReminders<R extends UpcomingReminder>(
  reminders: readonly R[],
  { today, timeZone, businessId }: { today: CivilDate; timeZone: string; businessId: string },
): R[] {
  const dueOf = ({ duoDate }: UpcomingReminder) => civilDateFrom(duoDate, timeZone)
  return reminders
    .filter((reminder) => dueOf(reminder) >= today)
    .filter(({ ReminderFileds }) =>
      ReminderFileds.every(({ businessWhoFiled }) => businessWhoFiled !== businessId),
    )
    .sort((a, b) => compareTexts(dueOf(a), dueOf(b)))
    .slice(0, UPCOMING_REMINDERS_MAX)
}

/** A reminder's name as the home page writes it: cut after 35 characters, with three dots. */
export function toUpcomingName(name: string): string {
  const characters = [...name]
  if (characters.length <= UPCOMING_REMINDER_NAME_MAX) return name
  return `${characters.slice(0, UPCOMING_REMINDER_NAME_MAX).join('')}...`
}
