import { formatDate } from '../calendar/index.ts'
import { CSV_MARK, toCsvAmount, toCsvLine } from '../exports/index.ts'
import { statementMessages as texts } from '../messages/statements.ts'
import { toBillingDetail, toBillingLabel, toBillingStatusText } from './billing.rules.ts'
import type { YearStatement } from './statement.rules.ts'

/** A statement as a CSV for spreadsheet programs, one line per invoice. No cell is a formula. */
export function toStatementSheet({ invoices }: YearStatement): string {
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
  return CSV_MARK + [head, ...lines].map(toCsvLine).join('')
}
