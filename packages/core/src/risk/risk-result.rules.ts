import type { RiskResult } from './risk.types.ts'
import { RISK_SCALE_MAX, RISK_SCALE_MIN, riskBands } from './risk-levels.ts'

/** The weights of an answer, each a whole number from 1 to 5. */
export interface RiskWeights {
  /** How likely the event becomes by it. */
  readonly probability: number
  /** How grave it would be. */
  readonly impact: number
}

const toScale = (value: number) =>
  Math.min(RISK_SCALE_MAX, Math.max(RISK_SCALE_MIN, Math.round(value)))

function toMean(weights: readonly number[]): number {
  return toScale(weights.reduce((sum, weight) => sum + weight, 0) / weights.length)
}

/** The level of a probability and an impact, each from 1 to 5, by their product. */
export function toRiskBand(probability: number, impact: number): (typeof riskBands)[number] {
  const product = toScale(probability) * toScale(impact)
  const [, , highest] = riskBands
  return riskBands.find(({ upTo }) => product <= upTo) ?? highest
}

/**
 * The risk of some answers: Probabilidade and Impacto are the means of their weights, rounded to the
 * nearest whole number, halves up; the product gives the level (up to 5 Baixo, up to 12 Médio, above
 * Alto) and its colour. An answer with greater weights never makes the risk smaller. Specification,
 * part 2 §3, §7; the matrix is {@link riskMatrix} in `risk-levels.ts`.
 * @param weights of the chosen answers
 * @returns null without answers
 */
export function toRiskResult(weights: readonly RiskWeights[]): RiskResult | null {
  if (weights.length === 0) return null
  const probability = toMean(weights.map((weight) => weight.probability))
  const impact = toMean(weights.map((weight) => weight.impact))
  const { level, color } = toRiskBand(probability, impact)
  return { level, color, Probabilidade: probability, Impacto: impact }
}
