import { type CivilDate, countDays } from '../calendar/civil-date.ts'
import { type CalendarEvent, toICalendar } from '../calendar/icalendar.ts'
import type { DemandStatus } from '../demands/demands.types.ts'
import { reminderMessages as texts } from '../messages/reminders.ts'
import { toReminderTypeText } from './reminder-category.rules.ts'
import type { Reminder } from './reminders.types.ts'

/** What an event of a calendar reads of a reminder. */
export type CalendarReminder = Pick<Reminder, 'id' | 'name' | 'type' | 'duoDate' | 'dateToNotify'>

/** What somebody has by its days, as a calendar program gets it. */
export interface PersonalDates {
  readonly reminders: readonly CalendarReminder[]
  /** Demands by the day that their delivery is forecast for, delivered ones too. */
  readonly deliveries: readonly {
    readonly id: string
    readonly name: string
    readonly date: CivilDate
    readonly statusKey: DemandStatus
  }[]
  /** Unpaid invoices by the day that the customer is told to pay on. */
  readonly invoices: readonly {
    readonly id: string
    readonly label: string
    readonly date: CivilDate
  }[]
}

// The same id whenever it is written: a calendar takes over what changed.
const toUid = (id: string) => `${id}@tramite`

const toReminderEvent = (reminder: CalendarReminder): CalendarEvent => ({
  uid: toUid(reminder.id),
  date: reminder.duoDate,
  title: reminder.name,
  category: toReminderTypeText(reminder.type),
  announcedDaysBefore: Math.max(countDays(reminder.dateToNotify, reminder.duoDate), 0),
})

/**
 * Reminders as a calendar file (RFC 5545): each on the day that it is due on, announced on the day of its
 * notice. Written again, it names the same events, so that a calendar takes over what changed.
 * @param now when it is written
 */
export function toReminderCalendar(reminders: readonly CalendarReminder[], now: Date): string {
  return toICalendar(reminders.map(toReminderEvent), texts['reminders.calendarName'], now)
}

/**
 * Everything that has a day for somebody as a calendar to subscribe to: the reminders as
 * {@link toReminderCalendar} writes them, deliveries and invoices on their days.
 * @param now when it is written
 */
export function toPersonalCalendar(
  { reminders, deliveries, invoices }: PersonalDates,
  now: Date,
): string {
  const others = [
    ...deliveries.map(({ id, name, date, statusKey }) => ({
      uid: toUid(id),
      date,
      title: name,
      // The day may be ahead: a calendar does not announce what has come already.
      category:
        statusKey === 'FINISHED'
          ? texts['reminders.calendarDelivered']
          : texts['reminders.calendarDelivery'],
      announcedDaysBefore: null,
    })),
    ...invoices.map(({ id, label, date }) => ({
      uid: toUid(id),
      date,
      title: label,
      category: texts['reminders.calendarInvoice'],
      announcedDaysBefore: null,
    })),
  ].map((event) => ({ ...event, title: `${event.category}: ${event.title}` }))
  const events = [...reminders.map(toReminderEvent), ...others]
  return toICalendar(events, texts['reminders.personalCalendarName'], now)
}

/** A private address as calendar programs subscribe to it at a press: with `webcal` in place of `https`. */
export const toSubscription = (address: string): string => address.replace(/^https?:/, 'webcal:')
