import { formatDate, formatMoney } from '@tramite/core/calendar'
import { type DatedInvoice, toBillingLabel } from '@tramite/core/finance'
import { receiptLabels } from '../../labels/finance.ts'

/** Which invoice a proof of payment is of, in a line: what it is for, when it is due, and its amount. */
export function InvoiceLine({ billing, due }: DatedInvoice) {
  return receiptLabels.of(
    toBillingLabel(billing),
    formatDate(due.dueDate),
    formatMoney(billing.value),
  )
}
