import { allowed, type Decision, refused } from '../decision.ts'
import { RISK_PATH } from '../portal-paths.ts'
import type { RiskDemand } from './risk.types.ts'

/** Where the card of the tool leads. */
export type RiskEntry =
  /** A confirmation offers to request the meeting. */
  | { readonly kind: 'offerMeeting' }
  | { readonly kind: 'demand'; readonly demandId: string; readonly href: string }
  | { readonly kind: 'tool'; readonly href: typeof RISK_PATH }

type Listed = Pick<RiskDemand, 'id' | 'statusKey'>

/**
 * Where the tool begins: without a demand, at the meeting; if none is FINISHED, at the first that is not;
 * otherwise in the tool.
 * @param demands of the type 'Análise Interna de Risco' of the business, as listed
 */
export function evaluateRiskEntry(demands: readonly Listed[]): RiskEntry {
  const [first] = demands
  if (!first) return { kind: 'offerMeeting' }
  const isFinished = demands.some(({ statusKey }) => statusKey === 'FINISHED')
  if (isFinished) return { kind: 'tool', href: RISK_PATH }
  return { kind: 'demand', demandId: first.id, href: `/demands/${first.id}` }
}

/**
 * Whether the tool opens by its address: a business without a demand has not started; its user is told so
 * and led to `/tools`.
 */
export function evaluateRiskTool(
  demand: Listed | null,
): Decision<'notStarted'> & { readonly href?: '/tools' } {
  return demand ? allowed : { ...refused('notStarted'), href: '/tools' }
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
export function toRiskTermsKey({ userId, businessId }: RiskTermsOwner): string {
  return `tramite.risk-terms.${userId}.${businessId}`
}
