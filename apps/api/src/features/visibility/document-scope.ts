import { type SQL, sql } from 'drizzle-orm'
import { businesses } from '../../tables/businesses.table.ts'
import { documents } from '../../tables/documents.table.ts'
import type { BusinessScope } from './demand-scope.ts'

/**
 * The documents that exist for the principal of the transaction, as far as their demand does. The
 * same rule stands in the row-level policy of the table: either of them alone would do.
 */
export const visibleDocument: SQL = sql`((select app_staff()) or (
  ${documents.customerId} = (select app_customer())
  and ${documents.wasSendToCustomer} is distinct from false))`

/**
 * A demand that does not exist for the principal takes its documents along. Asked of the few demands that
 * are hidden, by an index of their own and once: a list counts its documents without reading all of their
 * demands. As a join it would be made for each row.
 */
export const ofNoHiddenDemand: SQL = sql`${documents.demandId} in
  (select h.id from hidden_demands h) is not true`

const scope = sql.placeholder('scope')
const noBusiness = sql`${documents.businessId} is null`

/**
 * The documents of a scope. Those of no business belong to every business of their customer. The
 * customer stands by itself, so that its index is used. The value is the placeholder `scope`.
 */
export function inDocumentScope(kind: BusinessScope['kind']): SQL | undefined {
  if (kind === 'one') {
    return sql`${documents.customerId} =
      (select ${businesses.customerId} from ${businesses} where ${businesses.id} = ${scope}::uuid)
      and (${noBusiness} or ${documents.businessId} = ${scope}::uuid)`
  }
  if (kind === 'many') {
    return sql`${documents.customerId} = (select app_customer())
      and (${noBusiness} or ${documents.businessId} = any(${scope}::uuid[]))`
  }
  return undefined
}
