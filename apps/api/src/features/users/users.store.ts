import type { components } from '@tramite/core/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Rows } from '../../db/command.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { selectCustomerOf, selectCustomerTagsOf, toCustomer } from '../customers/customers.store.ts'
import { users } from './users.table.ts'

export type User = components['schemas']['User']
export type UserSummary = components['schemas']['UserSummary']

const selectUser = build
  .select()
  .from(users)
  .where(eq(users.id, sql.placeholder('id')))
  .prepare('select_user')

/** The commands that `toUser` needs, in its order. */
export function userCommands(id: string) {
  return [toCommand(selectUser, { id }), selectCustomerOf(id), selectCustomerTagsOf(id)] as const
}

type Answer<T extends { read: (rows: Rows) => unknown }> = ReturnType<T['read']>
type Commands = ReturnType<typeof userCommands>

/** The signed-in user as the contract shows them, with their customer. */
export function toUser(
  [user]: Answer<Commands[0]>,
  [customer]: Answer<Commands[1]>,
  tags: Answer<Commands[2]>,
): User | undefined {
  if (!user) return undefined
  const { occupation, ...shown } = user
  return {
    ...shown,
    customFields: { occupation },
    Customer: customer ? toCustomer(customer, tags) : null,
  }
}

const summary = {
  id: users.id,
  name: users.name,
  email: users.email,
  type: users.type,
  occupation: users.occupation,
}
const active = eq(users.status, 'ACTIVE')
// Row-level security leaves a customer's user their own colleagues; staff get the firm's people.
const colleagues = and(
  active,
  sql`${users.customerId} is not distinct from (select app_customer())`,
)

/** A page of the colleagues of the principal, by name. */
export function selectColleagues(limit: number, offset: number) {
  return toCommand(
    build
      .select(summary)
      .from(users)
      .where(colleagues)
      .orderBy(asc(users.name), asc(users.id))
      .limit(limit)
      .offset(offset),
  )
}

/** How many colleagues there are. */
export function countColleagues() {
  return sqlCommand(
    sql`select count(*) from ${users} where ${colleagues}`,
    ({ rows }) => (rows[0]?.[0] as number | undefined) ?? 0,
    'count_colleagues',
  )
}

const colleagueIds = build
  .select({ id: users.id })
  .from(users)
  .where(and(colleagues, sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`))
  .prepare('select_colleague_ids')

/** Of some ids, those of active users of the principal's customer. */
export const selectColleagueIds = (ids: readonly string[]) => toCommand(colleagueIds, { ids })

/** A person of the firm by id. */
export function selectStaff(id: string) {
  return toCommand(
    build
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.id, id), eq(users.type, 'BACKOFFICE'), isNull(users.customerId), active)),
  )
}
