import {
  addBusinessDays,
  type CalendarConventions,
  type CivilDate,
  countBusinessDays,
  firstCountableDay,
  RESPONSE_TARGET_BUSINESS_DAYS,
} from '../calendar/index.ts'
import type { ForecastCount } from './forecast-cause.rules.ts'
import type { QueuedDemand, QueueInput } from './queue.types.ts'

type PauseInput = Pick<QueueInput, 'now' | 'conventions'>

/** Whole business days during which a deadline was paused, counted as forecasts are. */
export function countPausedDays(since: Date, { now, conventions }: PauseInput): number {
  const from = firstCountableDay(since, conventions)
  const to = firstCountableDay(now, conventions)
  return to <= from ? 0 : countBusinessDays(from, to, conventions)
}

/** The day of a demand if it ran again now: that of a waiting demand moves by the days it has waited. */
export function toRunningDay(demand: QueuedDemand, input: PauseInput): CivilDate | null {
  const { deleveryForecast: day, waitingSince } = demand
  if (day === null || !waitingSince) return day
  return addBusinessDays(day, countPausedDays(waitingSince, input), input.conventions)
}

/**
 * The count of a date whose deadline runs again after a pause: the old date moved by the business days of
 * the pause, so that what was late stays as late. A date set by the firm stays while it is in the future.
 * A demand that was delivered late and is reopened is due within the response target.
 * @param paused business days
 * @returns null when the date stays
 */
export function countAfterPause(
  kind: 'answered' | 'reopened' | 'resumed',
  { from, isStaffDate = false }: { readonly from: CivilDate; readonly isStaffDate?: boolean },
  paused: number,
  { now, conventions }: PauseInput,
): Pick<ForecastCount, 'offset' | 'countedFrom'> | null {
  const start = firstCountableDay(now, conventions)
  if (isStaffDate && from >= start) return null
  if (kind === 'reopened' && addBusinessDays(from, paused, conventions) < start) {
    return { offset: RESPONSE_TARGET_BUSINESS_DAYS, countedFrom: start }
  }
  return { offset: paused, countedFrom: from }
}

/**
 * The upper bound of a demand's date: the earliest date of those behind it that were not due before it
 * already. Past dates are no bound.
 */
export function boundBehind(
  from: CivilDate | null,
  behind: readonly (CivilDate | null)[],
  { now, conventions }: { now: Date; conventions: CalendarConventions },
): CivilDate | null {
  const start = firstCountableDay(now, conventions)
  let bound: CivilDate | null = null
  for (const day of behind) {
    if (day === null || (from !== null && day < from) || day < start) continue
    if (bound === null || day < bound) bound = day
  }
  return bound
}
