import { type CivilDate, formatDate } from '../calendar/index.ts'
import { financeMessages as texts } from '../messages/finance.ts'
import { fillMessage } from '../messages/message-text.ts'
import {
  isUnpaid,
  toBillingDetail,
  toBillingKind,
  toBillingLabel,
  toBillingState,
} from './billing.rules.ts'
import { type DueDate, explainDueDate } from './due-date.rules.ts'
import type { Billing, FinanceContext } from './finance.types.ts'

/** Number of unpaid invoices shown before 'Ver mais'. */
export const OPEN_INVOICES_SHOWN = 3

/** A billing and when it is due. */
export interface DatedInvoice {
  readonly billing: Billing
  readonly due: DueDate
}

/** The name of an invoice in a sentence: its label and its due date, since several can have one label. */
export function toInvoiceName({
  billing,
  due,
}: {
  readonly billing: Pick<Billing, 'description'>
  readonly due: Pick<DueDate, 'dueDate'>
}): string {
  const label = toBillingLabel(billing)
  return fillMessage(texts['finance.invoice'], { label, due: formatDate(due.dueDate) })
}

/**
 * The name of an invoice where nothing else of it is shown, as in a notice: a fine is named with what it is for,
 * since every invoice that is no instalment is called one.
 */
export function toInvoiceNameAlone(invoice: Parameters<typeof toInvoiceName>[0]): string {
  const { billing, due } = invoice
  if (toBillingKind(billing).kind !== 'fine') return toInvoiceName(invoice)
  const label = fillMessage(texts['finance.fineFor'], { detail: toBillingDetail(billing) })
  return fillMessage(texts['finance.invoice'], { label, due: formatDate(due.dueDate) })
}

const sortKey = ({ due, billing }: DatedInvoice) => `${due.dueDate} ${billing.id}`

/** Billings with their due dates, earliest first; on the same day, the older first. */
export function toDatedInvoices(
  billings: readonly Billing[],
  context: FinanceContext,
): DatedInvoice[] {
  return billings
    .map((billing) => ({ billing, due: explainDueDate(billing, context) }))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

/** The unpaid billings of a customer, by due date; on the same day, the older first. */
export function listOpenInvoices(
  billings: readonly Billing[],
  context: FinanceContext,
): DatedInvoice[] {
  return toDatedInvoices(billings.filter(isUnpaid), context)
}

/** Unpaid invoices by state. */
export interface InvoiceStanding {
  /** Overdue according to the provider. */
  readonly overdue: readonly DatedInvoice[]
  /**
   * Their last day for paying in time has passed, and the provider reports them neither as paid nor as
   * overdue.
   */
  readonly unconfirmed: readonly DatedInvoice[]
  /** Still in time, by due date. */
  readonly coming: readonly DatedInvoice[]
}

/**
 * Sorts unpaid invoices by state. The provider takes some days to record a payment, so a past date alone
 * makes no invoice overdue.
 * @param open by due date, from `listOpenInvoices`
 * @param today in the firm's time zone
 */
export function toInvoiceStanding(
  open: readonly DatedInvoice[],
  today: CivilDate,
): InvoiceStanding {
  const isOverdue = ({ billing }: DatedInvoice) => toBillingState(billing.status) === 'overdue'
  const isOver = ({ due }: DatedInvoice) => today > due.payableUntil
  const others = open.filter((invoice) => !isOverdue(invoice))
  return {
    overdue: open.filter(isOverdue),
    unconfirmed: others.filter(isOver),
    coming: others.filter((invoice) => !isOver(invoice)),
  }
}

/** The open invoices that are shown: three, and all after 'Ver mais'. */
export function toShownInvoices(
  invoices: readonly DatedInvoice[],
  isExpanded: boolean,
): { readonly shown: readonly DatedInvoice[]; readonly hidden: number } {
  const shown = isExpanded ? invoices : invoices.slice(0, OPEN_INVOICES_SHOWN)
  return { shown, hidden: invoices.length - shown.length }
}

/** The settled billings of a customer, paid or refunded; latest due date first. */
export function listSettledInvoices(
  billings: readonly Billing[],
  context: FinanceContext,
): DatedInvoice[] {
  const settled = billings.filter((billing) => !isUnpaid(billing))
  return toDatedInvoices(settled, context).reverse()
}
