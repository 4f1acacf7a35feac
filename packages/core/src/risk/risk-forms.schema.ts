import * as z from 'zod/mini'
import { toolFieldMessages as texts } from '../messages/tool-fields.ts'

/** The terms of the risk analysis: their box has to be ticked. */
export const riskTermsSchema = z.object({
  accepted: z.literal(true, texts['tools.checkRequired']),
})

/**
 * The questions of a sector, each of which needs a choice before the risk is calculated; the values are
 * the chosen answer by question.
 */
export function createRiskAnswersSchema(questionIds: readonly string[]) {
  const answer = z
    .string(texts['risk.answerRequired'])
    .check(z.minLength(1, texts['risk.answerRequired']))
  return z.object(Object.fromEntries(questionIds.map((id) => [id, answer])))
}
