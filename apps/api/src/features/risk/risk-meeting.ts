import { RISK_ANALYSIS_TYPE } from '@tramite/core/demands'
import { evaluateRiskMeeting } from '@tramite/core/risk'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { toAccessProblem } from '../../http/access-problem.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import { Problem } from '../../http/problem.ts'
import { requireBusiness } from '../../http/require-caller.ts'
import type { Work } from '../../http/work.ts'
import type { DemandRaisingEvent } from '../demands/demand-events.ts'
import { lockRiskDemand, selectRiskDemand } from './risk-demand.store.ts'

/**
 * Refuses the demand that starts the analysis if the tool is not open to the customer or not paid for,
 * and if the business has started it already.
 * @returns whether it is that demand
 * @throws Problem 403, 409
 */
export async function requireRiskMeeting(
  { transaction, principal, services, now }: Work<CustomerPrincipal>,
  { businessId, demandTypeName }: DemandRaisingEvent,
): Promise<boolean> {
  if (demandTypeName !== RISK_ANALYSIS_TYPE) return false
  const access = evaluateRiskMeeting(contractInputOf(principal, services, now))
  if (!access.allowed) throw new Problem(403, toAccessProblem(access.reason))
  const business = requireBusiness(principal, businessId)
  const [, begun] = await transaction.all(lockRiskDemand(business), selectRiskDemand(business))
  if (begun) throw new Problem(409, 'RISK_DEMAND_EXISTS')
  return true
}
