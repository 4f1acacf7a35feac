import { addBusinessDays, type CalendarConventions } from './business-days.rules.ts'
import type { CivilDate } from './civil-date.ts'

/** Working days that a payment may be overdue before access closes. */
export const OVERDUE_GRACE_BUSINESS_DAYS = 2

/** The state of the grace period; `closesOn` is the first day without access. */
export type Grace =
  | { readonly state: 'none' }
  | { readonly state: 'running' | 'ended'; readonly closesOn: CivilDate }

/**
 * Whether an overdue payment is still within its grace period. The day of `paymentOverdueSince` is day 0;
 * access closes on the third working day after it. Counts whole days, regardless of the work shift.
 * @param paymentOverdueSince the customer's first overdue day, or null when nothing is overdue
 */
export function evaluateGrace(
  paymentOverdueSince: CivilDate | null | undefined,
  today: CivilDate,
  conventions: CalendarConventions,
): Grace {
  if (!paymentOverdueSince) return { state: 'none' }
  const closesOn = addBusinessDays(
    paymentOverdueSince,
    OVERDUE_GRACE_BUSINESS_DAYS + 1,
    conventions,
  )
  return { state: today >= closesOn ? 'ended' : 'running', closesOn }
}
