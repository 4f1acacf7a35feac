import type { RiskAnswerCustomer, RiskQuestion, RiskSector } from './risk.types.ts'

/** Number of answered questions of a sector, and their total. */
export interface RiskSectorCounts {
  readonly answered: number
  readonly total: number
}

/** A sector is concluded when the answered count equals the question count. */
export const isRiskSectorDone = ({ answered, total }: RiskSectorCounts): boolean =>
  answered === total

/** Whether every sector is concluded: until then the button is disabled. */
export function isRiskComplete(sectors: readonly RiskSectorCounts[]): boolean {
  return sectors.length > 0 && sectors.every(isRiskSectorDone)
}

/** Input of the table of an analysis. */
export interface RiskTableInput {
  readonly sectors: readonly RiskSector[]
  /** Questions of all sectors. */
  readonly questions: readonly RiskQuestion[]
  /** Answers of the business. */
  readonly choices: readonly RiskAnswerCustomer[]
}

/** The counts of each sector, by its id. */
export function toRiskCounts({
  sectors,
  questions,
  choices,
}: RiskTableInput): Map<string, RiskSectorCounts> {
  const chosen = new Set(choices.map(({ Question_id }) => Question_id))
  return new Map(
    sectors.map(({ id }) => {
      const asked = questions.filter(({ Sector_id }) => Sector_id === id)
      const answered = asked.filter((question) => chosen.has(question.id)).length
      return [id, { answered, total: asked.length }]
    }),
  )
}
