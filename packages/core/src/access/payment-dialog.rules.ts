import {
  type AccessUser,
  type NoticeAudience,
  type PaymentTarget,
  toNoticeAudience,
  toPaymentTarget,
} from './access.rules.ts'

/** The tag of a delinquent customer. Specification §3. */
export const DELINQUENT_TAG = 'Inadimplente'

/** Where the dialog stays away, so that the invoice can be paid. Specification §4. */
const FINANCIAL_PATH = '/financial'

/** Whether the blocking payment dialog shows, to whom it speaks and where it lets them pay. */
export type PaymentDialogDecision =
  | { readonly shown: false }
  | {
      readonly shown: true
      readonly audience: NoticeAudience
      /** Null for users who are only told whom to ask. */
      readonly payment: PaymentTarget | null
    }

/**
 * Whether the blocking payment dialog shows: for every user of a customer that carries the tag
 * 'Inadimplente', everywhere but on '/financial'. Specification §4.
 * @param tags the customer's tags
 * @param path path of the page
 */
export function evaluatePaymentDialog(
  tags: readonly { readonly name: string }[],
  user: AccessUser,
  path: string,
): PaymentDialogDecision {
  if (path === FINANCIAL_PATH || !tags.some(({ name }) => name === DELINQUENT_TAG)) {
    return { shown: false }
  }
  return { shown: true, audience: toNoticeAudience(user), payment: toPaymentTarget(user) }
}
