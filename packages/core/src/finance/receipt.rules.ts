import type { AccessUser } from '../access/access.rules.ts'
import { DELINQUENT_TAG } from '../access/payment-dialog.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** What decides whether a proof of payment is taken. */
export interface ReceiptInput {
  readonly user: AccessUser
  /** Of the user's customer. */
  readonly tags: readonly { readonly name: string }[]
  readonly hasOpenInvoice: boolean
}

/**
 * Whether a user may send a proof of payment: an admin, while there is something to prove.
 * Specification §4; part 2 §2.
 */
export function evaluateReceipt({
  user,
  tags,
  hasOpenInvoice,
}: ReceiptInput): Decision<'notAdmin' | 'nothingPending'> {
  if (!user.customerAdmin && !user.customerSuperAdmin) return refused('notAdmin')
  const isDelinquent = tags.some(({ name }) => name === DELINQUENT_TAG)
  return isDelinquent || hasOpenInvoice ? allowed : refused('nothingPending')
}
