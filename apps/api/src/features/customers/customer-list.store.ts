import { DELINQUENT_TAG } from '@tramite/core/access'
import type { components } from '@tramite/core/contract'
import { and, asc, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { TagRow } from './customers.store.ts'
import { type CustomerRow, customerColumns, reachable } from './customers.store.ts'
import { customers, customerTags } from './customers.table.ts'

type ContractFilter = components['schemas']['ContractFilter']

/** What narrows the firm's list of customers. */
export interface CustomerFilter {
  readonly search?: string
  readonly contractState?: ContractFilter
}

/** Where a page starts: behind the row of a cursor, or at a row number. */
export interface PageStart {
  readonly limit: number
  readonly offset: number
  /** The sort values of the last row of the page before; null for none. */
  readonly after: readonly string[] | null
}

const delinquent = sql`exists (select from ${customerTags}
  where ${customerTags.customerId} = ${customers.id} and ${customerTags.name} = ${DELINQUENT_TAG})`
const overdue = sql`(${customers.hasPaymentOverdue} or ${customers.paymentOverdueSince} is not null)`

const states: Readonly<Record<ContractFilter, SQL>> = {
  churned: sql`${customers.isChurn}`,
  suspended: sql`${customers.hasSuspendedContract}`,
  overdue,
  delinquent,
  specificDemand: sql`${customers.isSpecificDemand}`,
  premium: sql`${customers.isPremium}`,
  regular: sql`not (${customers.isChurn} or ${customers.hasSuspendedContract} or ${overdue}
    or ${customers.isSpecificDemand} or ${delinquent})`,
}

/** Characters of a CPF or CNPJ that do not count. */
const separators = /[.\-/\s]/g

function matches(search: string): SQL {
  const bare = search.replaceAll(separators, '').toUpperCase()
  return sql`(strpos(${customers.nameFolded}, fold_text(${search.trim()})) > 0
    or starts_with(${customers.cpf}, nullif(${bare}::text, ''))
    or starts_with(${customers.cnpj}, nullif(${bare}::text, '')))`
}

function toCondition({ search, contractState }: CustomerFilter): SQL | undefined {
  return and(
    reachable,
    search === undefined || search.trim() === '' ? undefined : matches(search),
    contractState && states[contractState],
  )
}

// Written out: in the fields of a select from one table drizzle leaves the tables' names away.
const tags = sql<TagRow[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name,
    'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by t.created_at, t.id), '[]')
  from customer_tags t where t.customer_id = customers.id)`

export type ListedCustomer = CustomerRow & { readonly nameFolded: string; readonly tags: TagRow[] }

/** A page of customers with their tags, by name. */
export function selectCustomers(
  filter: CustomerFilter,
  { limit, offset, after }: PageStart,
): Command<ListedCustomer[]> {
  const [name, id] = after ?? []
  return toCommand(
    build
      .select({ ...customerColumns, nameFolded: customers.nameFolded, tags })
      .from(customers)
      .where(
        and(
          toCondition(filter),
          after === null
            ? undefined
            : sql`(${customers.nameFolded}, ${customers.id}) > (${name}::text, ${id}::uuid)`,
        ),
      )
      .orderBy(asc(customers.nameFolded), asc(customers.id))
      .limit(limit)
      .offset(offset),
  )
}

/** How many customers a filter leaves. */
export const countCustomers = (filter: CustomerFilter) =>
  toCommand(
    build.select({ total: sql<number>`count(*)` }).from(customers).where(toCondition(filter)),
  )

/** A day that sorts last stands for an overdue payment since nobody knows when. */
const since = sql<string>`coalesce(${customers.paymentOverdueSince}, 'infinity'::date)`

/** A page of the customers with an overdue payment that the principal may see, longest first. */
export function selectOverdueCustomers({ limit, offset, after }: PageStart) {
  const [day, id] = after ?? []
  return toCommand(
    build
      .select({
        id: customers.id,
        name: customers.name,
        paymentOverdueSince: customers.paymentOverdueSince,
        hasPaymentOverdue: customers.hasPaymentOverdue,
        since,
      })
      .from(customers)
      .where(
        and(
          reachable,
          overdue,
          after === null
            ? undefined
            : sql`(${since}, ${customers.id}) > (${day}::date, ${id}::uuid)`,
        ),
      )
      .orderBy(since, asc(customers.id))
      .limit(limit)
      .offset(offset),
  )
}

/** How many of them there are. */
export const countOverdueCustomers = () =>
  toCommand(
    build.select({ total: sql<number>`count(*)` }).from(customers).where(and(reachable, overdue)),
  )
