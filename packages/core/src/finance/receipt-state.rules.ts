import { receiptMessages as texts } from '../messages/receipts.ts'
import type { Receipt } from './finance.types.ts'

/**
 * Where a proof of payment stands for who sent it: `underReview` while access is open meanwhile,
 * `waiting` where access returns only with the firm's word.
 */
export type ReceiptState = 'underReview' | 'waiting' | 'accepted' | 'refused'

/** A proof of payment with its state and the word for it. */
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

/** Where a proof of payment stands, and how that is said. */
export function toReceiptState({
  status,
  released,
}: Pick<Receipt, 'status' | 'released'>): StatedReceipt {
  const received = released ? 'underReview' : 'waiting'
  const state = status === 'received' ? received : status
  return { state, text: stateTexts[state] }
}

/**
 * The proof of payment that keeps access closed, the newest: it was refused, or waits for the firm after one that
 * was. Null where the next proof opens access at once.
 * @param receipts all of them, newest first
 */
export function toClosingReceipt(
  receipts: readonly Pick<Receipt, 'status' | 'released' | 'note'>[],
): { readonly state: 'waiting' | 'refused'; readonly note: string | null } | null {
  const [newest] = receipts
  if (!newest) return null
  const { state } = toReceiptState(newest)
  return state === 'waiting' || state === 'refused' ? { state, note: newest.note } : null
}

/**
 * What the firm said last of a customer's proofs of payment, see `evaluateReceipt`.
 * @param receipts all of them, in any order
 */
export function toLastReview(
  receipts: readonly Pick<Receipt, 'status' | 'updatedAt'>[],
): 'accepted' | 'refused' | null {
  let last: { readonly review: 'accepted' | 'refused'; readonly at: string } | null = null
  for (const { status, updatedAt } of receipts) {
    if (status === 'received' || (last && last.at >= updatedAt)) continue
    last = { review: status, at: updatedAt }
  }
  return last?.review ?? null
}
