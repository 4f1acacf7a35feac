import type { RiskDemand } from './risk.types.ts'
import { isRiskComplete, type RiskSectorCounts } from './risk-counts.ts'

/** Where a risk analysis was left off. */
export type RiskStanding =
  /** The firm has to hold the meeting first. */
  | { readonly kind: 'meeting' }
  /** The questions are open, and none is answered. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'questions'; readonly answered: number; readonly questions: number }
  /** All is answered, and the firm has nothing of it before it. */
  | { readonly kind: 'answered' }
  /** All is answered, and it went to the firm; when, while the firm works on it. */
  | { readonly kind: 'sent'; readonly sentAt: string | null }

const toSum = (counts: readonly RiskSectorCounts[], of: keyof RiskSectorCounts) =>
  counts.reduce((sum, sector) => sum + sector[of], 0)

/**
 * Where a risk analysis was left off.
 * @param demand of the analysis, the first of its type in the business; undefined for none
 * @param sectors what the business has answered
 * @returns null where it was not begun
 */
export function toRiskStanding(
  demand: (Pick<RiskDemand, 'statusKey'> & { readonly statusChangedAt: string }) | undefined,
  sectors: readonly RiskSectorCounts[],
): RiskStanding | null {
  if (!demand) return null
  const { statusKey, statusChangedAt } = demand
  const isFinished = statusKey === 'FINISHED'
  if (isRiskComplete(sectors)) {
    // Sending it is what brings the demand back to work.
    const sentAt = statusKey === 'IN_PROGRESS' ? statusChangedAt : null
    const isSent = !isFinished && statusKey !== 'OPEN'
    return isSent ? { kind: 'sent', sentAt } : { kind: 'answered' }
  }
  const answered = toSum(sectors, 'answered')
  if (answered === 0) return { kind: isFinished ? 'empty' : 'meeting' }
  return { kind: 'questions', answered, questions: toSum(sectors, 'total') }
}
