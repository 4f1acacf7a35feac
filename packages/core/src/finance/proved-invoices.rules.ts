import { civilDateFrom } from '../calendar/index.ts'
import { toBillingState } from './billing.rules.ts'
import type { Billing, Receipt } from './finance.types.ts'

/** The fields of a proof of payment that tell which invoice it is for. */
export type SentProof = Pick<Receipt, 'status' | 'billingId' | 'createdAt'>

/** What of an invoice says whether a proof of payment is of it. */
export type ProvableInvoice = Pick<Billing, 'id' | 'dueDate' | 'status'>

const sortKey = ({ dueDate, id }: ProvableInvoice) => `${dueDate} ${id}`

const isOverdue = ({ status }: ProvableInvoice) => toBillingState(status) === 'overdue'

/**
 * The proof of payment of each invoice that has one, by the id of the invoice. A proof that the firm has not
 * refused is of the invoice that it names, and of that one alone: a second of it pays no other. One that names none
 * is of one overdue invoice: the oldest, due by the day on which it was sent, that no other proof is of.
 * @param invoices the customer's unpaid invoices, or the overdue ones alone
 * @param receipts all of the customer's proofs, newest first
 */
export function matchProofs<Proof extends SentProof>(
  invoices: readonly ProvableInvoice[],
  receipts: readonly Proof[],
  timeZone: string,
): ReadonlyMap<string, Proof> {
  const proofs = receipts.filter(({ status }) => status !== 'refused')
  // The earliest that may be of an invoice is taken for it: a later invoice needs a later one.
  const free = proofs.filter(({ billingId }) => billingId === null).reverse()
  const matched = new Map<string, Proof>()
  for (const invoice of invoices.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))) {
    const named = proofs.find(({ billingId }) => billingId === invoice.id)
    if (named) matched.set(invoice.id, named)
    if (named || !isOverdue(invoice)) continue
    const isOf = ({ createdAt }: Proof) => civilDateFrom(createdAt, timeZone) >= invoice.dueDate
    const index = free.findIndex(isOf)
    const [proof] = free.splice(index, index < 0 ? 0 : 1)
    if (proof) matched.set(invoice.id, proof)
  }
  return matched
}

/**
 * The overdue invoices that are still to pay: no proof of payment is of them, see `matchProofs`.
 * @param receipts all of the customer's proofs, newest first
 */
export function listUnproved<Invoice extends ProvableInvoice>(
  invoices: readonly Invoice[],
  receipts: readonly SentProof[],
  timeZone: string,
): Invoice[] {
  const proofs = matchProofs(invoices, receipts, timeZone)
  return invoices.filter((invoice) => isOverdue(invoice) && !proofs.has(invoice.id))
}

/**
 * The invoice that is paid next, which the next proof of payment is of: the oldest that no proof is of, up to the
 * newest overdue one; otherwise the oldest, since nothing later is asked for. Undefined where nothing is open.
 * @param open the customer's unpaid invoices, by due date
 * @param receipts all of the customer's proofs, newest first
 */
export function findInvoiceToPay<Invoice extends ProvableInvoice>(
  open: readonly Invoice[],
  receipts: readonly SentProof[],
  timeZone: string,
): Invoice | undefined {
  const proofs = matchProofs(open, receipts, timeZone)
  const late = open.slice(0, open.findLastIndex(isOverdue) + 1)
  return late.find(({ id }) => !proofs.has(id)) ?? open[0]
}
