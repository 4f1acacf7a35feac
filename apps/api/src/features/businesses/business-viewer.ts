import { message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import type { AssociationRefusal } from './association.rules.ts'
import type { BusinessDeletionRefusal } from './business-deletion.rules.ts'

/** Who looks at businesses: the firm's staff, or a customer's user. */
export type BusinessViewer =
  | { readonly kind: 'staff'; readonly userId: string }
  | {
      readonly kind: 'customer'
      readonly userId: string
      readonly customerId: string
      readonly customerSuperAdmin: boolean
    }

/** The viewer of businesses in the terms of the rules. */
export function toBusinessViewer(principal: Principal): BusinessViewer {
  if (principal.staff) return { kind: 'staff', userId: principal.userId }
  const { userId, customerId, customerSuperAdmin } = principal
  return { kind: 'customer', userId, customerId, customerSuperAdmin }
}

/** The facts that decide who sees a business. */
interface SeenBusiness {
  readonly customerId: string
  /** The users that are associated with it. */
  readonly userIds: readonly string[]
}

/**
 * Whether a business exists for somebody: a super admin sees all businesses of the customer, other
 * users those that they are associated with, staff all.
 */
export function canSeeBusiness(business: SeenBusiness, viewer: BusinessViewer): boolean {
  if (viewer.kind === 'staff') return true
  if (viewer.customerId !== business.customerId) return false
  return viewer.customerSuperAdmin || business.userIds.includes(viewer.userId)
}

/** The message of a refusal by a rule of businesses. */
export const businessRefusalText = (reason: AssociationRefusal | BusinessDeletionRefusal): string =>
  message(`businesses.refused.${reason}`)
