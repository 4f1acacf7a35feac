import { DELINQUENT_TAG } from '@tramite/core/access'
import type { components } from '@tramite/core/contract'
import { and, asc, type SQL, sql } from 'drizzle-orm'
import { holdsWords } from '../../db/holds-words.ts'
import { countRows } from '../../db/list-statements.ts'
import { byNumbers } from '../../db/number-order.ts'
import { build, toCommand } from '../../db/statements.ts'
import { cursorDay, cursorText } from '../../http/cursor.ts'
import { listBy, type PageCommands, type PageStart } from '../../http/page.ts'
import { customers, customerTags } from '../../tables/customers.table.ts'
import { reachable } from '../visibility/reachable.ts'
import type { TagRow } from './customers.store.ts'
import { type CustomerRow, customerColumns } from './customers.store.ts'

type ContractFilter = components['schemas']['ContractFilter']

/** The filter of the firm's list of customers. */
export interface CustomerFilter {
  readonly search?: string
  readonly contractState?: ContractFilter
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

/** Insignificant characters of a CPF or CNPJ. */
const separators = /[.\-/\s]/g

function matches(search: string): SQL {
  const bare = search.replaceAll(separators, '').toUpperCase()
  return sql`(${holdsWords(sql`${customers.nameFolded}`, search)}
    or starts_with(${customers.cpf}, nullif(${bare}::text, ''))
    or starts_with(${customers.cnpj}, nullif(${bare}::text, '')))`
}

function toCondition({ search, contractState }: CustomerFilter): SQL | undefined {
  return and(
    reachable(customers.id),
    search === undefined || search.trim() === '' ? undefined : matches(search),
    contractState && states[contractState],
  )
}

// Written out: in the fields of a select from one table drizzle omits the tables' names.
const tags = sql<TagRow[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name,
    'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by t.created_at, t.id), '[]')
  from customer_tags t where t.customer_id = customers.id)`

export type ListedCustomer = CustomerRow & { readonly nameFolded: string; readonly tags: TagRow[] }

/** Customers by name. */
export const customerList = listBy('firmCustomers', 'nameFolded', cursorText)

const behind = ([name, id]: readonly string[]) =>
  sql`(${customers.nameOrder}, ${customers.id}) > (${byNumbers(sql`${name}::text`)}, ${id}::uuid)`

/** The rows of a page with their tags, and one more, when there is one; and the number of all rows. */
export function selectCustomers(
  filter: CustomerFilter,
  { limit, offset, after }: PageStart,
): PageCommands<ListedCustomer> {
  const condition = toCondition(filter)
  return [
    toCommand(
      build
        .select({ ...customerColumns, nameFolded: customers.nameFolded, tags })
        .from(customers)
        .where(and(condition, after ? behind(after) : undefined))
        .orderBy(asc(customers.nameOrder), asc(customers.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(customers, condition),
  ]
}

/** A day that sorts last represents an overdue payment of unknown date. */
const since = sql<string>`coalesce(${customers.paymentOverdueSince}, 'infinity'::date)`

/** Customers with an overdue payment, the longest overdue first. */
export const overdueCustomerList = listBy('overdueCustomers', 'since', cursorDay)

/** Those of a page that the principal may see, and one more, when there is one; and how many there are. */
export function selectOverdueCustomers({ limit, offset, after }: PageStart) {
  const condition = and(reachable(customers.id), overdue)
  const later = after
    ? sql`(${since}, ${customers.id}) > (${after[0]}::date, ${after[1]}::uuid)`
    : undefined
  return [
    toCommand(
      build
        .select({
          id: customers.id,
          name: customers.name,
          paymentOverdueSince: customers.paymentOverdueSince,
          hasPaymentOverdue: customers.hasPaymentOverdue,
          since,
        })
        .from(customers)
        .where(and(condition, later))
        .orderBy(since, asc(customers.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(customers, condition),
  ] as const
}
