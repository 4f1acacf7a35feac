import type { AccessUser } from '../access/access.rules.ts'
import { DELINQUENT_TAG } from '../access/payment-dialog.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** What the firm says of a proof of payment; `received` until it has looked at it. */
export type ReceiptStatus = 'received' | 'accepted' | 'refused'

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

const receiptTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png']

/**
 * Whether a file can be a proof of payment: what banks give, and what people photograph.
 * @param contentType by the bytes of the file, see `recogniseFile`
 */
export function evaluateReceiptFile(contentType: string | null): Decision<'notReceipt'> {
  return contentType !== null && receiptTypes.includes(contentType)
    ? allowed
    : refused('notReceipt')
}

/** A proof of payment before the firm says something of it. */
export interface ReviewedReceipt {
  readonly status: ReceiptStatus
  /** Whether it took the tag 'Inadimplente' off when it came. */
  readonly released: boolean
}

/**
 * What becomes of the tag 'Inadimplente' by what the firm says of a proof of payment: it returns with a
 * refusal, and goes with an acceptance where the proof had not released the customer, or no longer did.
 * An accepted proof that had released the customer leaves a tag that was set since, for another debt.
 */
export function toTagAfterReview(
  before: ReviewedReceipt,
  status: 'accepted' | 'refused',
): 'put' | 'take' | 'leave' {
  if (status === 'refused') return before.status === 'refused' ? 'leave' : 'put'
  if (before.status === 'accepted') return 'leave'
  return before.status === 'refused' || !before.released ? 'take' : 'leave'
}
