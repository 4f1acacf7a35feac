import type { Principal } from '../../db/principal.ts'
import type { CallParts } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireBusiness } from '../../http/require-caller.ts'

/**
 * The business of a call without an id: the active one, otherwise the user's first. With the header no
 * look-up of the session is needed first.
 * @throws Problem 403 for a user without a business
 */
export async function toBusinessId({
  businessId,
  unit,
}: CallParts<'businessId' | 'unit'>): Promise<string> {
  if (businessId !== null) return businessId
  const principal = await unit.principal()
  if (principal.staff) throw new Problem(403, 'NO_BUSINESS')
  return requireBusiness(principal, businessId)
}

/**
 * Whether a record found by id may be seen: it belongs to the active business, or without one to any of
 * the user's.
 */
export function isOfBusiness(
  found: { readonly businessId: string },
  principal: Principal,
  businessId: string | null,
): boolean {
  if (businessId !== null) return found.businessId === businessId
  return principal.staff || principal.businessIds.includes(found.businessId)
}
