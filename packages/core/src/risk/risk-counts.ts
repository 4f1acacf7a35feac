import type { RiskAnswerCustomer, RiskQuestion, RiskSector } from './risk.types.ts'

/** How much of a sector is answered. */
export interface RiskSectorCounts {
  readonly answered: number
  readonly total: number
}

/** A sector is concluded when the answered count equals the question count. */
export const isRiskSectorDone = ({ answered, total }: RiskSectorCounts): boolean =>
  answered === total

/** Whether every sector is concluded: before that the button is disabled. */
export function isRiskComplete(sectors: readonly RiskSectorCounts[]): boolean {
  return sectors.length > 0 && sectors.every(isRiskSectorDone)
}

/** What the table of an analysis is made from. */
export interface RiskTableInput {
  readonly sectors: readonly RiskSector[]
  /** Of all sectors. */
  readonly questions: readonly RiskQuestion[]
  /** Of the business. */
  readonly choices: readonly RiskAnswerCustomer[]
}

/** How much of each sector is answered, by its id. */
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
