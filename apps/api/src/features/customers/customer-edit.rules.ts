import type { AccessUser } from '@tramite/core/access'
import { allowed, type Decision, refused } from '@tramite/core/decision'
import { isCustomerAdmin } from '@tramite/core/users'

/** A part of a customer's data with its own rule for who may edit it. */
export type CustomerPart = 'data' | 'legalRepresentative'

/**
 * Whether a user may change their customer. Every user may change its data, because the specification shows
 * the form to all and names no role for it; only admins may change its legal representative. What only the
 * firm changes, such as the state of the contract, is not part of it.
 */
export function evaluateCustomerEdit(part: CustomerPart, user: AccessUser): Decision<'notAdmin'> {
  return part === 'data' || isCustomerAdmin(user) ? allowed : refused('notAdmin')
}
