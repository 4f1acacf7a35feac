import { FINANCIAL_PATH, isPage } from '../portal-paths.ts'
import {
  type AccessUser,
  type NoticeAudience,
  type PaymentTarget,
  toNoticeAudience,
  toPaymentTarget,
} from './access.rules.ts'

/** The tag that marks a customer as delinquent. */
export const DELINQUENT_TAG = 'Inadimplente'

/** Whether the blocking payment dialog is shown, whom it addresses and where it lets them pay. */
export type PaymentDialogDecision =
  | { readonly shown: false }
  | {
      readonly shown: true
      readonly audience: NoticeAudience
      /** Null for users who cannot pay: they are shown whom to ask. */
      readonly payment: PaymentTarget | null
    }

/** What dismisses the dialog: going to pay, or a proof of payment that was stored. */
export type PaymentDismissal = 'payNow' | 'receiptSent'

/**
 * The customer's delinquency tag, if set. Once removed and set again it has a new id, so a dismissal tied
 * to the id does not carry over.
 */
export function findDelinquency<Tag extends { readonly name: string }>(
  tags: readonly Tag[],
): Tag | undefined {
  return tags.find(({ name }) => name === DELINQUENT_TAG)
}

/** What keeps the payment dialog from a delinquent customer's user. */
export interface PaymentDialogState {
  /** Whether the contract leaves anything to see; without it neither paying nor a proof opens the portal again. */
  readonly visible?: boolean
  /** It was dismissed for this very tag since the page was loaded; a reload forgets it. */
  readonly isDismissed?: boolean
}

/**
 * Whether the blocking payment dialog is shown: to every user of a customer tagged 'Inadimplente', on every
 * page except '/financial', unless the contract hides everything.
 * @param tags the customer's tags
 * @param path path of the page
 */
export function evaluatePaymentDialog(
  tags: readonly { readonly name: string }[],
  user: AccessUser,
  path: string,
  { visible = true, isDismissed = false }: PaymentDialogState = {},
): PaymentDialogDecision {
  const isKept = !visible || isDismissed || isPage(path, FINANCIAL_PATH)
  if (isKept || !findDelinquency(tags)) return { shown: false }
  return { shown: true, audience: toNoticeAudience(user), payment: toPaymentTarget(user) }
}
