import type { AccessCustomer } from '@tramite/core/access'
import {
  addDays,
  type CalendarConventions,
  type CivilDate,
  civilDateFrom,
  civilDateOf,
  countDays,
} from '@tramite/core/calendar'

/** Days in which a finished export can be fetched; then its file is deleted. */
export const EXPORT_DAYS = 7

/**
 * The last day on which an export can be fetched. If the contract has ended, not after its last day of
 * access, because the portal shows nothing after that.
 * @param now when it is ready
 */
export function lastExportDay(
  now: Date,
  { isChurn, accessAllowedUntil }: Pick<AccessCustomer, 'isChurn' | 'accessAllowedUntil'>,
  { timeZone }: Pick<CalendarConventions, 'timeZone'>,
): CivilDate {
  const last = addDays(civilDateOf(now, timeZone), EXPORT_DAYS)
  if (!isChurn || accessAllowedUntil === null) return last
  const end = civilDateFrom(accessAllowedUntil, timeZone)
  return countDays(end, last) > 0 ? end : last
}
