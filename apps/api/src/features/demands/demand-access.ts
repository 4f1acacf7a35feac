import type { DemandViewer } from '@tramite/core/demands'
import { type MessageCode, message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import { Problem } from '../../http/problem.ts'
import type { DetailRow } from './demand-columns.ts'

/** Who looks at a demand, as the rules of core name them. */
export const viewerOf = (principal: Principal) =>
  ({ kind: principal.staff ? 'staff' : 'customer' }) as const

/** The same with all that the rules of secrecy ask. */
export const toViewer = (principal: Principal): DemandViewer => ({
  id: principal.userId,
  kind: principal.staff ? 'staff' : 'customer',
  isAdmin: !principal.staff && (principal.customerAdmin || principal.customerSuperAdmin),
  isSpecificDemand: !principal.staff && principal.contract.isSpecificDemand,
})

/**
 * The demand of a look-up, when it belongs to a business of the user.
 * @throws Problem 404, the same for unknown, foreign and private ones
 */
export function requireDemand(rows: readonly DetailRow[], principal: Principal): DetailRow {
  const [demand] = rows
  if (!demand) throw new Problem(404, 'DEMAND_NOT_FOUND')
  if (!principal.staff && !principal.businessIds.includes(demand.businessId)) {
    throw new Problem(404, 'DEMAND_NOT_FOUND')
  }
  return demand
}

/** The message of a refusal by a rule of demands. */
export const refusalText = (reason: string): string =>
  message(`demands.refused.${reason}` as MessageCode)
