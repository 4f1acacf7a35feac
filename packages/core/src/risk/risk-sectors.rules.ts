import { allowed, type Decision, refused } from '../decision.ts'
import type { DemandStatus } from '../demands/index.ts'
import { riskTableMessages as texts } from '../messages/risk.ts'
import { type Progress, toProgress } from '../progress/index.ts'
import { isRiskSectorDone, type RiskSectorCounts } from './risk-counts.ts'

/** The state of a sector in a row of the table. */
export interface RiskSectorState {
  readonly isDone: boolean
  /** 'Pendente' or 'Concluído'. */
  readonly status: string
  /** 'Responder' or 'Detalhes'. */
  readonly action: string
  /** '{answered}/{total}'. */
  readonly counts: string
  readonly progress: Progress
}

/** A concluded sector is 'Concluído', any other 'Pendente'. */
export function toRiskSectorState({ answered, total }: RiskSectorCounts): RiskSectorState {
  const isDone = isRiskSectorDone({ answered, total })
  return {
    isDone,
    status: texts[isDone ? 'risk.status.done' : 'risk.status.pending'],
    action: texts[isDone ? 'risk.action.details' : 'risk.action.answer'],
    counts: `${answered}/${total}`,
    progress: toProgress(answered, total),
  }
}

/**
 * Whether answers of a sector may be given, changed or withdrawn: a concluded sector is locked while the
 * firm has the demand PENDING. The server uses the same rule.
 * @param demand of the analysis; null while there is none
 */
export function evaluateRiskAnswering(
  counts: RiskSectorCounts,
  demand: { readonly statusKey: DemandStatus } | null,
): Decision<'pending'> {
  const isLocked = demand?.statusKey === 'PENDING' && toRiskSectorState(counts).isDone
  return isLocked ? refused('pending') : allowed
}

/** The actions on the page of a sector besides 'Voltar'. */
export interface RiskSectorOffers {
  /** 'Calcular Risco'. */
  readonly calculate: boolean
  /** 'Refazer', which withdraws the answers of the sector. */
  readonly redo: boolean
  /** Whether the answers can be chosen; otherwise they are only shown. */
  readonly choose: boolean
}

/**
 * 'Calcular Risco' is shown while questions are unanswered, 'Refazer' if all are answered and the demand
 * is not PENDING; if it is, neither is.
 */
export function evaluateRiskSector(
  counts: RiskSectorCounts,
  demand: { readonly statusKey: DemandStatus } | null,
): RiskSectorOffers {
  const { isDone } = toRiskSectorState(counts)
  const redo = isDone && evaluateRiskAnswering(counts, demand).allowed
  return { calculate: !isDone, redo, choose: !isDone }
}
