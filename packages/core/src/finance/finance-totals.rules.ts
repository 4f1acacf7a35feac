import { toPercentage } from '../percentage.ts'
import { type BillingState, toBillingState } from './billing.rules.ts'
import type { Billing } from './finance.types.ts'
import { toCents, toReais } from './money.rules.ts'

/** Sums of billings by the meaning of their status, in reais, and the share that is paid. */
export interface FinanceTotals extends Readonly<Record<BillingState, number>> {
  /** Paid, open and overdue together; refunds are not included. */
  readonly total: number
  /** Share of `total`, in whole percent. */
  readonly paidPercentage: number
}

/** Adds up billings, without rounding errors. */
export function toFinanceTotals(
  billings: readonly Pick<Billing, 'status' | 'value'>[],
): FinanceTotals {
  const cents: Record<BillingState, number> = { paid: 0, overdue: 0, open: 0, other: 0 }
  for (const { status, value } of billings) cents[toBillingState(status)] += toCents(value)
  const total = cents.paid + cents.overdue + cents.open
  return {
    paid: toReais(cents.paid),
    overdue: toReais(cents.overdue),
    open: toReais(cents.open),
    other: toReais(cents.other),
    total: toReais(total),
    paidPercentage: toPercentage(cents.paid, total),
  }
}
