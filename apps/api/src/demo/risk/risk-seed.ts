/**
 * An answer and its weights, 1 (lowest) to 5: how likely the event becomes by it, and how grave it
 * would be.
 */
export type RiskAnswerSeed = readonly [name: string, probability: number, impact: number]

/** A question of a sector, with the source of the duty that it is about. */
export interface RiskQuestionSeed {
  readonly name: string
  readonly source: string
  readonly answers: readonly RiskAnswerSeed[]
}

/** A sector of the internal risk analysis: one of the four profiles that the law asks to assess. */
export interface RiskSectorSeed {
  readonly name: string
  readonly questions: readonly RiskQuestionSeed[]
}
