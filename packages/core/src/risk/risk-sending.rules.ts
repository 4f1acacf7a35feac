import { type Decision, refused } from '../decision.ts'
import { type DemandStatus, RISK_ANALYSIS_TYPE } from '../demands/index.ts'
import { riskItemMessages, riskMessages as texts } from '../messages/risk.ts'
import type { RiskDemand } from './risk.types.ts'

/** How an analysis reaches the firm. */
export type RiskRoute =
  /** The delivered demand goes back to IN_PROGRESS. */
  | 'reopen'
  /** A message is added to the conversation. */
  | 'message'

/** Why an analysis is not sent. */
export type RiskSendingRefusal = 'noDemand' | 'pending'

/** Why an analysis was not sent, the last time. */
export type RiskSendingProblem = RiskSendingRefusal | 'incomplete' | 'requestFailed'

/**
 * How the analysis is sent, by the status of its demand: PENDING blocks it; FINISHED goes back to
 * IN_PROGRESS with an attachment and a message; any other gets a message with the attachment.
 * @param demand of the analysis, the first of its type in the business; null for none
 */
export function evaluateRiskSending(
  demand: Pick<RiskDemand, 'statusKey'> | null,
): Decision<RiskSendingRefusal, { readonly route: RiskRoute }> {
  if (demand === null) return refused('noDemand')
  if (demand.statusKey === 'PENDING') return refused('pending')
  return { allowed: true, route: demand.statusKey === 'FINISHED' ? 'reopen' : 'message' }
}

/**
 * Whether a message in a conversation delivers the analysis. The demand accepts such a message even while
 * its chat is closed because it waits for other demands.
 */
export function isRiskDelivery(
  demand: { readonly statusKey: DemandStatus; readonly demandTypeName: string | null },
  message: { readonly content?: string | null; readonly attachments?: readonly unknown[] },
): boolean {
  if (demand.demandTypeName !== RISK_ANALYSIS_TYPE) return false
  const sending = evaluateRiskSending(demand)
  const isParcel =
    message.content === riskItemMessages['risk.item'] && Boolean(message.attachments?.length)
  return isParcel && sending.allowed && sending.route === 'message'
}

/** The text that tells the user why an analysis was not sent. */
export function toRiskRefusalText(reason: Exclude<RiskSendingProblem, 'requestFailed'>): string {
  return texts[`risk.${reason}`]
}
