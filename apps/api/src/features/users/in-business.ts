import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { businesses, businessUsers } from '../../tables/businesses.table.ts'
import { users } from '../../tables/users.table.ts'

/** Whether a user has access to a business: super admins of its customer, and users associated with it. */
export const inBusiness = (businessId: SQLWrapper | string): SQL =>
  sql`exists (select from ${businesses}
    where ${businesses.id} = ${businessId}::uuid
      and ${businesses.customerId} = ${users.customerId}
      and (${users.customerSuperAdmin} or exists (select from ${businessUsers}
        where ${businessUsers.businessId} = ${businesses.id}
          and ${businessUsers.userId} = ${users.id})))`
