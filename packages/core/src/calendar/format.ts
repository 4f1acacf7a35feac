import { CURRENCY, LOCALE } from '../locale.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { fillMessage } from '../messages/message-text.ts'
import { type CalendarConventions, countBusinessDays } from './business-days.rules.ts'
import { type CivilDate, countDays, toDateParts } from './civil-date.ts'
import { civilDateFrom, civilTimeOf, DEFAULT_TIME_ZONE } from './time-zone.ts'

/**
 * 'DD/MM/YYYY'. Specification §9.
 * @param value a civil date, or a date-time of the wire, read in the time zone
 */
export function formatDate(value: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  const [year, month, day] = civilDateFrom(value, timeZone).split('-')
  return `${day}/${month}/${year}`
}

/** 'HH:mm' of a date-time of the wire in the time zone. */
export function formatTime(instant: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return civilTimeOf(new Date(instant), timeZone).slice(0, 5)
}

/** 'DD/MM/YYYY HH:mm' of a date-time of the wire in the time zone. */
export function formatDateTime(instant: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return `${formatDate(instant, timeZone)} ${formatTime(instant, timeZone)}`
}

let monthNames: Intl.DateTimeFormat | undefined

/**
 * 'DD de MMMM de YYYY', as in '05 de março de 2026'. Specification §9.
 * @param value a civil date, or a date-time of the wire, read in the time zone
 */
export function formatLongDate(value: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = toDateParts(civilDateFrom(value, timeZone))
  monthNames ??= new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' })
  const name = monthNames.format(Date.UTC(2000, month - 1, 1))
  return `${String(day).padStart(2, '0')} de ${name} de ${year}`
}

/**
 * A day seen from today: 'hoje', 'amanhã', 'ontem', 'em 2 dias úteis', 'há 3 dias'. Days to come
 * are counted in business days where there are any, since that is how the firm promises them.
 */
export function formatRelativeDay(
  date: CivilDate,
  today: CivilDate,
  conventions: CalendarConventions,
): string {
  const days = countDays(today, date)
  if (days === 0) return calendarMessages['calendar.today']
  if (days === 1) return calendarMessages['calendar.tomorrow']
  if (days === -1) return calendarMessages['calendar.yesterday']
  if (days < 0) return fillMessage(calendarMessages['calendar.daysAgo'], { count: -days })
  const count = countBusinessDays(today, date, conventions)
  if (count === 0) return fillMessage(calendarMessages['calendar.inDays'], { count: days })
  if (count === 1) return calendarMessages['calendar.inBusinessDay']
  return fillMessage(calendarMessages['calendar.inBusinessDays'], { count })
}

let money: Intl.NumberFormat | undefined

/**
 * Brazilian reais, 'R$ 1.234,56', with a no-break space after the sign. Specification §9.
 * @param value amount in reais
 */
export function formatMoney(value: number): string {
  money ??= new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY })
  return money.format(value)
}
