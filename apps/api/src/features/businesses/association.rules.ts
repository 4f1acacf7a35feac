import { allowed, type Decision, refused } from '@tramite/core/decision'

/** The user whose association with a business changes. */
interface AssociatedUser {
  readonly id: string
  /** Null for the firm's staff. */
  readonly customerId: string | null
}

/** Why an association does not change. */
export type AssociationRefusal = 'self' | 'otherCustomer'

/**
 * Whether a user may be given or taken a business: users of its customer only, and nobody changes
 * their own.
 */
export function evaluateAssociation(
  user: AssociatedUser,
  business: { readonly customerId: string },
  viewer: { readonly userId: string },
): Decision<AssociationRefusal> {
  if (user.id === viewer.userId) return refused('self')
  return user.customerId === business.customerId ? allowed : refused('otherCustomer')
}
