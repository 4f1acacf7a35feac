import { fromZonedTime } from 'date-fns-tz/fromZonedTime'
import { toZonedTime } from 'date-fns-tz/toZonedTime'
import { addDays, type CivilDate, isCivilDate, toCivilDate } from './civil-date.ts'

/** The source of the current time for the rules, which never read the machine's clock themselves. */
export interface Clock {
  /** The current instant. */
  now(): Date
  /**
   * Calls the listener whenever the clock was corrected. Absent for a clock that is never corrected.
   * @returns stops calling it
   */
  onPutRight?(listener: () => void): () => void
}

/** The firm's time zone unless configured otherwise. */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo'

/** What a clock on the wall shows: milliseconds since 1970-01-01 00:00 on that clock. */
type WallClock = number

const SECOND_MS = 1000

const toText = (wall: WallClock) => new Date(wall).toISOString().slice(0, -1)

/** The fields of a `Date` that holds a wall clock as its own local time. */
function readFields(zoned: Date): WallClock {
  const day = toCivilDate(zoned.getFullYear(), zoned.getMonth() + 1, zoned.getDate())
  const sinceMidnight = (zoned.getHours() * 60 + zoned.getMinutes()) * 60 + zoned.getSeconds()
  return Date.parse(`${day}T00:00:00Z`) + sinceMidnight * SECOND_MS
}

/** Wall clocks computed before: a page asks for the day and for the time of every row, repeatedly. */
const known = new Map<string, WallClock>()
const KNOWN_AT_MOST = 5000

/**
 * The wall clock of an instant to the second.
 * @throws {RangeError} for an unknown zone
 */
function wallClockOf(instant: number, timeZone: string): WallClock {
  const second = Math.floor(instant / SECOND_MS) * SECOND_MS
  const key = `${timeZone} ${second}`
  const last = known.get(key)
  if (last !== undefined) return last
  const wall = readWallClock(second, timeZone)
  if (known.size >= KNOWN_AT_MOST) known.clear()
  known.set(key, wall)
  return wall
}

/**
 * The library returns a `Date` in the process's time zone, which cannot represent an hour skipped there
 * by summer time: the result must give the same instant when read back.
 */
function readWallClock(second: number, timeZone: string): WallClock {
  const wall = readFields(toZonedTime(second, timeZone))
  const moved = fromZonedTime(toText(wall), timeZone).getTime() - second
  if (moved === 0) return wall
  return fromZonedTime(toText(wall - moved), timeZone).getTime() === second ? wall - moved : wall
}

/**
 * The calendar day of an instant in a time zone.
 * @throws {RangeError} for an unknown zone
 */
export function civilDateOf(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): CivilDate {
  return toText(wallClockOf(instant.getTime(), timeZone)).slice(0, 10)
}

/** The wall clock of an instant in a time zone, 'HH:mm:ss'; parts of a second are dropped. */
export function civilTimeOf(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  return toText(wallClockOf(instant.getTime(), timeZone)).slice(11, 19)
}

/**
 * The calendar day of a wire value: a date-only value is the day itself and never passes through a
 * UTC instant; a date-time is read in the time zone.
 */
export function civilDateFrom(value: string, timeZone: string = DEFAULT_TIME_ZONE): CivilDate {
  return isCivilDate(value) ? value : civilDateOf(new Date(value), timeZone)
}

/** The range of instants that the wire and databases can represent: the years 1 to 9999. */
const FIRST_DAY: CivilDate = '0001-01-01'
const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00Z')
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')
const LAST_DAY: CivilDate = '9999-12-31'

/**
 * The first instant of a calendar day in a time zone: 01:00 where summer time begins at midnight, and the
 * first of two midnights where it ends after one. Never before the year 1, the first that databases can
 * represent.
 */
export function startOfCivilDay(date: CivilDate, timeZone: string = DEFAULT_TIME_ZONE): Date {
  if (date < FIRST_DAY) return new Date(FIRST_INSTANT)
  const midnight: WallClock = Date.parse(`${date}T00:00:00Z`)
  const found = fromZonedTime(`${date}T00:00:00`, timeZone).getTime()
  const missing = midnight - wallClockOf(found, timeZone)
  const repeated = wallClockOf(found - SECOND_MS, timeZone) + SECOND_MS - midnight
  const start = missing > 0 ? found + missing : found - Math.max(repeated, 0)
  return new Date(Math.max(start, FIRST_INSTANT))
}

/**
 * The first instant after a calendar day: the exclusive end of a period that includes it. For the last
 * day of the year 9999 its last instant, since no later one can be represented.
 */
export function endOfCivilDay(date: CivilDate, timeZone: string = DEFAULT_TIME_ZONE): Date {
  if (date >= LAST_DAY) return new Date(LAST_INSTANT)
  return startOfCivilDay(addDays(date, 1), timeZone)
}
