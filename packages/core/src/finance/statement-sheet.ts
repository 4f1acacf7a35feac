import { formatDate } from '../calendar/index.ts'
import { CSV_MARK, toCsvAmount, toCsvLine } from '../exports/index.ts'
import { statementMessages as texts } from '../messages/statements.ts'
import { toBillingDetail, toBillingLabel, toBillingStatusText } from './billing.rules.ts'
import type { FinanceTotals } from './finance-totals.rules.ts'
import type { YearStatement } from './statement.rules.ts'

const sums = ['total', 'paid', 'open', 'overdue', 'other'] as const

/** A sum of a statement, in reais, with its name. */
export interface StatementSum {
  readonly name: (typeof sums)[number]
  readonly text: string
  readonly value: number
}

/**
 * The sums of a statement, as the printed page and the spreadsheet show them: what was charged, its three
 * parts, and other amounts that are not part of it, so that the column of the invoices can be checked by
 * adding it up.
 */
export const toStatementSums = (totals: FinanceTotals): readonly StatementSum[] =>
  sums.map((name) => ({ name, text: texts[`finance.sums.${name}`], value: totals[name] }))

/** A statement as a CSV for spreadsheet programs, one line per invoice, then its sums. No cell is a formula. */
export function toStatementSheet({ invoices, totals }: YearStatement): string {
  const head = [
    texts['finance.sheet.due'],
    texts['finance.sheet.label'],
    texts['finance.sheet.description'],
    texts['finance.sheet.status'],
    texts['finance.sheet.value'],
  ]
  const lines = invoices.map(({ billing, due }) => [
    formatDate(due.dueDate),
    toBillingLabel(billing),
    toBillingDetail(billing),
    toBillingStatusText(billing.status),
    toCsvAmount(billing.value),
  ])
  const foot = toStatementSums(totals).map(({ text, value }) => [
    '',
    text,
    '',
    '',
    toCsvAmount(value),
  ])
  // The empty line keeps the sums out of a table that a program makes of the invoices.
  return CSV_MARK + [head, ...lines, [], ...foot].map(toCsvLine).join('')
}
