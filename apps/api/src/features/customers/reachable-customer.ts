import type { Principal } from '../../db/principal.ts'
import { notFound } from '../../http/problem.ts'
import type { CustomerRow } from './customers.store.ts'

/**
 * The customer of a look-up, when the principal reaches it: users their own, staff every one.
 * @throws Problem 404, the same for unknown and foreign ones
 */
export function requireReachable(rows: readonly CustomerRow[], principal: Principal): CustomerRow {
  const [customer] = rows
  if (!customer || !(principal.staff || principal.customerId === customer.id)) throw notFound()
  return customer
}
