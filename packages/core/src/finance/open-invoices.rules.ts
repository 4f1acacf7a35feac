import type { CivilDate } from '../calendar/index.ts'
import { isUnpaid, toBillingState } from './billing.rules.ts'
import { type DueDate, explainDueDate } from './due-date.rules.ts'
import type { Billing, FinanceContext } from './finance.types.ts'

/** Unpaid invoices that show before 'Ver mais'. */
export const OPEN_INVOICES_SHOWN = 3

/** A billing and when it is due. */
export interface DatedInvoice {
  readonly billing: Billing
  readonly due: DueDate
}

const sortKey = ({ due, billing }: DatedInvoice) => `${due.dueDate} ${billing.id}`

/** Billings with their due dates, first due first; of one day, the older first. */
export function toDatedInvoices(
  billings: readonly Billing[],
  context: FinanceContext,
): DatedInvoice[] {
  return billings
    .map((billing) => ({ billing, due: explainDueDate(billing, context) }))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

/** The unpaid billings of a customer, by due date; of one day, the older first. */
export function listOpenInvoices(
  billings: readonly Billing[],
  context: FinanceContext,
): DatedInvoice[] {
  return toDatedInvoices(billings.filter(isUnpaid), context)
}

/** Unpaid invoices by how they stand. */
export interface InvoiceStanding {
  /** Overdue, as the provider says. */
  readonly overdue: readonly DatedInvoice[]
  /** Their last day in time is over, and the provider says neither that they are paid nor that they are overdue. */
  readonly unconfirmed: readonly DatedInvoice[]
  /** Still in time, by due date. */
  readonly coming: readonly DatedInvoice[]
}

/**
 * How unpaid invoices stand. A payment takes the provider some days, so a date that is over makes none overdue.
 * @param open by due date, of `listOpenInvoices`
 * @param today the day in the firm's zone
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

/** What of the open invoices shows: three, and all after 'Ver mais'. */
export function toShownInvoices(
  invoices: readonly DatedInvoice[],
  isExpanded: boolean,
): { readonly shown: readonly DatedInvoice[]; readonly hidden: number } {
  const shown = isExpanded ? invoices : invoices.slice(0, OPEN_INVOICES_SHOWN)
  return { shown, hidden: invoices.length - shown.length }
}

/** The billings of a customer that need nothing any more, paid or paid back; latest due date first. */
export function listSettledInvoices(
  billings: readonly Billing[],
  context: FinanceContext,
): DatedInvoice[] {
  const settled = billings.filter((billing) => !isUnpaid(billing))
  return toDatedInvoices(settled, context).reverse()
}
