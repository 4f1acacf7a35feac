import { type AccessUser, toPaymentTarget } from '../access/index.ts'
import { type Decision, refused } from '../decision.ts'
import { evaluateLink } from '../links/index.ts'
import { FINANCIAL_PATH } from '../portal-paths.ts'
import type { Billing, FinanceContext } from './finance.types.ts'
import { type DatedInvoice, listOpenInvoices } from './open-invoices.rules.ts'
import { findInvoiceToPay, type SentProof } from './proved-invoices.rules.ts'

/** Where 'Pagar agora' leads. */
export type PaymentDestination =
  | { readonly kind: 'page'; readonly href: typeof FINANCIAL_PATH }
  | { readonly kind: 'invoice'; readonly href: string; readonly billingId: string }

/** Why there is nothing to open: `noLink` means an open invoice without a safe address. */
export type PaymentRefusal = 'notAdmin' | 'nothingOpen' | 'noLink'

/**
 * The invoice that is paid next, see `findInvoiceToPay`, with when it is due. Undefined where nothing is open,
 * and while invoices or proofs are not read: without its proofs an invoice that was paid would be named again.
 * @param billings of the customer, in any order; undefined while not read
 * @param receipts the customer's proofs of payment, newest first; undefined while not read
 */
export function toInvoiceToPay(
  billings: readonly Billing[] | undefined,
  receipts: readonly SentProof[] | undefined,
  context: FinanceContext,
): DatedInvoice | undefined {
  if (!billings || !receipts) return undefined
  const dated = listOpenInvoices(billings, context)
  const open = dated.map(({ billing }) => billing)
  const next = findInvoiceToPay(open, receipts, context.conventions.timeZone)
  return dated.find(({ billing }) => billing === next)
}

/**
 * Where a user pays: a super admin on the finance page, a plain admin at the invoice that is paid next, see
 * `findInvoiceToPay`, in a new tab; others ask their admin.
 * @param billings of the customer; not needed for a super admin
 * @param receipts the customer's proofs of payment, newest first; not needed for a super admin
 */
export function evaluatePayment(
  user: AccessUser,
  billings: readonly Billing[],
  context: FinanceContext,
  receipts: readonly SentProof[],
): Decision<PaymentRefusal, { readonly destination: PaymentDestination }> {
  const target = toPaymentTarget(user)
  if (target === null) return refused('notAdmin')
  if (target === 'financialPage') {
    return { allowed: true, destination: { kind: 'page', href: FINANCIAL_PATH } }
  }
  const next = toInvoiceToPay(billings, receipts, context)?.billing
  if (!next) return refused('nothingOpen')
  const link = evaluateLink(next.invoiceUrl)
  if (!link.allowed) return refused('noLink')
  const { id: billingId } = next
  return { allowed: true, destination: { kind: 'invoice', href: link.href, billingId } }
}
