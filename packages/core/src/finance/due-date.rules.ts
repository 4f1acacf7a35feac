import { createBrazilHoliday, optionalDays } from '../calendar/holidays.ts'
import {
  addDays,
  type CivilDate,
  countDays,
  firstBusinessDay,
  type NonBusinessReason,
  nonBusinessReason,
} from '../calendar/index.ts'
import type { Billing, FinanceContext } from './finance.types.ts'

/** Banks are closed on some movable days too; a day of the firm alone postpones no payment. */
const banking = {
  holidayName: /* @__PURE__ */ createBrazilHoliday([
    optionalDays.carnivalMonday,
    optionalDays.carnivalTuesday,
    optionalDays.corpusChristi,
  ]),
}

/** Calendar days added to a billing's due date for specific-demand customers. */
export const SPECIFIC_DEMAND_DUE_DAYS = 30

/** When a billing is due, and why. */
export interface DueDate {
  /** The billing's own date. */
  readonly billedDate: CivilDate
  /** The date shown to the customer; invoices are sorted by it. */
  readonly dueDate: CivilDate
  /** The last day for paying in time: `dueDate`, or the next business day if that is not one. */
  readonly payableUntil: CivilDate
  /** Why `dueDate` is later than `billedDate`; null when it is not. */
  readonly extension: 'specificDemand' | null
  /** Why `payableUntil` is later than `dueDate`; null when it is not. */
  readonly postponement: NonBusinessReason | null
}

/**
 * When a billing is due: for specific-demand customers 30 days after the billing's own date. What falls
 * due on a day without banking can be paid on the next business day (Lei 7.089/1983).
 */
export function explainDueDate(
  { dueDate: billedDate }: Pick<Billing, 'dueDate'>,
  { isSpecificDemand }: Pick<FinanceContext, 'isSpecificDemand'>,
): DueDate {
  const dueDate = isSpecificDemand ? addDays(billedDate, SPECIFIC_DEMAND_DUE_DAYS) : billedDate
  return {
    billedDate,
    dueDate,
    payableUntil: firstBusinessDay(dueDate, banking),
    extension: isSpecificDemand ? 'specificDemand' : null,
    postponement: nonBusinessReason(dueDate, banking),
  }
}

/**
 * The later day on which an invoice can still be paid in time; null if it is due on a business day, and
 * once that later day has passed.
 */
export function toLaterDay(
  { payableUntil, postponement }: DueDate,
  today: CivilDate,
): CivilDate | null {
  return postponement !== null && today <= payableUntil ? payableUntil : null
}

/** For how many days an invoice is late: since the day on which it was due, once the last day for paying in time is over. */
export function countDaysLate({ dueDate, payableUntil }: DueDate, today: CivilDate): number {
  return today > payableUntil ? countDays(dueDate, today) : 0
}
