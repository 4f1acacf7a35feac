import { toPercentage } from '../percentage.ts'
import { type BillingState, toBillingState } from './billing.rules.ts'
import type { Billing } from './finance.types.ts'
import { toCents, toReais } from './money.rules.ts'

/** Sums of billings by what their status means, in reais, and how much of them is paid. */
export interface FinanceTotals extends Readonly<Record<BillingState, number>> {
  /** Paid, open and overdue together: what was paid back counts for nothing. */
  readonly total: number
  /** Of `total`, whole percent. */
  readonly paidPercentage: number
}

/** Adds billings up, exactly. */
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
