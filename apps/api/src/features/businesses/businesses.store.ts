import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../users/users.table.ts'
import { businesses, businessUsers } from './businesses.table.ts'

const { customerId: _, ...shown } = getTableColumns(businesses)

const associated = sql`exists (select from ${businessUsers}
  where ${businessUsers.businessId} = ${businesses.id} and ${businessUsers.userId} = (select app_user()))`
const bySuperAdmin = sql`(${sql.placeholder('includeAll')}::boolean and exists (select from ${users}
  where ${users.id} = (select app_user()) and ${users.customerSuperAdmin}))`

const list = build
  .select(shown)
  .from(businesses)
  .where(
    and(
      sql`${businesses.customerId} = (select app_customer())`,
      sql`(${associated} or ${bySuperAdmin})`,
    ),
  )
  .orderBy(sql`fold_text(${businesses.name}) collate "C"`, asc(businesses.id))
  .prepare('select_businesses')

/**
 * The businesses that the principal is associated with, by name.
 * @param includeAll every business of the customer, when the principal is a super admin
 */
export const selectBusinesses = (includeAll: boolean) => toCommand(list, { includeAll })

const members = build
  .select({ businessId: businessUsers.businessId, id: users.id, name: users.name })
  .from(businessUsers)
  .innerJoin(users, eq(users.id, businessUsers.userId))
  .where(
    and(
      sql`${businessUsers.customerId} = (select app_customer())`,
      sql`${users.customerId} = (select app_customer())`,
      eq(users.status, 'ACTIVE'),
    ),
  )
  .orderBy(sql`fold_text(${users.name}) collate "C"`, asc(users.id))
  .prepare('select_business_members')

/** Who is associated with which business of the principal's customer, by name. */
export const selectMembers = () => toCommand(members)
