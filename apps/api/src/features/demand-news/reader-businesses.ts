import { sql } from 'drizzle-orm'

/**
 * The businesses that a selected user is associated with. Written out, since drizzle leaves the
 * tables' names away in the fields of a select from one table.
 */
export const businessIdsOf = sql<string[]>`array(select bu.business_id from business_users bu
  where bu.user_id = users.id)`
