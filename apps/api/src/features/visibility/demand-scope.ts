import { type AnyColumn, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { demands } from '../../tables/demands.table.ts'

type Columns = 'customerId' | 'private' | 'userId' | 'privateUsers'

/**
 * Whether a demand is visible to the principal of the transaction, `demand_exists` of the database. The
 * row-level policy of the table checks the same: either of them would suffice.
 * @param demand the table, an alias of it, or its columns as a statement names them
 */
export const demandExists = (demand: Record<Columns, SQLWrapper>): SQL =>
  sql`demand_exists(${demand.customerId}, ${demand.private}, ${demand.userId}, ${demand.privateUsers},
    (select app_staff()), (select app_customer()), (select app_user()))`

/** The demands visible to the principal of the transaction. */
export const visibleDemand: SQL = demandExists(demands)

/** The businesses of a request. */
export type BusinessScope =
  | { readonly kind: 'one'; readonly businessId: string }
  | { readonly kind: 'many'; readonly businessIds: readonly string[] }
  | { readonly kind: 'all' }

/** The condition of a scope on the table or a view in its place; its value is the placeholder `scope`. */
export function inScope(kind: BusinessScope['kind']): SQL | undefined {
  if (kind === 'one') return sql`${demands.businessId} = ${sql.placeholder('scope')}`
  if (kind === 'many') return sql`${demands.businessId} = any(${sql.placeholder('scope')}::uuid[])`
  return undefined
}

/** The condition of a scope on a column that holds a business, with its value. */
export function inBusinesses(column: AnyColumn, scope: BusinessScope): SQL | undefined {
  if (scope.kind === 'one') return eq(column, scope.businessId)
  return scope.kind === 'many' ? inArray(column, [...scope.businessIds]) : undefined
}

/** The value of the placeholder `scope`. */
export function scopeValue(scope: BusinessScope): string | readonly string[] | null {
  if (scope.kind === 'one') return scope.businessId
  return scope.kind === 'many' ? scope.businessIds : null
}
