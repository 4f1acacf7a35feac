import { type CivilDate, civilDateFrom } from '../calendar/index.ts'
import { receiptMessages as texts } from '../messages/receipts.ts'
import type { Receipt } from './finance.types.ts'
import { matchProofs, type ProvableInvoice, type SentProof } from './proved-invoices.rules.ts'

/**
 * The state of a proof of payment for its sender: `underReview` while access is open in the meantime,
 * `waiting` where access returns only after the firm's review.
 */
export type ReceiptState = 'underReview' | 'waiting' | 'accepted' | 'refused'

/** A proof of payment with its state and the text for it. */
export interface StatedReceipt {
  readonly state: ReceiptState
  readonly text: string
}

const stateTexts: Readonly<Record<ReceiptState, string>> = {
  underReview: texts['finance.receipt.underReview'],
  waiting: texts['finance.receipt.waiting'],
  accepted: texts['finance.receipt.accepted'],
  refused: texts['finance.receipt.refused'],
}

/**
 * The state of a proof of payment, and its text.
 * @param isClosed whether access is closed until the firm accepts a proof, see `evaluateReceipt`
 */
export function toReceiptState(
  { status, released }: Pick<Receipt, 'status' | 'released'>,
  isClosed: boolean,
): StatedReceipt {
  const received = isClosed && !released ? 'waiting' : 'underReview'
  const state = status === 'received' ? received : status
  return { state, text: stateTexts[state] }
}

/** A proof of payment that the firm has reviewed. */
type Review<R> = R & { readonly status: 'accepted' | 'refused' }

const isReviewed = <R extends Pick<Receipt, 'status'>>(receipt: R): receipt is Review<R> =>
  receipt.status !== 'received'

/** The fields of a proof of payment that tell what the firm decided, and when. */
export type ReviewedProof = Pick<Receipt, 'status' | 'billingId' | 'updatedAt'>

/**
 * The proof of payment that the firm reviewed last, whenever it was sent: it decides what the next one
 * does, see `evaluateReceipt`. A refused one is passed over if another of the same invoice was accepted,
 * because that invoice is proved; not if the firm set the tag 'Inadimplente' after it had accepted that one,
 * because the refusal then is about a debt that the acceptance does not cover. Undefined while there is none.
 * @param receipts all of them that were reviewed, and any others, newest first
 * @param tagSetAt since when the customer is delinquent; undefined if they are not
 */
export function findLastReview<R extends ReviewedProof>(
  receipts: readonly R[],
  tagSetAt: string | undefined,
): Review<R> | undefined {
  const reviews = receipts.filter(isReviewed)
  const isProved = (refusal: R) =>
    reviews.some(
      ({ status, billingId, updatedAt }) =>
        status === 'accepted' &&
        billingId !== null &&
        billingId === refusal.billingId &&
        !(tagSetAt !== undefined && updatedAt <= tagSetAt && tagSetAt <= refusal.updatedAt),
    )
  return reviews
    .filter((one) => one.status === 'accepted' || !isProved(one))
    .reduce<Review<R> | undefined>(
      (last, one) => (last && last.updatedAt >= one.updatedAt ? last : one),
      undefined,
    )
}

/** What is late. */
interface LatePayment {
  /** Since when, where that is known. */
  readonly lateSince: string | null
  /**
   * The customer's overdue invoices, null while they are not known; none where the firm says alone that something
   * is late.
   */
  readonly overdue: readonly ProvableInvoice[] | null
}

/**
 * The day on which the newest proof of a late payment was sent. Refused proofs do not count. Null if there is
 * none, if an overdue invoice has no proof (see `matchProofs`), and while the overdue invoices are not known.
 * Without overdue invoices every proof that was sent since the payment is late counts; if it is not known
 * since when, proofs that the firm has not reviewed. An accepted proof does not yet open what a late payment
 * closes: the firm confirms the payment.
 * @param receipts all of them, newest first
 */
export function toProofDay(
  receipts: readonly SentProof[],
  { lateSince, overdue }: LatePayment,
  timeZone: string,
): CivilDate | null {
  if (overdue === null) return null
  const dayOf = ({ createdAt }: SentProof) => civilDateFrom(createdAt, timeZone)
  const proofs = matchProofs(overdue, receipts, timeZone)
  if (proofs.size < overdue.length) return null
  const isOfLate = (one: SentProof) => {
    if (overdue.length > 0) return [...proofs.values()].includes(one)
    if (lateSince === null) return one.status === 'received'
    return one.status !== 'refused' && dayOf(one) >= civilDateFrom(lateSince, timeZone)
  }
  const newest = receipts.find(isOfLate)
  return newest ? dayOf(newest) : null
}

/**
 * The proof of payment that keeps access closed: the firm refused it last, or it was sent after that, or for the
 * same invoice, and awaits review. Null where the next proof opens access at once.
 * @param receipts all of them, newest first
 * @param tagSetAt since when the customer is delinquent: what was sent before, and after the last refusal, is
 *   of another debt
 */
export function toClosingReceipt(
  receipts: readonly (ReviewedProof & Pick<Receipt, 'released' | 'note' | 'createdAt'>)[],
  tagSetAt: string,
): { readonly state: 'waiting' | 'refused'; readonly note: string | null } | null {
  const last = findLastReview(receipts, tagSetAt)
  if (last?.status !== 'refused') return null
  const [newest = last] = receipts
  const isWaiting = (one: (typeof receipts)[number]) =>
    toReceiptState(one, true).state === 'waiting'
  const isOfTag = tagSetAt <= newest.createdAt || tagSetAt <= last.updatedAt
  const isOfSame = ({ billingId, createdAt }: (typeof receipts)[number]) =>
    billingId !== null && billingId === last.billingId && tagSetAt <= createdAt
  const waiting =
    isOfTag && isWaiting(newest) ? newest : receipts.find((one) => isWaiting(one) && isOfSame(one))
  return waiting ? { state: 'waiting', note: waiting.note } : { state: 'refused', note: last.note }
}
