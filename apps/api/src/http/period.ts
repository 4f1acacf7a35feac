import { endOfCivilDay, startOfCivilDay } from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'
import { Problem } from './problem.ts'

/** A period of days as instants in ISO: `from` inclusive, `until` exclusive. */
export interface Period {
  readonly from?: string
  readonly until?: string
}

/**
 * The instants of a period of calendar days, either end of which may be open.
 * @throws Problem 400 when it ends before it begins
 */
export function toPeriod(
  { startDate, endDate }: { readonly startDate?: string; readonly endDate?: string },
  timeZone: string,
): Period {
  if (startDate && endDate && endDate < startDate) {
    const text = message('fields.invalidPeriod')
    throw new Problem(400, 'VALIDATION', { message: text, errors: { endDate: text } })
  }
  return {
    ...(startDate && { from: startOfCivilDay(startDate, timeZone).toISOString() }),
    ...(endDate && { until: endOfCivilDay(endDate, timeZone).toISOString() }),
  }
}
