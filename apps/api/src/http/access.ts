import { type AccessReason, evaluateAccess, evaluateToolAccess } from '@tramite/core/access'
import type { CustomerPrincipal } from '../db/principal.ts'
import { toAccessProblem } from './access-problem.ts'
import type { OperationFacts } from './contract.ts'
import { contractInputOf } from './contract-input.ts'
import { Problem } from './problem.ts'
import type { Services } from './services.ts'

type Conventions = Pick<Services, 'conventions'>
/** What an operation requires of the contract. */
type Asked = Pick<OperationFacts, 'access' | 'tool'>

function refusalOf(
  { access, tool }: Asked,
  user: CustomerPrincipal,
  services: Conventions,
  now: Date,
): AccessReason | 'toolNotContracted' | null {
  const input = contractInputOf(user, services, now)
  if (tool !== null) {
    const decision = evaluateToolAccess({ ...input, tool })
    return decision.allowed ? null : decision.reason
  }
  if (access === 'session') return null
  const decision = evaluateAccess(input)
  if (access === 'visible') return decision.visible ? null : 'churned'
  return decision[access].allowed ? null : decision[access].reason
}

/**
 * Refuses what the contract of a user's customer does not allow now, as the operation declares it by
 * `x-access` or `x-tool`.
 * @throws Problem 403 with the reason
 */
export function requireContract(
  operation: Asked,
  user: CustomerPrincipal,
  services: Conventions,
  now: Date,
): void {
  const reason = refusalOf(operation, user, services, now)
  if (reason !== null) throw new Problem(403, toAccessProblem(reason))
}
