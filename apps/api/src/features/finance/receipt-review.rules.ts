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
  /** The other proofs of the same invoice that were not refused; none if it names no invoice. */
  readonly others: readonly OtherProof[]
}

/** Another proof of payment of the same invoice. */
export interface OtherProof {
  readonly status: 'received' | 'accepted'
  /** Whether it was sent after this one, and so for every debt that this one was sent for. */
  readonly isLater: boolean
}

/**
 * What happens to the tag 'Inadimplente' after the firm's decision on a proof of payment: a refusal
 * restores it if it was removed for this proof, so that nobody becomes delinquent by a proof that was sent
 * ahead of time; an acceptance removes it unless the proof has removed it already. A tag that was set since
 * the proof was sent, for another debt, remains; what the refusal of this proof or of an earlier one put back is this one's too.
 * A refusal restores nothing if the firm has accepted a later proof of the same invoice: that one is enough.
 */
export function toTagAfterReview(
  { status: before, released, createdAt, tagReturnedAt, tagSetAt, others }: ReviewedReceipt,
  status: 'accepted' | 'refused',
): 'put' | 'take' | 'leave' {
  if (before === status) return 'leave'
  if (status === 'refused') {
    const isProved = others.some((other) => other.isLater && other.status === 'accepted')
    return released && !isProved ? 'put' : 'leave'
  }
  const hasWaited = before === 'refused' || !released
  const until = tagReturnedAt !== null && tagReturnedAt > createdAt ? tagReturnedAt : createdAt
  return hasWaited && tagSetAt !== null && tagSetAt <= until ? 'take' : 'leave'
}

/**
 * What a refusal tells beside its reason: nothing of an invoice, the invoice alone, or that another proof of it
 * waits for review or was accepted, so that no further one is asked for.
 */
export type RefusalNews = '' | 'Of' | 'Waits' | 'Accepted'

/**
 * What the refusal of a proof of payment tells. An earlier proof does not count if the refusal restored the tag
 * 'Inadimplente': accepting that one does not remove it, see `toTagAfterReview`.
 * @param tag what the refusal does to the tag
 */
export function toRefusalNews(
  { hasInvoice, others }: { hasInvoice: boolean; others: readonly OtherProof[] },
  tag: ReturnType<typeof toTagAfterReview>,
): RefusalNews {
  if (!hasInvoice) return ''
  const enough = others.filter(({ isLater }) => isLater || tag !== 'put')
  if (enough.some(({ status }) => status === 'accepted')) return 'Accepted'
  return enough.length > 0 ? 'Waits' : 'Of'
}
