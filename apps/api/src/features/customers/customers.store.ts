import type { components } from '@tramite/core/contract'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { businesses } from '../../tables/businesses.table.ts'
import { customers, customerTags } from '../../tables/customers.table.ts'
import { users } from '../../tables/users.table.ts'
import { reachable } from '../visibility/reachable.ts'

export type Customer = components['schemas']['Customer']
export type TagRow = Pick<typeof customerTags.$inferSelect, 'id' | 'name' | 'createdAt'>

const { nameFolded: _, nameOrder: _o, ...stored } = getTableColumns(customers)

const columns = {
  ...stored,
  // A copy: the signed-in user's own date decides, see the data mapping.
  mappingResponsibilityCheckDate: sql<string | null>`(select u.mapping_responsibility_check_date
    from users u where u.id = (select app_user()))`,
}

export { columns as customerColumns }
export type CustomerRow = Omit<typeof customers.$inferSelect, 'nameFolded' | 'nameOrder'> & {
  readonly mappingResponsibilityCheckDate: string | null
}

const ofUser = eq(users.id, sql.placeholder('userId'))

const customerOf = build
  .select(columns)
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

// Computed from what the forms edit, so that a change of the contract does not alter it. Limited to the bits
// that a number holds exactly. The business's count of changes keeps data that was changed back from getting
// an earlier version again.
const formVersion = build
  .select({
    version: sql<number>`('x' || left(md5(row(${customers.name}, ${customers.cpf}, ${customers.cnpj},
      ${customers.legalRepresentative}, ${businesses.cep}, ${businesses.addressCity},
      ${businesses.addressState}, ${businesses.address}, ${businesses.addressNumber},
      ${businesses.addressDistrict}, ${businesses.addressComplement}, ${businesses.version})::text), 13))::bit(52)::bigint::float8`,
  })
  .from(customers)
  .leftJoin(businesses, eq(businesses.customerId, customers.id))
  .where(sql`${customers.id} = (select app_customer())`)
  .orderBy(asc(businesses.createdAt), asc(businesses.id))
  .limit(1)
  .prepare('select_customer_form_version')

/**
 * The version of what the forms of the principal's customer edit: its registration, its legal representative and
 * the address of its default business.
 */
export const selectFormVersion = (): Command<{ version: number }[]> => toCommand(formVersion)

const one = () => build.select(columns).from(customers)

/** A customer by id. */
export const selectCustomer = (id: string): Command<CustomerRow[]> =>
  toCommand(one().where(sql`${customers.id} = ${id} and ${reachable(customers.id)}`))

/**
 * The same, locked against other writers until the transaction ends; not against new references, such as
 * new demands.
 */
export const lockCustomer = (id: string): Command<CustomerRow[]> =>
  toCommand(
    one()
      .where(sql`${customers.id} = ${id} and ${reachable(customers.id)}`)
      .for('no key update'),
  )

/** The principal's own customer, locked. */
export const lockOwnCustomer = (): Command<CustomerRow[]> =>
  toCommand(one().where(sql`${customers.id} = (select app_customer())`).for('no key update'))

/** The customer of a business, locked: always before the business itself. */
export const lockCustomerOfBusiness = (businessId: string): Command<CustomerRow[]> =>
  toCommand(
    one()
      .where(
        sql`${reachable(customers.id)} and ${customers.id} = (select ${businesses.customerId}
          from ${businesses} where ${businesses.id} = ${businessId})`,
      )
      .for('no key update'),
  )

type Insert = typeof customers.$inferInsert
/** Fields of a customer that change; the others stay. */
export type CustomerChanges = Partial<
  Omit<Insert, 'id' | 'createdAt' | 'version' | 'nameFolded' | 'nameOrder'>
>

/** Writes a change with optimistic locking: the version is incremented. Returns the row. */
export const changeCustomer = (id: string, changes: CustomerChanges): Command<CustomerRow[]> =>
  toCommand(
    build
      .update(customers)
      .set({ ...changes, version: sql`${customers.version} + 1` })
      .where(eq(customers.id, id))
      .returning(columns),
  )

/** Adds a customer. Answers the row. */
export const insertCustomer = (row: Insert): Command<CustomerRow[]> =>
  toCommand(build.insert(customers).values(row).returning(columns))

/** A customer as the contract shows it. */
export function toCustomer(row: CustomerRow, tags: readonly TagRow[]): Customer {
  const {
    createdAt: _c,
    saleDate: _s,
    mappingResponsibilityCheckDate: _m,
    legalRepresentative: _l,
    version: _v,
    ...shown
  } = row
  return { ...shown, tags: [...tags] }
}

/** What `detailed` adds. */
export function toCustomerDetails(row: CustomerRow) {
  const { saleDate, mappingResponsibilityCheckDate, legalRepresentative } = row
  return { saleDate, mappingResponsibilityCheckDate, legalRepresentative }
}
