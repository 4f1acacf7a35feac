import { type MessageCode, message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../http/services.ts'
import { requireVisible } from '../customers/require-visible.ts'
import type { DetailRow } from './demand-columns.ts'

/** Who looks at a demand, as the rules of core name them. */
export const viewerOf = (principal: Principal) =>
  ({ kind: principal.staff ? 'staff' : 'customer' }) as const

/**
 * The demand of a look-up, when it belongs to a business of the user.
 * @throws Problem 404, the same for unknown, foreign and private ones
 * @throws Problem 403 for a customer who sees nothing any more
 */
export function requireDemand(
  rows: readonly DetailRow[],
  principal: Principal,
  { services, now }: { services: Pick<Services, 'conventions'>; now: Date },
): DetailRow {
  requireVisible(principal, services, now)
  const [demand] = rows
  if (!demand) throw new Problem(404, 'DEMAND_NOT_FOUND')
  if (!principal.staff && !principal.businessIds.includes(demand.businessId)) {
    throw new Problem(404, 'DEMAND_NOT_FOUND')
  }
  return demand
}

/**
 * Refuses a write on an older version than the current one.
 * @param ifMatch header of the request; without it the write goes on
 * @param current the fields that the request is about, as they are now
 * @throws Problem 412 that shows them
 */
export function requireVersion(
  ifMatch: string | null,
  demand: DetailRow,
  current: Readonly<Record<string, string>>,
): void {
  if (ifMatch === null || ifMatch.trim() === '*') return
  const etag = `"${demand.version}"`
  const isCurrent = ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (!isCurrent) {
    throw new Problem(412, 'PRECONDITION_FAILED', { errors: current, headers: { etag } })
  }
}

/** The message of a refusal by a rule of demands. */
export const refusalText = (reason: string): string =>
  message(`demands.refused.${reason}` as MessageCode)
