import { formatMoney } from '@tramite/core/calendar'
import { type DatedInvoice, toInvoiceName } from '@tramite/core/finance'

/** The invoice of a proof of payment in one line: its label, its due date, and its amount. */
export function InvoiceLine(invoice: DatedInvoice) {
  return `${toInvoiceName(invoice)}, ${formatMoney(invoice.billing.value)}`
}
