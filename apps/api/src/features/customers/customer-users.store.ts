import { and, asc, eq, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../../tables/users.table.ts'

const named = { id: users.id, name: users.name }
const byName = [asc(users.nameOrder), asc(users.id)] as const

const references = build
  .select(named)
  .from(users)
  .where(and(sql`${users.customerId} = (select app_customer())`, eq(users.status, 'ACTIVE')))
  .orderBy(...byName)
  .prepare('select_customer_users')

/** The active users of the principal's customer, by name. */
export const selectCustomerUsers = () => toCommand(references)

/** The active users of a customer, by name. */
export const selectUsersOf = (customerId: string) =>
  toCommand(
    build
      .select(named)
      .from(users)
      .where(and(eq(users.customerId, customerId), eq(users.status, 'ACTIVE')))
      .orderBy(...byName),
  )
