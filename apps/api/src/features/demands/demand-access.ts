import type { DemandViewer } from '@tramite/core/demands'
import { type MessageCode, message } from '@tramite/core/messages'
import { isCustomerAdmin } from '@tramite/core/users'
import type { Principal } from '../../db/principal.ts'
import { Problem } from '../../http/problem.ts'
import type { DetailRow } from './demand-columns.ts'

/** The viewer of a demand in the terms of core's rules. */
export const toViewer = (principal: Principal): DemandViewer => ({
  id: principal.userId,
  kind: principal.staff ? 'staff' : 'customer',
  isAdmin: principal.staff ? principal.firmAdmin : isCustomerAdmin(principal),
  isSpecificDemand: !principal.staff && principal.contract.isSpecificDemand,
})

/**
 * Whether a demand is of one of the user's businesses. The database does not ask that: a queue covers all
 * businesses of a customer.
 */
export const isOfPrincipal = (
  { businessId }: Pick<DetailRow, 'businessId'>,
  principal: Principal,
): boolean => principal.staff || principal.businessIds.includes(businessId)

/**
 * The demand of a look-up, when it belongs to a business of the user.
 * @throws Problem 404, the same for unknown, foreign and private ones
 */
export function requireDemand(rows: readonly DetailRow[], principal: Principal): DetailRow {
  const [demand] = rows
  if (!demand || !isOfPrincipal(demand, principal)) throw new Problem(404, 'DEMAND_NOT_FOUND')
  return demand
}

/**
 * The same for several demands, all or none.
 * @param ids the requested ones; duplicates count once
 */
export function requireDemands(
  rows: readonly DetailRow[],
  ids: readonly string[],
  principal: Principal,
): void {
  if (rows.length !== new Set(ids).size) throw new Problem(404, 'DEMAND_NOT_FOUND')
  for (const row of rows) requireDemand([row], principal)
}

/** The customer of several demands: staff, who see those of all customers, change those of one at a time. */
export function requireOneCustomer(rows: readonly DetailRow[]): string {
  const [customerId, ...others] = new Set(rows.map((row) => row.customerId))
  if (customerId === undefined) throw new Problem(404, 'DEMAND_NOT_FOUND')
  if (others.length > 0) throw new Problem(409, 'DEMANDS_OF_SEVERAL_CUSTOMERS')
  return customerId
}

type RefusalIn<Code> = Code extends `demands.refused.${infer Reason}` ? Reason : never
/** Why a rule of demands refuses, as far as there is a text for it. */
type DemandRefusal = RefusalIn<MessageCode>

/** The message of a refusal by a rule of demands. */
export const demandRefusalText = (reason: DemandRefusal): string =>
  message(`demands.refused.${reason}`)
