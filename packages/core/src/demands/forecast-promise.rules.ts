import { addMonths, type CivilDate } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** Maximum number of years ahead for which a day of delivery may be promised. */
export const PROMISE_YEARS_MAX = 5

/**
 * Whether the firm may promise a day of delivery: not one so far ahead that its year must be a typing
 * error, since pages count the days until it. A day in the past may be recorded. The text of the refusal
 * is in `firmFieldMessages`.
 * @param today in the firm's time zone
 */
export function evaluatePromise(date: CivilDate, today: CivilDate): Decision<'tooFar'> {
  return date > addMonths(today, 12 * PROMISE_YEARS_MAX) ? refused('tooFar') : allowed
}
