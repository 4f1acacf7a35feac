import { toDateParts } from '../calendar/civil-date.ts'
import { addMonths, type CivilDate, civilDateFrom } from '../calendar/index.ts'
import type { Customer } from '../customers/index.ts'
import { toBillingKind } from './billing.rules.ts'
import { SPECIFIC_DEMAND_DUE_DAYS } from './due-date.rules.ts'
import type { Billing, FinanceContext } from './finance.types.ts'

/** Duration of a contract in months. */
export const CONTRACT_MONTHS = 12

/** What the finance page says about the contract. Null where it is not known. */
export interface ContractSummary {
  /** Day of the month of instalments, 1 to 31: they are due then, or `termDays` later. */
  readonly dueDay: number | null
  /** Calendar days for paying after that day: 0, or 30 for specific demands. Their due day differs by month. */
  readonly termDays: number
  /** Value of one instalment, in reais. */
  readonly monthlyValue: number | null
  /** From the sale until twelve months later. */
  readonly period: { readonly start: CivilDate; readonly end: CivilDate } | null
}

/** What is paid in one sum, 'Parcela 1 de 1', is no monthly charge. */
function isMonthly(billing: Billing): boolean {
  const kind = toBillingKind(billing)
  return kind.kind === 'installment' && kind.of > 1
}

function findLatestInstallment(billings: readonly Billing[]): Billing | undefined {
  return billings
    .filter(isMonthly)
    .reduce<Billing | undefined>(
      (latest, billing) => (!latest || billing.dueDate > latest.dueDate ? billing : latest),
      undefined,
    )
}

/**
 * Due day and monthly value are those of the latest instalment of several; the contract runs for 12 months from the
 * sale.
 * @param billings of the customer, in any order
 * @param saleDate of the customer, read with `detailed`
 */
export function toContractSummary(
  billings: readonly Billing[],
  saleDate: Customer['saleDate'],
  context: FinanceContext,
): ContractSummary {
  const latest = findLatestInstallment(billings)
  const start = saleDate ? civilDateFrom(saleDate, context.conventions.timeZone) : null
  return {
    dueDay: latest ? toDateParts(latest.dueDate).day : null,
    termDays: context.isSpecificDemand ? SPECIFIC_DEMAND_DUE_DAYS : 0,
    monthlyValue: latest?.value ?? null,
    period: start === null ? null : { start, end: addMonths(start, CONTRACT_MONTHS) },
  }
}
