import { type SQL, sql } from 'drizzle-orm'
import { demands } from './demands.table.ts'

/**
 * The demands that exist for the principal of the transaction: those of their customer, and of the
 * private ones those that they created or were chosen for; all for staff. The same rule stands in
 * the row-level policy of the table: either of them alone would do.
 */
export const visibleDemand: SQL = sql`((select app_staff()) or (
  ${demands.customerId} = (select app_customer())
  and (not ${demands.private} or ${demands.userId} = (select app_user())
    or (select app_user()) = any(${demands.privateUsers}))))`

/** Which businesses a request is about. */
export type BusinessScope =
  | { readonly kind: 'one'; readonly businessId: string }
  | { readonly kind: 'many'; readonly businessIds: readonly string[] }
  | { readonly kind: 'all' }

/** The condition of a scope on the table or a view that stands for it; its value is the placeholder `scope`. */
export function inScope(kind: BusinessScope['kind']): SQL | undefined {
  if (kind === 'one') return sql`${demands.businessId} = ${sql.placeholder('scope')}`
  if (kind === 'many') return sql`${demands.businessId} = any(${sql.placeholder('scope')}::uuid[])`
  return undefined
}

/** The value of the placeholder `scope`. */
export function scopeValue(scope: BusinessScope): string | readonly string[] | null {
  if (scope.kind === 'one') return scope.businessId
  return scope.kind === 'many' ? scope.businessIds : null
}
