import { type Decision, refused } from '../decision.ts'
import { evaluateLink } from '../links/index.ts'
import type { Popup } from './promotions.types.ts'

/** Input of the decision about the popup. */
export interface PopupInput {
  /** The popup of today; null when there is none. */
  readonly popup: Popup | null
  /** Whether the user has closed or followed it; undefined while that is not known. */
  readonly isViewed: boolean | undefined
  /** Null without a session. */
  readonly user: { readonly customerAdmin: boolean } | null
  /** Null for staff, who have no customer. */
  readonly customer: { readonly isChurn: boolean } | null
  /** Whether the blocking payment dialog is open; nothing may open below it. */
  readonly isPaymentDialogOpen: boolean
}

/** Why the popup is not shown, or not yet. */
export type PopupRefusal = 'noSession' | 'notAdmin' | 'churned' | 'none' | 'viewed' | 'waiting'

/** What is shown of a popup. */
export interface ShownPopup {
  readonly popup: Popup
  /** What a click opens in a new tab, after marking the popup viewed; null for nothing. */
  readonly href: string | null
  /** Null for no image. */
  readonly image: string | null
}

/**
 * Whether a user may get popups at all: admins of customers that have not churned. Only the admin flag
 * counts, not that of a super admin, and only the churn flag, not its date.
 */
export function evaluatePopupAudience({
  user,
  customer,
}: Pick<PopupInput, 'user' | 'customer'>): Decision<'noSession' | 'notAdmin' | 'churned'> {
  if (user === null) return refused('noSession')
  if (customer === null || !user.customerAdmin) return refused('notAdmin')
  return customer.isChurn ? refused('churned') : { allowed: true }
}

/**
 * Whether the popup is shown: to its audience, until they have viewed it, and not while the payment dialog is
 * open. Its link and picture are used only if they are https or of this origin.
 */
export function evaluatePopup(input: PopupInput): Decision<PopupRefusal, ShownPopup> {
  const { popup, isViewed, isPaymentDialogOpen } = input
  const audience = evaluatePopupAudience(input)
  if (!audience.allowed) return audience
  if (popup === null) return refused('none')
  if (isViewed) return refused('viewed')
  if (isPaymentDialogOpen || isViewed === undefined) return refused('waiting')
  const link = evaluateLink(popup.link)
  const image = evaluateLink(popup.img)
  return {
    allowed: true,
    popup,
    href: link.allowed ? link.href : null,
    image: image.allowed ? image.href : null,
  }
}
