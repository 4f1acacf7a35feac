import { type RiskResult, riskBands } from '@tramite/core/risk'

/** Minimum of weight, probability and impact. */
export const RISK_SCALE_MIN = 1

/** Maximum of weight, probability and impact. */
export const RISK_SCALE_MAX = 5

/** The weights of an answer, each a whole number from 1 to 5. */
interface RiskWeights {
  /** How likely the answer makes the event. */
  readonly probability: number
  /** How severe the event would be. */
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

/** The level of a probability and an impact, as its index among the levels. */
const toRank = ({ probability, impact }: RiskWeights) =>
  riskBands.indexOf(toRiskBand(probability, impact))

const byProduct = (one: RiskWeights, other: RiskWeights) =>
  one.probability * one.impact - other.probability * other.impact ||
  one.probability - other.probability

/** The minimum risk that a single answer implies: one step below its own weights. */
const toFloor = ({ probability, impact }: RiskWeights): RiskWeights => ({
  probability: toScale(probability - 1),
  impact: toScale(impact - 1),
})

/**
 * The risk of some answers: Probabilidade and Impacto are the means of their weights, rounded to the
 * nearest integer, halves up; the product gives the level (up to 5 Baixo, up to 12 Médio, above Alto) and
 * its colour. The means never hide a failed control: the level is never below that of any single answer
 * with both of its weights one step lower, which then become Probabilidade and Impacto. So the worst
 * possible answer (5 and 5) is always Alto, and one of 4 and 4 at least Médio: prevention of money
 * laundering is as strong as its weakest control. An answer with greater weights never lowers the level.
 * The matrix is `riskMatrix` of the SDK.
 * @param weights of the chosen answers
 * @returns null without answers
 */
export function toRiskResult(weights: readonly RiskWeights[]): RiskResult | null {
  if (weights.length === 0) return null
  const means = {
    probability: toMean(weights.map((weight) => weight.probability)),
    impact: toMean(weights.map((weight) => weight.impact)),
  }
  const floor = weights.map(toFloor).sort(byProduct).at(-1) ?? means
  const { probability, impact } = toRank(floor) > toRank(means) ? floor : means
  const { level, color } = toRiskBand(probability, impact)
  return { level, color, Probabilidade: probability, Impacto: impact }
}
