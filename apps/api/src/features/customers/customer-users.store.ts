import { and, asc, eq, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../users/users.table.ts'

const references = build
  .select({ id: users.id, name: users.name })
  .from(users)
  .where(and(sql`${users.customerId} = (select app_customer())`, eq(users.status, 'ACTIVE')))
  .orderBy(sql`fold_text(${users.name}) collate "C"`, asc(users.id))
  .prepare('select_customer_users')

/** The active users of the principal's customer, by name. */
export const selectCustomerUsers = () => toCommand(references)
