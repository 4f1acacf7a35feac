import {
  addDays,
  type CivilDate,
  firstBusinessDay,
  type NonBusinessReason,
  nonBusinessReason,
} from '../calendar/index.ts'
import type { Billing, FinanceContext } from './finance.types.ts'

/** Calendar days that a specific-demand customer has beyond the billing's own. */
export const SPECIFIC_DEMAND_DUE_DAYS = 30

/** When a billing is due, and why then. */
export interface DueDate {
  /** As the billing says. */
  readonly billedDate: CivilDate
  /** As the customer is told; by this invoices are sorted. */
  readonly dueDate: CivilDate
  /** The last day on which paying is in time: where `dueDate` is no business day, the next one. */
  readonly payableUntil: CivilDate
  /** Why `dueDate` is later than billed; null when it is not. */
  readonly extension: 'specificDemand' | null
  /** Why `payableUntil` is later than `dueDate`; null when it is not. */
  readonly postponement: NonBusinessReason | null
}

/**
 * When a billing is due: for specific-demand customers 30 days after the billing's own date. What falls due on a day without banks can be paid on the next
 * business day (Lei 7.089/1983).
 */
export function explainDueDate(
  { dueDate: billedDate }: Pick<Billing, 'dueDate'>,
  { isSpecificDemand, conventions }: FinanceContext,
): DueDate {
  const dueDate = isSpecificDemand ? addDays(billedDate, SPECIFIC_DEMAND_DUE_DAYS) : billedDate
  return {
    billedDate,
    dueDate,
    payableUntil: firstBusinessDay(dueDate, conventions),
    extension: isSpecificDemand ? 'specificDemand' : null,
    postponement: nonBusinessReason(dueDate, conventions),
  }
}

/**
 * The later day on which what is due can still be paid in time; null where it is due on a business day, and
 * once that day is over.
 */
export function toLaterDay(
  { payableUntil, postponement }: DueDate,
  today: CivilDate,
): CivilDate | null {
  return postponement !== null && today <= payableUntil ? payableUntil : null
}
