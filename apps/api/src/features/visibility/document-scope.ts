import { type SQL, sql } from 'drizzle-orm'
import { businesses } from '../../tables/businesses.table.ts'
import { documents } from '../../tables/documents.table.ts'
import type { BusinessScope } from './demand-scope.ts'

/**
 * The documents visible to the principal of the transaction, as far as their demand is. The row-level
 * policy of the table has the same rule: either of them would suffice.
 */
export const visibleDocument: SQL = sql`((select app_staff()) or (
  ${documents.customerId} = (select app_customer())
  and ${documents.wasSendToCustomer} is distinct from false))`

/**
 * The documents of a hidden demand are hidden too. Checked against the few hidden demands, by an index of
 * their own and once: a list counts its documents without reading all of their demands. As a join it
 * would be evaluated for each row.
 */
export const ofNoHiddenDemand: SQL = sql`${documents.demandId} in
  (select h.id from hidden_demands h) is not true`

/** The keys of a document's files, as an SQL array: its file, and the Word file of a generated one. */
export const documentKeys: SQL = sql`array[${documents.fileKey}, ${documents.wordFile} ->> 'key']`

const scope = sql.placeholder('scope')
const noBusiness = sql`${documents.businessId} is null`

/**
 * The documents of a scope. Those without a business belong to every business of their customer. The
 * customer is a separate condition, so that its index is used. The value is the placeholder `scope`.
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
