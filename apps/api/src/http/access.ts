import { type AccessReason, evaluateAccess, evaluateToolAccess } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { evaluateTemplatesAccess } from '@tramite/core/templates'
import type { CustomerPrincipal } from '../db/principal.ts'
import { toAccessProblem } from './access-problem.ts'
import type { OperationFacts } from './contract.ts'
import { Problem } from './problem.ts'
import type { Services } from './services.ts'

let today = { minute: -1, timeZone: '', day: '' }

/** The day of an instant, computed once a minute: time zones change on full minutes only. */
function dayOf(now: Date, timeZone: string): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (today.minute !== minute || today.timeZone !== timeZone) {
    today = { minute, timeZone, day: civilDateOf(now, timeZone) }
  }
  return today.day
}

type Conventions = Pick<Services, 'conventions'>

function refusalOf(
  { access, tool }: OperationFacts,
  user: CustomerPrincipal,
  { conventions }: Conventions,
  now: Date,
): AccessReason | 'toolNotContracted' | null {
  const { contract: customer } = user
  const input = { customer, user, today: dayOf(now, conventions.timeZone), conventions }
  if (tool !== null) {
    const decision =
      tool === 'templates' ? evaluateTemplatesAccess(input) : evaluateToolAccess({ ...input, tool })
    return decision.allowed ? null : decision.reason
  }
  if (access === 'session') return null
  const decision = evaluateAccess(input)
  if (access === 'visible') return decision.visible ? null : 'churned'
  return decision[access].allowed ? null : decision[access].reason
}

/**
 * Refuses what the contract of a user's customer does not allow now, as the operation names it by
 * `x-access` or `x-tool`.
 * @throws Problem 403 with the reason
 */
export function requireContract(
  operation: OperationFacts,
  user: CustomerPrincipal,
  services: Conventions,
  now: Date,
): void {
  const reason = refusalOf(operation, user, services, now)
  if (reason !== null) throw new Problem(403, toAccessProblem(reason))
}
