import { compareTexts } from '../fold-text.ts'
import { type DatedReminder, isFiled, type ReminderFrame, toDueState } from '../reminders/index.ts'

/** Number of reminders that the home page shows. */
export const UPCOMING_REMINDERS_MAX = 3
/** Maximum number of characters of a reminder's name on the home page. */
export const UPCOMING_REMINDER_NAME_MAX = 35

/**
 * 'Lembretes à vencer': the next three that are due today or later and that the business has not
 * archived, by due date.
 */
export function listUpcomingReminders<R extends Pick<DatedReminder, 'duoDate' | 'ReminderFileds'>>(
  reminders: readonly R[],
  frame: ReminderFrame,
): R[] {
  return reminders
    .filter((reminder) => toDueState(reminder, frame.today) !== 'overdue')
    .filter((reminder) => !isFiled(reminder, frame))
    .sort((a, b) => compareTexts(a.duoDate, b.duoDate))
    .slice(0, UPCOMING_REMINDERS_MAX)
}

/** A reminder's name as the home page writes it: cut after 35 characters, with three dots. */
export function toUpcomingName(name: string): string {
  const characters = [...name]
  if (characters.length <= UPCOMING_REMINDER_NAME_MAX) return name
  return `${characters.slice(0, UPCOMING_REMINDER_NAME_MAX).join('')}...`
}
