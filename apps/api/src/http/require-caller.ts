import type { CustomerPrincipal, Principal } from '../db/principal.ts'
import { Problem } from './problem.ts'

/**
 * The caller as a user of a customer.
 * @throws Problem 403 for the firm's people
 */
export function requireCustomer(principal: Principal): CustomerPrincipal {
  if (principal.staff) throw new Problem(403, 'CUSTOMER_ONLY')
  return principal
}

/**
 * The business that a user acts in: the active one, otherwise their first.
 * @throws Problem 403 for a user without one
 */
export function requireBusiness(principal: CustomerPrincipal, businessId: string | null): string {
  const chosen = businessId ?? principal.businessIds[0]
  if (chosen === undefined) throw new Problem(403, 'NO_BUSINESS')
  return chosen
}
