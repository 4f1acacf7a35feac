import { allowed, type Decision, refused } from '../decision.ts'

/** Who looks at businesses: the firm's staff, or a customer's user. */
export type BusinessViewer =
  | { readonly kind: 'staff'; readonly userId: string }
  | {
      readonly kind: 'customer'
      readonly userId: string
      readonly customerId: string
      readonly customerSuperAdmin: boolean
    }

/** What decides who sees a business. */
export interface SeenBusiness {
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

/** Whether somebody may create, change and delete businesses and say whose they are. */
export function evaluateBusinessManagement(viewer: BusinessViewer): Decision<'notSuperAdmin'> {
  return viewer.kind === 'staff' || viewer.customerSuperAdmin ? allowed : refused('notSuperAdmin')
}
