import type { DemandStatus } from '../demands/index.ts'
import type { RiskDemand } from './risk.types.ts'
import { isRiskComplete, type RiskSectorCounts } from './risk-counts.ts'

/** The point at which work on a risk analysis stopped. */
export type RiskStanding =
  /** The firm has to hold the meeting first. */
  | { readonly kind: 'meeting' }
  /**
   * None is answered, and the demand is under way: the meeting is still to come, or was held before all
   * answers were taken back. The demand itself does not tell.
   */
  | { readonly kind: 'demand' }
  /** The questions are open, and none is answered. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'questions'; readonly answered: number; readonly questions: number }
  /**
   * Everything is answered. Only the conversation shows whether it was sent: a demand may be in progress
   * for other reasons, too.
   */
  | { readonly kind: 'answered' }

const toUnanswered = (statusKey: DemandStatus) =>
  statusKey === 'OPEN' ? 'meeting' : statusKey === 'FINISHED' ? 'empty' : 'demand'

const toSum = (counts: readonly RiskSectorCounts[], of: keyof RiskSectorCounts) =>
  counts.reduce((sum, sector) => sum + sector[of], 0)

/**
 * The point at which work on a risk analysis stopped.
 * @param demand of the analysis, the first of its type in the business; undefined for none
 * @param sectors the answers of the business
 * @returns null if it has not begun
 */
export function toRiskStanding(
  demand: Pick<RiskDemand, 'statusKey'> | undefined,
  sectors: readonly RiskSectorCounts[],
): RiskStanding | null {
  if (!demand) return null
  if (isRiskComplete(sectors)) return { kind: 'answered' }
  const answered = toSum(sectors, 'answered')
  if (answered === 0) return { kind: toUnanswered(demand.statusKey) }
  return { kind: 'questions', answered, questions: toSum(sectors, 'total') }
}
