import type { AccessUser } from '@tramite/core/access'
import { allowed, type Decision, refused } from '@tramite/core/decision'
import { isCustomerAdmin } from '@tramite/core/users'

/** A part of a customer's data with its own rule for who may edit it. */
export type CustomerPart = 'data' | 'legalRepresentative'

/**
 * Whether a user may change their customer. The form of the customer's data is shown to every user and
 * the specification names no role for it; its legal representative is named by its admins. What only the
 * firm writes, such as the state of the contract, is not part of it.
 */
export function evaluateCustomerEdit(part: CustomerPart, user: AccessUser): Decision<'notAdmin'> {
  return part === 'data' || isCustomerAdmin(user) ? allowed : refused('notAdmin')
}
