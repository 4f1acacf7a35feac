import type { components } from '@tramite/core/contract'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../users/users.table.ts'
import { customers, customerTags } from './customers.table.ts'

export type Customer = components['schemas']['Customer']
type CustomerRow = typeof customers.$inferSelect
type TagRow = Pick<typeof customerTags.$inferSelect, 'id' | 'name' | 'createdAt'>

const ofUser = eq(users.id, sql.placeholder('userId'))

const customerOf = build
  .select(getTableColumns(customers))
  .from(customers)
  .innerJoin(users, eq(users.customerId, customers.id))
  .where(ofUser)
  .prepare('select_customer_of')

const tagsOf = build
  .select({ id: customerTags.id, name: customerTags.name, createdAt: customerTags.createdAt })
  .from(customerTags)
  .innerJoin(users, eq(users.customerId, customerTags.customerId))
  .where(ofUser)
  .orderBy(asc(customerTags.createdAt), asc(customerTags.id))
  .prepare('select_customer_tags_of')

/** The customer of a user. */
export const selectCustomerOf = (userId: string) => toCommand(customerOf, { userId })

/** The tags of a user's customer, oldest first. */
export const selectCustomerTagsOf = (userId: string) => toCommand(tagsOf, { userId })

/** A customer as the contract shows it. */
export function toCustomer(row: CustomerRow, tags: readonly TagRow[]): Customer {
  const { createdAt: _, saleDate: _s, mappingResponsibilityCheckDate: _m, ...shown } = row
  return { ...shown, tags: [...tags] }
}

/** What `detailed` adds. */
export function toCustomerDetails(row: CustomerRow) {
  const { saleDate, mappingResponsibilityCheckDate } = row
  return { saleDate, mappingResponsibilityCheckDate }
}
