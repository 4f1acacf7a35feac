import type { Unit } from '../../db/database.ts'
import type { BusinessScope } from './demand-scope.ts'

/**
 * The businesses of a call: the one in its header, or all that the user may see. With a header no look-up
 * of the session is needed first, so that a read stays one round trip.
 */
export async function toScope(call: {
  businessId: string | null
  unit: Unit
}): Promise<BusinessScope> {
  if (call.businessId !== null) return { kind: 'one', businessId: call.businessId }
  const principal = await call.unit.principal()
  if (principal.staff) return { kind: 'all' }
  const [first, ...others] = principal.businessIds
  return first !== undefined && others.length === 0
    ? { kind: 'one', businessId: first }
    : { kind: 'many', businessIds: principal.businessIds }
}
