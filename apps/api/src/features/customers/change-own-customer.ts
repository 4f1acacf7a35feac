import type { CustomerPrincipal, Principal } from '../../db/principal.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { evaluateCustomerEdit } from './customer-edit.rules.ts'
import type { CustomerRow } from './customers.store.ts'

/**
 * The user of a customer who may change a part of its data.
 * @throws Problem 403
 */
export function requireEditor(
  part: Parameters<typeof evaluateCustomerEdit>[0],
  principal: Principal,
): CustomerPrincipal {
  if (principal.staff) throw new Problem(403, 'CUSTOMER_ONLY')
  if (!evaluateCustomerEdit(part, principal).allowed) throw new Problem(403, 'ADMIN_ONLY')
  return principal
}

/**
 * The customer that a command answered.
 * @throws Problem 404
 */
export const onlyCustomer = (row: CustomerRow | undefined): CustomerRow => {
  if (!row) throw notFound()
  return row
}
