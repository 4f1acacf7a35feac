/** A calendar day as 'YYYY-MM-DD', without time or time zone. Strings compare in date order. */
export type CivilDate = string

const DAYS_IN_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysInMonth = (year: number, month: number) =>
  month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTHS[month - 1] ?? 0)

/** The parts of a civil date as numbers; month from 1. */
export function toDateParts(date: CivilDate): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  }
}

/** The civil date of year, month (from 1) and day. */
export function toCivilDate(year: number, month: number, day: number): CivilDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Whether the text is a day that exists, written 'YYYY-MM-DD'. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { year, month, day } = toDateParts(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/**
 * Arithmetic on a text that is no day would end nowhere.
 * @throws {RangeError} for one
 */
function requireCivilDate(text: string): void {
  if (!isCivilDate(text)) throw new RangeError(`Not a calendar day: ${text}`)
}

/**
 * Days since 1970-01-01. Integer arithmetic on the proleptic Gregorian calendar (years counted from March, so that the
 * leap day is last); no `Date`, so no time zone can enter.
 * @throws {RangeError} for a text that is no day
 */
export function toDayNumber(date: CivilDate): number {
  requireCivilDate(date)
  const { year, month, day } = toDateParts(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The civil date of a number of days since 1970-01-01. */
export function fromDayNumber(dayNumber: number): CivilDate {
  const z = dayNumber + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return toCivilDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

/**
 * The day `days` calendar days after (or, when negative, before) `date`.
 * @throws {RangeError} for a text that is no day
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days)
}

/**
 * Calendar days from `from` to `to`; negative when `to` is earlier.
 * @throws {RangeError} for a text that is no day
 */
export function countDays(from: CivilDate, to: CivilDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/**
 * Day of the week, 0 = Sunday … 6 = Saturday.
 * @throws {RangeError} for a text that is no day
 */
export function weekdayOf(date: CivilDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7
}
