import { civilDateFrom } from '../calendar/index.ts'
import { toBillingState } from './billing.rules.ts'
import type { Billing, Receipt } from './finance.types.ts'

/** The fields of a proof of payment that tell which invoice it is for. */
export type SentProof = Pick<Receipt, 'status' | 'billingId' | 'createdAt'>

/** The fields of an invoice that decide which proof of payment belongs to it. */
export type ProvableInvoice = Pick<Billing, 'id' | 'dueDate' | 'status'>

const sortKey = ({ dueDate, id }: ProvableInvoice) => `${dueDate} ${id}`

const isOverdue = ({ status }: ProvableInvoice) => toBillingState(status) === 'overdue'

/**
 * Assigns proofs of payment to invoices. A proof that names an invoice belongs to that one only, even if
 * another proof names the same invoice. A proof that names none is assigned to the oldest overdue invoice
 * without a proof that was due by the day on which the proof was sent. Refused proofs do not count.
 * @param invoices the customer's unpaid invoices, or the overdue ones alone
 * @param receipts all of the customer's proofs, newest first
 * @returns the proof of each invoice that has one, by the id of the invoice
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
 * The overdue invoices without a proof of payment, see `matchProofs`.
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
 * The invoice to be paid next, to which the next proof of payment belongs: the oldest without a proof, up to
 * the newest overdue one. If all of these have proofs, the oldest open invoice, because later ones are not
 * requested yet. Undefined if no invoice is open.
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
