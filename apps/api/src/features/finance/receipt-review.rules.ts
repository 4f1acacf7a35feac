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
  /** Whether it removed the tag 'Inadimplente' when it was sent. */
  readonly released: boolean
}

/**
 * What happens to the tag 'Inadimplente' after the firm's decision on a proof of payment: a refusal
 * restores it; an acceptance removes it if the proof had not released the customer, or no longer did. If
 * the accepted proof had released the customer, a tag that was set since, for another debt, remains.
 */
export function toTagAfterReview(
  before: ReviewedReceipt,
  status: 'accepted' | 'refused',
): 'put' | 'take' | 'leave' {
  if (status === 'refused') return before.status === 'refused' ? 'leave' : 'put'
  if (before.status === 'accepted') return 'leave'
  return before.status === 'refused' || !before.released ? 'take' : 'leave'
}
