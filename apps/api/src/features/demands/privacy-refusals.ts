import type {
  evaluateAddPrivateUsers,
  evaluateMakePrivate,
  evaluateMakePublic,
  Privacy,
} from '@tramite/core/demands'
import type { ProblemCode } from '@tramite/core/messages'
import { Problem } from '../../http/problem.ts'
import { demandRefusalText } from './demand-access.ts'

/** The result of a rule of privacy. */
export type PrivacyDecision = ReturnType<
  typeof evaluateAddPrivateUsers | typeof evaluateMakePrivate | typeof evaluateMakePublic
>

const problems: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  specificDemand: [403, 'ACCESS_SPECIFIC_DEMAND'],
  notPrivate: [409, 'DEMAND_NOT_PRIVATE'],
}

/**
 * The permission that a rule of privacy gives.
 * @throws Problem 403 for a user who may not decide on it, 409 for a demand that is not private
 */
export function requirePrivacy(decision: PrivacyDecision): Privacy {
  if (decision.allowed) return decision
  const [status, code] = problems[decision.reason] ?? [403, 'FORBIDDEN']
  throw new Problem(status, code, { message: demandRefusalText(decision.reason) })
}
