import { type SQL, sql } from 'drizzle-orm'
import type { Principal } from '../../db/principal.ts'
import type { Call, OperationId } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireBusiness } from '../../http/require-caller.ts'
import type {
  mappingActivities,
  mappingSectors,
  mappingSnapshots,
  mappings,
} from '../../tables/mapping.table.ts'

type OwnedTable =
  | typeof mappings
  | typeof mappingSectors
  | typeof mappingActivities
  | typeof mappingSnapshots

/** Rows of the principal's customer, or any for staff; the row-level policies say the same. */
export const reachable = (table: OwnedTable): SQL =>
  sql`((select app_staff()) or ${table.customerId} = (select app_customer()))`

type ScopedCall = Pick<Call<OperationId>, 'businessId' | 'unit'>

/**
 * The business that a call without an id is about: the active one, otherwise the user's first. With
 * the header the answer needs no look at the session first.
 * @throws Problem 403 for who has none
 */
export async function toBusinessId({ businessId, unit }: ScopedCall): Promise<string> {
  if (businessId !== null) return businessId
  const principal = await unit.principal()
  if (principal.staff) throw new Problem(403, 'NO_BUSINESS')
  return requireBusiness(principal, businessId)
}

/**
 * Whether what was found by its id may be seen: it belongs to the active business, or without one to
 * any of the user's.
 */
export function isOfBusiness(
  found: { readonly businessId: string },
  principal: Principal,
  businessId: string | null,
): boolean {
  if (businessId !== null) return found.businessId === businessId
  return principal.staff || principal.businessIds.includes(found.businessId)
}
