import { type CivilDate, fromDayNumber, toDayNumber, weekdayOf } from './civil-date.ts'
import type { Conventions } from './conventions.ts'
import { civilDateOf, civilTimeOf } from './zoned-time.ts'

/** The conventions that the day-counting rules need. */
export type CalendarConventions = Pick<Conventions, 'timeZone' | 'workShiftEnd' | 'holidayName'>

/** The conventions that decide whether a day counts at all. */
export type HolidayConventions = Pick<CalendarConventions, 'holidayName'>

/** Why a day is not a business day. */
export type NonBusinessReason = 'saturday' | 'sunday' | 'holiday'

/** Why a day does not count, or null when it is a business day. */
export function nonBusinessReason(
  date: CivilDate,
  conventions: HolidayConventions,
): NonBusinessReason | null {
  const weekday = weekdayOf(date)
  if (weekday === 0) return 'sunday'
  if (weekday === 6) return 'saturday'
  return conventions.holidayName(date) === null ? null : 'holiday'
}

/** Whether the firm works on the day: neither a weekend nor a holiday. */
export function isBusinessDay(date: CivilDate, conventions: HolidayConventions): boolean {
  return nonBusinessReason(date, conventions) === null
}

/**
 * The day `count` business days after `date` (before it, when negative). `date` itself is day 0 and
 * is returned for 0, business day or not.
 * @param count whole days
 * @throws {RangeError} for another number, and for a date that does not exist
 */
export function addBusinessDays(
  date: CivilDate,
  count: number,
  conventions: HolidayConventions,
): CivilDate {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a number of days: ${count}`)
  const step = Math.sign(count)
  let day = toDayNumber(date)
  for (let left = Math.abs(count); left > 0; ) {
    day += step
    if (isBusinessDay(fromDayNumber(day), conventions)) left -= 1
  }
  return fromDayNumber(day)
}

/**
 * Business days after `from` up to and including `to`; when `to` is earlier, the negative count of
 * those before `from` down to and including `to`. Inverse of `addBusinessDays`.
 */
export function countBusinessDays(
  from: CivilDate,
  to: CivilDate,
  conventions: CalendarConventions,
): number {
  const start = toDayNumber(from)
  const end = toDayNumber(to)
  const step = Math.sign(end - start)
  let count = 0
  for (let day = start; day !== end; ) {
    day += step
    if (isBusinessDay(fromDayNumber(day), conventions)) count += step
  }
  return count
}

/** The first business day on or after `date`. */
export function firstBusinessDay(date: CivilDate, conventions: HolidayConventions): CivilDate {
  return isBusinessDay(date, conventions) ? date : addBusinessDays(date, 1, conventions)
}

/** Whether the work shift of the instant's day is over: from 18:00:01 on. */
export function isAfterWorkShift(now: Date, conventions: CalendarConventions): boolean {
  return civilTimeOf(now, conventions.timeZone) > conventions.workShiftEnd
}

/**
 * The day from which business days are counted forward from now, as day 0: today, or the next business
 * day when today is not one or its work shift is over.
 */
export function firstCountableDay(now: Date, conventions: CalendarConventions): CivilDate {
  const today = civilDateOf(now, conventions.timeZone)
  return isBusinessDay(today, conventions) && !isAfterWorkShift(now, conventions)
    ? today
    : addBusinessDays(today, 1, conventions)
}
