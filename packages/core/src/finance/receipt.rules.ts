import type { AccessUser } from '../access/access.rules.ts'
import { DELINQUENT_TAG } from '../access/payment-dialog.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** What decides whether a proof of payment is taken. */
export interface ReceiptInput {
  readonly user: AccessUser
  /** Of the user's customer. */
  readonly tags: readonly { readonly name: string }[]
  readonly hasOpenInvoice: boolean
  /** What the firm said of the customer's proof that it looked at last; null while of none. */
  readonly lastReview: 'accepted' | 'refused' | null
}

/**
 * Whether a user may send a proof of payment: an admin, while there is something to prove. It releases
 * the customer at once; after one that the firm refused the next waits until the firm has looked at it,
 * since otherwise any file would do for ever.
 */
export function evaluateReceipt({
  user,
  tags,
  hasOpenInvoice,
  lastReview,
}: ReceiptInput): Decision<'notAdmin' | 'nothingPending', { readonly releases: boolean }> {
  if (!user.customerAdmin && !user.customerSuperAdmin) return refused('notAdmin')
  const isDelinquent = tags.some(({ name }) => name === DELINQUENT_TAG)
  if (!isDelinquent && !hasOpenInvoice) return refused('nothingPending')
  return { ...allowed, releases: lastReview !== 'refused' }
}
