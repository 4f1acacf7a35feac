import { addDays, type CivilDate, isCivilDate } from './civil-date.ts'

/** Where a rule reads the time from. Core never reads the machine's clock by itself. */
export interface Clock {
  /** The current instant. */
  now(): Date
}

/** The time zone of the firm unless it says otherwise. Specification §9. */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

function partsOf(instant: Date, timeZone: string): Record<string, string> {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value
  return parts
}

/** The calendar day of an instant in a time zone. Throws RangeError on an unknown zone. */
export function civilDateOf(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): CivilDate {
  const { year = '', month, day } = partsOf(instant, timeZone)
  return `${year.padStart(4, '0')}-${month}-${day}`
}

/** The wall clock of an instant in a time zone, 'HH:mm:ss'; parts of a second are dropped. */
export function civilTimeOf(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  const { hour, minute, second } = partsOf(instant, timeZone)
  return `${hour}:${minute}:${second}`
}

/**
 * The calendar day of a wire value: a date-only value is the day itself and never passes through a
 * UTC instant; a date-time is read in the time zone.
 */
export function civilDateFrom(value: string, timeZone: string = DEFAULT_TIME_ZONE): CivilDate {
  return isCivilDate(value) ? value : civilDateOf(new Date(value), timeZone)
}

const HALF_DAYS_MS = 36 * 3_600_000

/** The instants that the wire and databases can write: the years 1 to 9999. */
const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00Z')
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')
const LAST_DAY: CivilDate = '9999-12-31'

/**
 * The first instant of a calendar day in a time zone. Searches rather than subtracting an offset,
 * because the zone's summer time used to begin at midnight, so that some days start at 01:00.
 * Never before the year 1, which is the first that databases can write.
 */
export function startOfCivilDay(date: CivilDate, timeZone: string = DEFAULT_TIME_ZONE): Date {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`)
  let before = utcMidnight - HALF_DAYS_MS
  let from = utcMidnight + HALF_DAYS_MS
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (civilDateOf(new Date(middle), timeZone) < date) before = middle
    else from = middle
  }
  return new Date(Math.max(from, FIRST_INSTANT))
}

/**
 * The first instant after a calendar day: the exclusive end of a period that includes it; of the
 * last day of the year 9999 its last instant, since no later one can be written.
 */
export function endOfCivilDay(date: CivilDate, timeZone: string = DEFAULT_TIME_ZONE): Date {
  if (date >= LAST_DAY) return new Date(LAST_INSTANT)
  return startOfCivilDay(addDays(date, 1), timeZone)
}
