import type { RiskDemand } from './risk.types.ts'
import { isRiskComplete, type RiskSectorCounts } from './risk-counts.ts'

/** Where a risk analysis was left off. */
export type RiskStanding =
  /** The firm has to hold the meeting first. */
  | { readonly kind: 'meeting' }
  /** The questions are open, and none is answered. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'questions'; readonly answered: number; readonly questions: number }
  /** All is answered. Whether it was sent is told by the conversation alone: a demand is under way for other reasons, too. */
  | { readonly kind: 'answered' }

const toSum = (counts: readonly RiskSectorCounts[], of: keyof RiskSectorCounts) =>
  counts.reduce((sum, sector) => sum + sector[of], 0)

/**
 * Where a risk analysis was left off.
 * @param demand of the analysis, the first of its type in the business; undefined for none
 * @param sectors what the business has answered
 * @returns null where it was not begun
 */
export function toRiskStanding(
  demand: Pick<RiskDemand, 'statusKey'> | undefined,
  sectors: readonly RiskSectorCounts[],
): RiskStanding | null {
  if (!demand) return null
  if (isRiskComplete(sectors)) return { kind: 'answered' }
  const answered = toSum(sectors, 'answered')
  if (answered === 0) return { kind: demand.statusKey === 'FINISHED' ? 'empty' : 'meeting' }
  return { kind: 'questions', answered, questions: toSum(sectors, 'total') }
}
