/** The firm's decision on a proof of payment; `received` until it has checked it. */
type ReceiptStatus = 'received' | 'accepted' | 'refused'

/** A proof of payment before the firm's decision. */
interface ReviewedReceipt {
  readonly status: ReceiptStatus
  /** Whether the tag 'Inadimplente' was removed for it: when it was sent, or accepted. */
  readonly released: boolean
  readonly createdAt: string
  /** When the firm last refused this proof, or an earlier one of the customer, which restored the tag. */
  readonly tagReturnedAt: string | null
  /** Since when the customer has the tag; null without it. */
  readonly tagSetAt: string | null
}

/**
 * What happens to the tag 'Inadimplente' after the firm's decision on a proof of payment: a refusal
 * restores it if it was removed for this proof, so that nobody becomes delinquent by a proof that was sent
 * ahead of time; an acceptance removes it unless the proof has removed it already. A tag that was set since
 * the proof was sent, for another debt, remains; what the refusal of this proof or of an earlier one put back is this one's too.
 */
export function toTagAfterReview(
  { status: before, released, createdAt, tagReturnedAt, tagSetAt }: ReviewedReceipt,
  status: 'accepted' | 'refused',
): 'put' | 'take' | 'leave' {
  if (before === status) return 'leave'
  if (status === 'refused') return released ? 'put' : 'leave'
  const hasWaited = before === 'refused' || !released
  const until = tagReturnedAt !== null && tagReturnedAt > createdAt ? tagReturnedAt : createdAt
  return hasWaited && tagSetAt !== null && tagSetAt <= until ? 'take' : 'leave'
}
