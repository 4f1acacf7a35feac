import { type AccessDecision, evaluateAccess, toAccessProblem } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import type { Principal } from '../../db/principal.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../http/services.ts'

let today = { minute: -1, timeZone: '', day: '' }

/** The day of an instant, computed once a minute: time zones change on full minutes only. */
function dayOf(now: Date, timeZone: string): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (today.minute !== minute || today.timeZone !== timeZone) {
    today = { minute, timeZone, day: civilDateOf(now, timeZone) }
  }
  return today.day
}

/** What the contract of the principal's customer allows now. Specification §6. */
export function accessOf(
  principal: Principal,
  { conventions }: Pick<Services, 'conventions'>,
  now: Date,
): AccessDecision {
  const user = principal.staff ? { customerAdmin: false, customerSuperAdmin: false } : principal
  return evaluateAccess({
    customer: principal.staff ? null : principal.contract,
    user,
    today: dayOf(now, conventions.timeZone),
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
