import { allowed, type Decision, refused } from '@tramite/core/decision'

/** The user whose association with a business changes. */
interface AssociatedUser {
  readonly id: string
  /** Null for the firm's staff. */
  readonly customerId: string | null
  readonly status: 'ACTIVE' | 'BLOCKED'
}

/** Why an association does not change. */
export type AssociationRefusal = 'self' | 'otherCustomer' | 'blocked'

/**
 * Whether a business may be given to a user or taken from them: only users of its customer, and nobody
 * changes their own. A blocked user cannot be given one, but can lose one.
 */
export function evaluateAssociation(
  change: 'give' | 'take',
  user: AssociatedUser,
  business: { readonly customerId: string },
  viewer: { readonly userId: string },
): Decision<AssociationRefusal> {
  if (user.id === viewer.userId) return refused('self')
  if (user.customerId !== business.customerId) return refused('otherCustomer')
  return change === 'give' && user.status === 'BLOCKED' ? refused('blocked') : allowed
}
