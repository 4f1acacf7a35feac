import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../../tables/users.table.ts'

/** Of some ids, those of active users of a customer. */
export const selectUserIdsOf = (customerId: string, ids: readonly string[]) =>
  toCommand(
    build
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          isNotNull(users.customerId),
          eq(users.customerId, customerId),
          eq(users.status, 'ACTIVE'),
          inArray(users.id, [...ids]),
        ),
      ),
  )
