import type { components } from '@tramite/core/contract'
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { businesses, businessUsers } from '../../tables/businesses.table.ts'
import { users } from '../../tables/users.table.ts'
import { reachable } from '../visibility/reachable.ts'

export type Business = components['schemas']['Business']
export type BusinessRow = typeof businesses.$inferSelect
type Member = components['schemas']['BusinessMember']

const columns = getTableColumns(businesses)

const isSuperAdmin = sql`exists (select from ${users}
  where ${users.id} = (select app_user()) and ${users.customerSuperAdmin})`
const associated = sql`exists (select from ${businessUsers}
  where ${businessUsers.businessId} = ${businesses.id} and ${businessUsers.userId} = (select app_user()))`
const own = sql`${businesses.customerId} = (select app_customer())`
/** Belongs to a customer that the principal reaches; not necessarily visible to them. */
const ofReached = reachable(businesses.customerId)
/** `canSeeBusiness` in SQL. */
const visible: SQL = sql`((select app_staff()) or (${own} and (${associated} or ${isSuperAdmin})))`

// The first created is the default, so it comes first everywhere.
const byCreation = [asc(businesses.createdAt), asc(businesses.id)] as const

const list = build
  .select(columns)
  .from(businesses)
  .where(
    sql`${own} and (${associated} or (${sql.placeholder('includeAll')}::boolean and ${isSuperAdmin}))`,
  )
  .orderBy(...byCreation)
  .prepare('select_businesses')

/**
 * The businesses that the principal is associated with, the first created first.
 * @param asked `includeAll`: every business of the customer, when the principal is a super admin
 */
export const selectBusinesses = (asked: { readonly includeAll: boolean }) => toCommand(list, asked)

const ofCustomer = (customerId: string) =>
  sql`${businesses.customerId} = ${customerId} and ${ofReached}`

/** Every business of a customer, the first created first. */
export const selectBusinessesOf = (customerId: string): Command<BusinessRow[]> =>
  toCommand(
    build
      .select(columns)
      .from(businesses)
      .where(ofCustomer(customerId))
      .orderBy(...byCreation),
  )

const firstOf = (customerId: string) =>
  build
    .select(columns)
    .from(businesses)
    .where(ofCustomer(customerId))
    .orderBy(...byCreation)
    .limit(1)

/** The default business of a customer: the first that was created. */
export const selectDefaultBusiness = (customerId: string): Command<BusinessRow[]> =>
  toCommand(firstOf(customerId))

/** The same, locked until the transaction ends. */
export const lockDefaultBusiness = (customerId: string): Command<BusinessRow[]> =>
  toCommand(firstOf(customerId).for('no key update'))

const byId = (id: string) =>
  build
    .select(columns)
    .from(businesses)
    .where(and(eq(businesses.id, id), visible))

/** A business by id, when the principal sees it. */
export const selectBusiness = (id: string): Command<BusinessRow[]> => toCommand(byId(id))

/** The same, locked. If its customer is locked too, the customer comes first. */
export const lockBusiness = (id: string): Command<BusinessRow[]> =>
  toCommand(byId(id).for('no key update'))

/** The same, also locked against new references: for its deletion. */
export const lockEndingBusiness = (id: string): Command<BusinessRow[]> =>
  toCommand(byId(id).for('update'))

type Insert = typeof businesses.$inferInsert
/** Fields of a business that change; the others stay. */
export type BusinessChanges = Partial<Omit<Insert, 'id' | 'customerId' | 'createdAt' | 'version'>>

/** Writes a change with optimistic locking: the version is incremented. Returns the row. */
export const changeBusiness = (id: string, changes: BusinessChanges): Command<BusinessRow[]> =>
  toCommand(
    build
      .update(businesses)
      .set({ ...changes, version: sql`${businesses.version} + 1` })
      .where(eq(businesses.id, id))
      .returning(columns),
  )

/** Adds a business. Answers the row. */
export const insertBusiness = (row: Insert): Command<BusinessRow[]> =>
  toCommand(build.insert(businesses).values(row).returning(columns))

/** Removes a business with its associations. */
export const removeBusiness = (id: string) =>
  toCommand(build.delete(businesses).where(eq(businesses.id, id)))

/** A business as the contract shows it. */
export function toBusiness(row: BusinessRow, members?: readonly Member[]): Business {
  const { customerId: _c, version: _v, ...shown } = row
  const Users = members?.map(({ id, name, email }) => ({ id, name, email }))
  return { ...shown, ...(Users && { Users }) }
}
