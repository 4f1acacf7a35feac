import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { toObjects } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { cursorInstant } from '../../http/cursor.ts'
import { listBy, type PageStart } from '../../http/page.ts'
import { businesses, businessUsers } from '../../tables/businesses.table.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { userRemovals } from '../../tables/user-removals.table.ts'
import { users } from '../../tables/users.table.ts'

/** Hides a user and hands their responsibilities over to the heir, see `people.sql`. */
export const removeUser = (
  id: string,
  heirs: { readonly heirId: string; readonly privateHeirId: string | null },
  now: Date,
) =>
  sqlCommand(
    sql`select app_remove_user(${id}::uuid, ${heirs.heirId}::uuid, ${heirs.privateHeirId}::uuid,
      ${now.toISOString()}::timestamptz)`,
    () => undefined,
    'remove_user',
  )

/**
 * Businesses of a user's public demands that an heir has no access to, and would join with the demands, by name;
 * a super admin has access to all of them.
 */
export const selectHeirBusinesses = (id: string, heirId: string) =>
  sqlCommand(
    sql`select b.id, b.name from ${businesses} b
      where exists (select from ${demands} where ${demands.businessId} = b.id
          and ${demands.userId} = ${id}::uuid and not ${demands.private})
        and not exists (select from ${businessUsers} where ${businessUsers.businessId} = b.id
          and ${businessUsers.userId} = ${heirId}::uuid)
        and not exists (select from ${users} where ${users.id} = ${heirId}::uuid and ${users.customerSuperAdmin})
      order by b.name, b.id`,
    toObjects<{ readonly id: string; readonly name: string }>,
    'heir_businesses',
  )

/**
 * Whether a user has demands that exist for the principal, their own or assigned to them: those for everybody,
 * and private ones.
 */
export const hasDemands = (id: string) => {
  const having = (condition: SQL) => sql`exists (select from ${demands} where ${condition}
    and (${demands.userId} = ${id}::uuid or ${demands.backofficeUserId} = ${id}::uuid))`
  return sqlCommand(
    sql`select ${having(sql`not ${demands.private}`)}, ${having(sql`${demands.private}`)}`,
    ({ rows: [row] }) => ({ open: row?.[0] === true, private: row?.[1] === true }),
    'has_demands',
  )
}

/** Whether private demands of a removed user of the principal's customer have no new owner. */
export const selectPrivateWait = (id: string) =>
  sqlCommand(
    sql`select app_private_demands_wait(${id}::uuid)`,
    ({ rows }) => rows[0]?.[0] === true,
    'private_wait',
  )

/** Gives the private demands that a removed user created to another user. */
export const handPrivateOver = (id: string, heirId: string) =>
  sqlCommand(
    sql`select app_hand_private_over(${id}::uuid, ${heirId}::uuid)`,
    () => undefined,
    'hand_private_over',
  )

/** Restores a removed user; staff only. False if somebody has done it already. */
export const restoreUser = (id: string) =>
  sqlCommand(
    sql`select app_restore_user(${id}::uuid)`,
    ({ rows }) => rows[0]?.[0] === true,
    'restore_user',
  )

/** The record of a removal that the principal may see. */
export const selectRemoval = (id: string) =>
  toCommand(build.select().from(userRemovals).where(eq(userRemovals.userId, id)))

const waiting = sql<number>`(select count(*) from ${demands}
  where ${demands.private} and ${demands.userId} = ${userRemovals.userId})`

/** The removals of a page, the latest first, and one more when there is one; and how many there are. */
export function selectRemovals({ limit, offset, after }: PageStart) {
  const page = build
    .select({
      id: userRemovals.userId,
      customerId: userRemovals.customerId,
      customerName: customers.name,
      name: userRemovals.name,
      email: userRemovals.email,
      removedAt: userRemovals.removedAt,
      removedBy: userRemovals.removedBy,
      removedByName: userRemovals.removedByName,
      heirId: userRemovals.heirId,
      heirName: userRemovals.heirName,
      privateDemands: waiting,
    })
    .from(userRemovals)
    .leftJoin(customers, eq(customers.id, userRemovals.customerId))
    .where(behind(after, 'desc', userRemovals.removedAt, userRemovals.userId))
    .orderBy(desc(userRemovals.removedAt), desc(userRemovals.userId))
    .limit(limit + 1)
    .offset(offset)
  return [toCommand(page), countRows(userRemovals)] as const
}

/** Maximum number of removed users in one answer whose private demands have no new owner. */
const WAITING_SHOWN = 100

/** Removals of the principal's customer whose private demands have no new owner, the first ones first. */
export const selectWaitingRemovals = () =>
  toCommand(
    build
      .select({
        id: userRemovals.userId,
        name: userRemovals.name,
        removedAt: userRemovals.removedAt,
        removedBy: userRemovals.removedBy,
        removedByName: userRemovals.removedByName,
      })
      .from(userRemovals)
      .where(sql`app_private_demands_wait(${userRemovals.userId})`)
      .orderBy(userRemovals.removedAt, userRemovals.userId)
      .limit(WAITING_SHOWN),
  )

/** Removals, the latest first. */
export const removalList = listBy('removals', 'removedAt', cursorInstant)

/** Users who were removed before an instant, for the job that forgets them. */
export const selectRemovedBefore = (at: string) =>
  toCommand(
    build
      .select({ id: userRemovals.userId })
      .from(userRemovals)
      .where(sql`${userRemovals.removedAt} <= ${at}::timestamptz`),
  )

/** Permanently deletes a removed user, with all that is only theirs. */
export const eraseUser = (id: string) =>
  toCommand(build.delete(users).where(and(eq(users.id, id), sql`${users.removedAt} is not null`)))
