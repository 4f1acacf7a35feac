import { countDays } from '../calendar/civil-date.ts'
import { toICalendar } from '../calendar/icalendar.ts'
import { reminderMessages } from '../messages/reminders.ts'
import { toReminderTypeText } from './reminder-category.rules.ts'
import type { Reminder } from './reminders.types.ts'

/**
 * Reminders as a calendar file (RFC 5545): each on the day that it is due on, announced on the day of its
 * notice. Written again, it names the same events, so that a calendar takes over what changed.
 * @param now when it is written
 */
export function toReminderCalendar(
  reminders: readonly Pick<Reminder, 'id' | 'name' | 'type' | 'duoDate' | 'dateToNotify'>[],
  now: Date,
): string {
  const events = reminders.map(({ id, name, type, duoDate, dateToNotify }) => ({
    uid: `${id}@tramite`,
    date: duoDate,
    title: name,
    category: toReminderTypeText(type),
    announcedDaysBefore: Math.max(countDays(dateToNotify, duoDate), 0),
  }))
  return toICalendar(events, reminderMessages['reminders.calendarName'], now)
}
