import type { RiskResult } from './risk.types.ts'

/** A level of risk, with its colour and its maximum product. */
export interface RiskBand {
  readonly level: RiskResult['level']
  /** Dark enough for text on white. */
  readonly color: string
  readonly upTo: number
}

/**
 * The levels by the product of probability and impact, 1 to 25. Alto starts where both are above the
 * middle, or one is at its maximum and the other in the middle.
 */
export const riskBands = [
  { level: 'Baixo', color: '#1b7f3b', upTo: 5 },
  { level: 'Médio', color: '#8a5a00', upTo: 12 },
  { level: 'Alto', color: '#b3261e', upTo: 25 },
] as const satisfies readonly RiskBand[]

const [low, medium, high] = ['Baixo', 'Médio', 'Alto'] as const

/**
 * The matrix as people read it: a row for each probability from 1 to 5, with a level for each impact from
 * 1 to 5. {@link riskBands}, written out.
 */
export const riskMatrix = [
  [low, low, low, low, low],
  [low, low, medium, medium, medium],
  [low, medium, medium, medium, high],
  [low, medium, medium, high, high],
  [low, medium, high, high, high],
] as const satisfies readonly (readonly RiskResult['level'][])[]
