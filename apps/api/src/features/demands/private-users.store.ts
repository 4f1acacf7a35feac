import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../../tables/users.table.ts'

const activeOf = (customerId: string, ids: readonly string[]) =>
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
    )

/** Of some ids, those of active users of a customer. */
export const selectUserIdsOf = (customerId: string, ids: readonly string[]) =>
  toCommand(activeOf(customerId, ids))

/** The same, whom nobody removes until the transaction ends. */
export const holdUserIdsOf = (customerId: string, ids: readonly string[]) =>
  toCommand(activeOf(customerId, ids).orderBy(asc(users.id)).for('key share'))

/** Has nobody remove these users until the transaction ends. Before any demand or reminder, as who removes somebody does. */
export const holdUsers = (ids: readonly string[]) =>
  toCommand(
    build
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [...ids]))
      .orderBy(asc(users.id))
      .for('key share'),
  )
