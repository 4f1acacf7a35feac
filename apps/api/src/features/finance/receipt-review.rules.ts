import { allowed, type Decision, refused } from '@tramite/core/decision'

/** The firm's decision on a proof of payment; `received` until it has checked it. */
type ReceiptStatus = 'received' | 'accepted' | 'refused'

const receiptTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png']

/**
 * Whether a file can be a proof of payment: the formats of banks and of photographs.
 * @param contentType by the bytes of the file, see `recogniseFile`
 */
export function evaluateReceiptFile(contentType: string | null): Decision<'notReceipt'> {
  return contentType !== null && receiptTypes.includes(contentType)
    ? allowed
    : refused('notReceipt')
}

/** A proof of payment before the firm's decision. */
interface ReviewedReceipt {
  readonly status: ReceiptStatus
  /** Whether the tag 'Inadimplente' was removed for it: when it was sent, or accepted. */
  readonly released: boolean
  /** Whether the firm's last decision on a proof of the customer was a refusal: further proofs wait for it. */
  readonly followsRefusal: boolean
}

/**
 * What happens to the tag 'Inadimplente' after the firm's decision on a proof of payment: a refusal
 * restores it if it was removed for this proof, so that nobody becomes delinquent by a proof that was sent
 * ahead of time; after a refusal, an acceptance removes it unless the proof has removed it already. A tag that
 * was set since the proof was sent, for another debt, remains.
 */
export function toTagAfterReview(
  before: ReviewedReceipt,
  status: 'accepted' | 'refused',
): 'put' | 'take' | 'leave' {
  if (before.status === status) return 'leave'
  if (status === 'refused') return before.released ? 'put' : 'leave'
  const hasWaited = before.status === 'refused' || !before.released
  return before.followsRefusal && hasWaited ? 'take' : 'leave'
}
