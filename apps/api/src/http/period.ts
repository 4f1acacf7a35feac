import {
  endOfCivilDay,
  isPeriodReversed,
  type Period,
  startOfCivilDay,
} from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'
import { Problem } from './problem.ts'

/** A period of days as ISO instants: `from` inclusive, `until` exclusive. */
export interface InstantRange {
  readonly from?: string
  readonly until?: string
}

/**
 * Refuses a period that ends before it begins; either end may be open.
 * @param field of its end
 * @throws Problem 400
 */
export function requirePeriod(
  startDate: string | undefined,
  endDate: string | undefined,
  field: string,
): void {
  if (!isPeriodReversed({ startDate, endDate })) return
  const text = message('fields.invalidPeriod')
  throw new Problem(400, 'VALIDATION', { message: text, errors: { [field]: text } })
}

/**
 * The instants of a period of calendar days, either end of which may be open.
 * @throws Problem 400 when it ends before it begins
 */
export function toPeriod({ startDate, endDate }: Period, timeZone: string): InstantRange {
  requirePeriod(startDate, endDate, 'endDate')
  return {
    ...(startDate && { from: startOfCivilDay(startDate, timeZone).toISOString() }),
    ...(endDate && { until: endOfCivilDay(endDate, timeZone).toISOString() }),
  }
}
