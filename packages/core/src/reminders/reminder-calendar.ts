import { type CalendarEvent, toICalendar } from '../calendar/icalendar.ts'
import { type CivilDate, countDays, formatMoney } from '../calendar/index.ts'
import type { DemandStatus } from '../demands/index.ts'
import { fillMessage } from '../messages/message-text.ts'
import { reminderMessages as texts } from '../messages/reminders.ts'
import { toReminderTypeText } from './reminder-category.rules.ts'
import type { Reminder } from './reminders.types.ts'

/** The fields of a reminder that a calendar event reads. */
export type CalendarReminder = Pick<Reminder, 'id' | 'name' | 'type' | 'duoDate' | 'dateToNotify'>

/** A user's dates, as a calendar program receives them. */
export interface PersonalDates {
  readonly reminders: readonly CalendarReminder[]
  /** Demands by the forecast day of their delivery, including delivered ones. */
  readonly deliveries: readonly {
    readonly id: string
    readonly number: number
    readonly name: string
    readonly isPrivate: boolean
    readonly date: CivilDate
    readonly statusKey: DemandStatus
  }[]
  /** Unpaid invoices by the payment day shown to the customer. */
  readonly invoices: readonly {
    readonly id: string
    readonly label: string
    /** What it says beside the label; '' for nothing. */
    readonly detail: string
    /** In reais. */
    readonly value: number
    readonly date: CivilDate
  }[]
}

// The same id each time it is written, so that a calendar updates the event.
const toUid = (id: string) => `${id}@tramite`

const toReminderEvent = (reminder: CalendarReminder): CalendarEvent => ({
  uid: toUid(reminder.id),
  date: reminder.duoDate,
  title: reminder.name,
  category: toReminderTypeText(reminder.type),
  announcedDaysBefore: Math.max(countDays(reminder.dateToNotify, reminder.duoDate), 0),
})

/**
 * Reminders as a calendar file (RFC 5545): each on its due day, with an alarm on the day of its notice.
 * Written again, it has the same event ids, so that a calendar updates them.
 * @param now the time of writing
 */
export function toReminderCalendar(reminders: readonly CalendarReminder[], now: Date): string {
  return toICalendar(reminders.map(toReminderEvent), texts['reminders.calendarName'], now)
}

/**
 * All dates of a user as a calendar to subscribe to: the reminders as {@link toReminderCalendar} writes
 * them, deliveries and invoices on their days.
 * @param now the time of writing
 */
export function toPersonalCalendar(
  { reminders, deliveries, invoices }: PersonalDates,
  now: Date,
): string {
  const others = [
    ...deliveries.map(({ id, number, name, isPrivate, date, statusKey }) => ({
      uid: toUid(id),
      date,
      // As in e-mails: a calendar is kept by others, and shown on locked screens.
      title: isPrivate ? fillMessage(texts['reminders.calendarPrivate'], { number }) : name,
      // The day may be in the future: a calendar does not remind of what has been delivered already.
      category:
        statusKey === 'FINISHED'
          ? texts['reminders.calendarDelivered']
          : texts['reminders.calendarDelivery'],
      announcedDaysBefore: null,
    })),
    ...invoices.map(({ id, label, detail, value, date }) => ({
      uid: toUid(id),
      date,
      title: label,
      // Not in the title, which is shown on locked screens.
      description: [detail, formatMoney(value)].filter(Boolean).join('\n'),
      category: texts['reminders.calendarInvoice'],
      announcedDaysBefore: null,
    })),
  ].map((event) => ({ ...event, title: `${event.category}: ${event.title}` }))
  const events = [...reminders.map(toReminderEvent), ...others]
  return toICalendar(events, texts['reminders.personalCalendarName'], now)
}

/** A private address in the form that a click subscribes to: with `webcal` in place of `https`. */
export const toSubscription = (address: string): string => address.replace(/^https?:/, 'webcal:')
