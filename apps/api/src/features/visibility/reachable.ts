import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether the principal of the transaction reaches the rows of a customer: staff reach those of every
 * customer, a user those of their own. The row-level policies have the same rule.
 * @param customerId the column that holds the customer
 */
export const reachable = (customerId: SQLWrapper): SQL =>
  sql`((select app_staff()) or ${customerId} = (select app_customer()))`
