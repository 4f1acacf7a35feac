import type { components } from '@tramite/core/contract'
import type { AnswerRow } from './risk-answers.store.ts'
import type { ChoiceRow } from './risk-choices.store.ts'
import type { QuestionRow } from './risk-questions.store.ts'
import type { SectorRow } from './risk-sectors.store.ts'

type Schemas = components['schemas']
type ShownAnswer = Pick<AnswerRow, 'id' | 'name' | 'questionId' | 'createdAt'>

/** A sector as the contract shows it. */
export const toSector = ({ id, name }: SectorRow): Schemas['RiskSector'] => ({ id, name })

/** An answer without its weights, as customers get it. */
export const toAnswer = (row: ShownAnswer): Schemas['RiskAnswer'] => ({
  id: row.id,
  name: row.name,
  Question_id: row.questionId,
  createdAt: row.createdAt,
})

/** An answer with its weights, as the firm gets it. */
export const toFirmAnswer = (row: AnswerRow): Schemas['FirmRiskAnswer'] => ({
  ...toAnswer(row),
  Probabilidade: row.probability,
  Impacto: row.impact,
})

/** A question with its answers. */
export function toQuestion(
  { id, name, source, sectorId, createdAt }: QuestionRow,
  answers: readonly ShownAnswer[],
): Schemas['RiskQuestion'] {
  const own = answers.filter(({ questionId }) => questionId === id)
  return { id, name, source, Sector_id: sectorId, createdAt, AnswerAIRs: own.map(toAnswer) }
}

/** The answer of a business. */
export const toChoice = (row: ChoiceRow): Schemas['RiskAnswerCustomer'] => ({
  id: row.id,
  Question_id: row.questionId,
  Answer_id: row.answerId,
  Customer_id: row.customerId,
  Business_id: row.businessId,
  updatedAt: row.updatedAt,
})
