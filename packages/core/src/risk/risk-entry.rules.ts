import { allowed, type Decision, refused } from '../decision.ts'
import { RISK_PATH, toDemandPath } from '../portal-paths.ts'
import { riskTerms } from '../storage-keys.ts'
import type { RiskDemand } from './risk.types.ts'
import type { RiskSectorCounts } from './risk-counts.ts'

/** Where the card of the tool leads. */
export type RiskEntry =
  /** A confirmation offers to request the meeting. */
  | { readonly kind: 'offerMeeting' }
  | { readonly kind: 'demand'; readonly demandId: string; readonly href: string }
  | { readonly kind: 'tool'; readonly href: typeof RISK_PATH }

type Listed = Pick<RiskDemand, 'id' | 'statusKey'>
type Answered = Pick<RiskSectorCounts, 'answered'>

/** Where there are answers without a demand, it is private, and the user does not see it. */
const isHidden = (sectors: readonly Answered[]) => sectors.some(({ answered }) => answered > 0)

/**
 * Where the tool begins: without a demand, at the meeting; if none is FINISHED, at the first demand;
 * otherwise in the tool. A user from whom the demand is hidden is not offered a second one: the page of the
 * tool explains why it does not open.
 * @param demands of the type 'Análise Interna de Risco' of the business, as listed
 * @param sectors the answers of the business, needed if there are no demands
 */
export function evaluateRiskEntry(
  demands: readonly Listed[],
  sectors: readonly Answered[] = [],
): RiskEntry {
  const [first] = demands
  if (!first)
    return isHidden(sectors) ? { kind: 'tool', href: RISK_PATH } : { kind: 'offerMeeting' }
  const isFinished = demands.some(({ statusKey }) => statusKey === 'FINISHED')
  if (isFinished) return { kind: 'tool', href: RISK_PATH }
  return { kind: 'demand', demandId: first.id, href: toDemandPath(first.id) }
}

/**
 * Whether the tool opens by its address. For a business without a demand, and for a user who may not see the
 * demand, it does not: the user is redirected to `/tools` with the reason.
 * @param sectors the answers of the business, as far as they are known
 */
export function evaluateRiskTool(
  demand: Listed | null,
  sectors: readonly Answered[] = [],
): Decision<'notStarted' | 'hidden'> & { readonly href?: '/tools' } {
  if (demand) return allowed
  return { ...refused(isHidden(sectors) ? 'hidden' : 'notStarted'), href: '/tools' }
}

/**
 * Whether the questions of a sector open: after the terms were accepted; otherwise the page of the tool
 * opens, which asks for that.
 */
export function evaluateRiskQuestions(
  termsAccepted: boolean,
): Decision<'termsNotAccepted'> & { readonly href?: typeof RISK_PATH } {
  return termsAccepted ? allowed : { ...refused('termsNotAccepted'), href: RISK_PATH }
}

/** The user and business of an acceptance. */
export interface RiskTermsOwner {
  readonly userId: string
  readonly businessId: string
}

/** The key of the local flag that remembers the accepted terms, per user and business. */
export function toRiskTermsKey({
  userId,
  businessId,
}: RiskTermsOwner): `${typeof riskTerms}.${string}` {
  return `${riskTerms}.${userId}.${businessId}`
}
