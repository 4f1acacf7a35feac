import type { AnsweredQuestion } from '@tramite/core/risk'
import { riskSectorLabels as labels } from '../labels/risk-sector.ts'

/** The words of an answer to a question. */
export const toAnswer = (
  { AnswerAIRs }: AnsweredQuestion['question'],
  answerId: string | undefined,
): string => AnswerAIRs.find(({ id }) => id === answerId)?.name ?? labels.noAnswer
