import { type AccessDecision, evaluateAccess, toAccessProblem } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { message, type MessageCode } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../http/services.ts'
import type { DetailRow } from './demand-columns.ts'

/** What the contract of the principal's customer allows now. Specification §6. */
export function accessOf(
  principal: Principal,
  { conventions }: Pick<Services, 'conventions'>,
  now: Date,
): AccessDecision {
  const user = principal.staff
    ? { customerAdmin: false, customerSuperAdmin: false }
    : principal
  return evaluateAccess({
    customer: principal.staff ? null : principal.contract,
    user,
    today: civilDateOf(now, conventions.timeZone),
    conventions,
  })
}

type Right = 'demandActions' | 'demandCreation'

/**
 * Refuses what the contract does not allow.
 * @throws Problem 403 with the reason
 */
export function requireAccess(
  right: Right,
  principal: Principal,
  services: Pick<Services, 'conventions'>,
  now: Date,
): void {
  const decision = accessOf(principal, services, now)[right]
  if (!decision.allowed) throw new Problem(403, toAccessProblem(decision.reason))
}

/** Who looks at a demand, as the rules of core name them. */
export const viewerOf = (principal: Principal) =>
  ({ kind: principal.staff ? 'staff' : 'customer' }) as const

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

