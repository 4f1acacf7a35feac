import { CURRENCY, LOCALE } from '../locale.ts'
import { toDateParts } from './civil-date.ts'
import { civilDateFrom, civilTimeOf, DEFAULT_TIME_ZONE } from './zoned-time.ts'

/**
 * 'DD/MM/YYYY'.
 * @param value a civil date, or a date-time of the wire, read in the time zone
 * @throws {RangeError} for any other text, and for an unknown time zone
 */
export function formatDate(value: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  const [year, month, day] = civilDateFrom(value, timeZone).split('-')
  return `${day}/${month}/${year}`
}

/**
 * 'HH:mm' of a date-time of the wire in the time zone.
 * @throws {RangeError} for what is no moment, and an unknown zone
 */
export function formatTime(instant: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return civilTimeOf(new Date(instant), timeZone).slice(0, 5)
}

/**
 * 'DD/MM/YYYY HH:mm' of a date-time of the wire in the time zone.
 * @throws {RangeError} for what is no moment, and an unknown zone
 */
export function formatDateTime(instant: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return `${formatDate(instant, timeZone)} ${formatTime(instant, timeZone)}`
}

let monthNames: Intl.DateTimeFormat | undefined

/**
 * 'DD de MMMM de YYYY', as in '05 de março de 2026'.
 * @param value a civil date, or a date-time of the wire, read in the time zone
 * @throws {RangeError} for any other text, and for an unknown time zone
 */
export function formatLongDate(value: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = toDateParts(civilDateFrom(value, timeZone))
  monthNames ??= new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' })
  const name = monthNames.format(Date.UTC(2000, month - 1, 1))
  return `${String(day).padStart(2, '0')} de ${name} de ${year}`
}

let money: Intl.NumberFormat | undefined

/**
 * Brazilian reais, 'R$ 1.234,56', with a no-break space after the sign.
 * @param value amount in reais
 */
export function formatMoney(value: number): string {
  money ??= new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY })
  return money.format(value)
}
