import { type AccessUser, findDelinquency } from '../access/index.ts'
import { isCustomerAdmin } from '../customer-admin.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { findLastReview, type ReviewedProof } from './receipt-state.rules.ts'

/** What decides whether a proof of payment is accepted. */
export interface ReceiptInput {
  readonly user: AccessUser
  /** Tags of the user's customer, and since when it has each. */
  readonly tags: readonly { readonly name: string; readonly createdAt: string }[]
  readonly hasOpenInvoice: boolean
  /** The customer's earlier proofs, newest first. */
  readonly receipts: readonly ReviewedProof[]
}

/** What a proof of payment does for a delinquent customer; for another, neither. */
export interface ReceiptEffect {
  /** It opens access at once. */
  readonly releases: boolean
  /** Access opens when the firm accepts it. */
  readonly waits: boolean
}

/**
 * Whether a user may send a proof of payment: an admin, while there is something to prove. It releases a
 * delinquent customer at once; after the firm has refused one, the next waits for the firm's review, since
 * otherwise any file would keep access open for ever.
 */
export function evaluateReceipt({
  user,
  tags,
  hasOpenInvoice,
  receipts,
}: ReceiptInput): Decision<'notAdmin' | 'nothingPending', ReceiptEffect> {
  if (!isCustomerAdmin(user)) return refused('notAdmin')
  const tag = findDelinquency(tags)
  const isDelinquent = tag !== undefined
  if (!isDelinquent && !hasOpenInvoice) return refused('nothingPending')
  const followsRefusal = findLastReview(receipts, tag?.createdAt)?.status === 'refused'
  return {
    ...allowed,
    releases: isDelinquent && !followsRefusal,
    waits: isDelinquent && followsRefusal,
  }
}
