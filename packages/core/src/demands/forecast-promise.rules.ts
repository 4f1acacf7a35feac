import { addMonths, type CivilDate } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** How many years ahead a day of delivery may be promised. */
export const PROMISE_YEARS_MAX = 5

/**
 * Whether the firm may promise a day of delivery: not one so far ahead that its year can only be mistyped, since
 * pages count the days until it. One that has passed may be noted down. `firmFieldMessages` says it to who promises.
 * @param today in the firm's time zone
 */
export function evaluatePromise(date: CivilDate, today: CivilDate): Decision<'tooFar'> {
  return date > addMonths(today, 12 * PROMISE_YEARS_MAX) ? refused('tooFar') : allowed
}
