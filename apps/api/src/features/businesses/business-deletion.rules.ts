import { allowed, type Decision, refused } from '@tramite/core/decision'

/** What would be deleted with a business. */
interface BusinessUse {
  readonly hasDemands: boolean
  readonly hasDocuments: boolean
  /** The customer has no other one. */
  readonly isLast: boolean
}

/** Why a business is not deleted. */
export type BusinessDeletionRefusal = 'hasDemands' | 'hasDocuments' | 'isLast'

/**
 * Whether a business may be deleted: not while it has demands or documents, and a customer keeps at least
 * one, since without any its users see nothing and cannot ask for a new one. Staff may delete the last
 * one too.
 */
export function evaluateBusinessDeletion(
  use: BusinessUse,
  viewer: { readonly kind: 'staff' | 'customer' },
): Decision<BusinessDeletionRefusal> {
  if (use.hasDemands) return refused('hasDemands')
  if (use.hasDocuments) return refused('hasDocuments')
  return use.isLast && viewer.kind === 'customer' ? refused('isLast') : allowed
}
