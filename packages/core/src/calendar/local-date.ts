import { civilDateOf, civilTimeOf, DEFAULT_TIME_ZONE } from './zoned-time.ts'

/**
 * A date whose fields in the zone of the process are the wall clock of an instant in another time zone: for a library
 * that writes these fields, such as those of ZIP archives, whose times have no zone. It is another instant.
 * @throws {RangeError} for an unknown zone
 */
export function toLocalDate(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): Date {
  return new Date(`${civilDateOf(instant, timeZone)}T${civilTimeOf(instant, timeZone)}`)
}
