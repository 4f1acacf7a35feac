import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Unit } from '../../db/database.ts'
import { toScope } from '../visibility/call-scope.ts'
import { reachable } from '../visibility/reachable.ts'

/** Whose journeys are read, as far as row-level security permits. */
export interface JourneyScope {
  /** Null for any business. */
  readonly businessIds: readonly string[] | null
  /** Null for any customer. */
  readonly customerId: string | null
}

interface ScopedCall {
  readonly businessId: string | null
  readonly unit: Unit
}

/**
 * The scope of a call: the active business or all that a user sees; for staff the one business or
 * customer that they name.
 * @param customerId that the call names
 */
export async function toJourneyScope(
  call: ScopedCall,
  customerId: string | null = null,
): Promise<JourneyScope> {
  const scope = await toScope(call)
  if (scope.kind === 'all') return { businessIds: null, customerId }
  return {
    businessIds: scope.kind === 'one' ? [scope.businessId] : scope.businessIds,
    customerId,
  }
}

/** Whether a scope names anybody: staff who name nobody get nothing. */
export const isNamed = ({ businessIds, customerId }: JourneyScope): boolean =>
  businessIds !== null || customerId !== null

/** The condition of a scope on the columns of a business and a customer. */
export function inJourneyScope(
  { businessIds, customerId }: JourneyScope,
  columns: { readonly businessId: SQLWrapper; readonly customerId: SQLWrapper },
): SQL {
  const business = sql.param(businessIds)
  const customer = sql.param(customerId)
  return sql`${reachable(columns.customerId)}
    and (${business}::uuid[] is null or ${columns.businessId} = any(${business}::uuid[]))
    and (${customer}::uuid is null or ${columns.customerId} = ${customer}::uuid)`
}
