import { holidayMessages as names } from '../messages/holidays.ts'
import { addDays, type CivilDate, toCivilDate, toDateParts } from './civil-date.ts'

/** A day that the firm adds to the national holidays; `name` is shown to the customer. */
export type OptionalHoliday =
  | { name: string; date: CivilDate }
  | { name: string; monthDay: string }
  | { name: string; daysFromEaster: number }

/**
 * Movable days that many firms observe though no law makes them national. A firm chooses from them in its
 * configuration, under `optionalHolidays`.
 */
export const optionalDays = {
  carnivalMonday: { name: names['holidays.carnival'], daysFromEaster: -48 },
  carnivalTuesday: { name: names['holidays.carnival'], daysFromEaster: -47 },
  ashWednesday: { name: names['holidays.ashWednesday'], daysFromEaster: -46 },
  corpusChristi: { name: names['holidays.corpusChristi'], daysFromEaster: 60 },
} as const satisfies Readonly<Record<string, OptionalHoliday>>

/** The name of the holiday on a date, or null on any other day. */
export type HolidayName = (date: CivilDate) => string | null

/** National holidays that fall on the same date each year, by 'MM-DD'. Law 662/1949 and others. */
const NATIONAL: Readonly<Record<string, string>> = {
  '01-01': names['holidays.newYear'],
  '04-21': names['holidays.tiradentes'],
  '05-01': names['holidays.labour'],
  '09-07': names['holidays.independence'],
  '10-12': names['holidays.aparecida'],
  '11-02': names['holidays.allSouls'],
  '11-15': names['holidays.republic'],
  '12-25': names['holidays.christmas'],
}

/**
 * The ten days of the specification, every year: the fixed national days plus 07/04 and 08/06, the dates
 * of two movable ones in 2023.
 */
const SPECIFIED: Readonly<Record<string, string>> = {
  ...NATIONAL,
  '04-07': names['holidays.firm'],
  '06-08': names['holidays.firm'],
}

/** Easter Sunday of a year (Gregorian computus, Meeus/Jones/Butcher). */
export function easterOf(year: number): CivilDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const n = h + l - 7 * m
  const month = Math.floor((n + 90) / 25)
  return toCivilDate(year, month, (n + 33 * month + 19) % 32)
}

/** The ten fixed days of the specification. */
export const specifiedHoliday: HolidayName = (date) => SPECIFIED[date.slice(5)] ?? null

/** 20/11 is a national holiday from 2024 on. Law 14.759/2023. */
const BLACK_AWARENESS_SINCE = 2024

function nationalHoliday(date: CivilDate): string | null {
  const { year } = toDateParts(date)
  const monthDay = date.slice(5)
  if (monthDay === '11-20' && year >= BLACK_AWARENESS_SINCE) return names['holidays.blackAwareness']
  if (date === addDays(easterOf(year), -2)) return names['holidays.goodFriday']
  return NATIONAL[monthDay] ?? null
}

function fallsOn(holiday: OptionalHoliday, date: CivilDate): boolean {
  if ('date' in holiday) return holiday.date === date
  if ('monthDay' in holiday) return holiday.monthDay === date.slice(5)
  return addDays(easterOf(toDateParts(date).year), holiday.daysFromEaster) === date
}

/**
 * The national holidays of Brazil, Good Friday and the firm's own days.
 * @param optional days that the firm observes, such as Carnival (47 days before Easter)
 */
export function createBrazilHoliday(optional: readonly OptionalHoliday[]): HolidayName {
  return (date) =>
    nationalHoliday(date) ?? optional.find((holiday) => fallsOn(holiday, date))?.name ?? null
}
