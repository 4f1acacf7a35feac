import { formatDate, formatMoney } from '@tramite/core/calendar'
import { type DatedInvoice, toBillingLabel } from '@tramite/core/finance'
import { receiptLabels } from '../../labels/finance.ts'

/** The invoice of a proof of payment in one line: its label, its due date, and its amount. */
export function InvoiceLine({ billing, due }: DatedInvoice) {
  return receiptLabels.of(
    toBillingLabel(billing),
    formatDate(due.dueDate),
    formatMoney(billing.value),
  )
}
