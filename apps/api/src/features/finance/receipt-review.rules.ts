import { allowed, type Decision, refused } from '@tramite/core/decision'

/** What the firm says of a proof of payment; `received` until it has looked at it. */
type ReceiptStatus = 'received' | 'accepted' | 'refused'

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
interface ReviewedReceipt {
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
