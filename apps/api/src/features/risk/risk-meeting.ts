import { evaluateToolAccess, toAccessProblem } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import type { CustomerPrincipal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireBusiness } from '../demands/raise-demand.ts'
import { holdRiskDemand, selectRiskDemand } from './risk-demand.store.ts'

/**
 * Refuses the demand that the analysis begins with where the tool is not open to the customer, and
 * where the business has begun. Specification, part 2 §4, §6.
 * @throws Problem 403, 409
 */
export async function requireRiskMeeting(
  { businessId, services, now }: Pick<Call<'createDemand'>, 'businessId' | 'services' | 'now'>,
  transaction: Transaction,
  principal: CustomerPrincipal,
): Promise<void> {
  const { conventions } = services
  const today = civilDateOf(now, conventions.timeZone)
  const { contract: customer } = principal
  const access = evaluateToolAccess({ tool: 'risk', customer, user: principal, today, conventions })
  if (!access.allowed) throw new Problem(403, toAccessProblem(access.reason))
  const business = requireBusiness(principal, businessId)
  const [, [begun]] = await transaction.all(holdRiskDemand(business), selectRiskDemand(business))
  if (begun) throw new Problem(409, 'RISK_DEMAND_EXISTS')
}
