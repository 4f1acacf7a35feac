import type { CivilDate } from '../calendar/index.ts'
import type { Billing, FinanceContext } from './finance.types.ts'
import { type FinanceTotals, toFinanceTotals } from './finance-totals.rules.ts'
import { type DatedInvoice, toDatedInvoices } from './open-invoices.rules.ts'

/** The charges of a calendar year, by due date. */
export interface YearStatement {
  readonly year: number
  /** Earliest first; on the same day, the older first. */
  readonly invoices: readonly DatedInvoice[]
  /** Sums of these invoices only. */
  readonly totals: FinanceTotals
}

const yearOf = ({ due }: DatedInvoice) => Number(due.dueDate.slice(0, 4))

/** The years for which a customer has a statement: those with a due date in them, latest first. */
export function listStatementYears(
  billings: readonly Billing[],
  context: FinanceContext,
): readonly number[] {
  return [...new Set(toDatedInvoices(billings, context).map(yearOf))].sort((a, b) => b - a)
}

/**
 * The year whose statement is shown: the one that was asked for; where it has none, this one, then the latest.
 * @param years that have a statement, latest first
 * @param asked 0 where none was
 * @returns undefined where there is no statement at all
 */
export function toStatementYear(
  years: readonly number[],
  asked: number,
  today: CivilDate,
): number | undefined {
  return [asked, Number(today.slice(0, 4))].find((year) => years.includes(year)) ?? years[0]
}

/**
 * The statement of a calendar year: what fell due in it, whatever its status now, and its sums.
 * @param billings every billing of the customer
 */
export function toYearStatement(
  billings: readonly Billing[],
  year: number,
  context: FinanceContext,
): YearStatement {
  const invoices = toDatedInvoices(billings, context).filter((invoice) => yearOf(invoice) === year)
  return { year, invoices, totals: toFinanceTotals(invoices.map(({ billing }) => billing)) }
}
