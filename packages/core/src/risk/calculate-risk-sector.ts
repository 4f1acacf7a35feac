import type { Tramite } from '../tramite/tramite.types.ts'
import { calculateRisk, saveRiskAnswer } from './risk.commands.ts'
import type { RiskResult } from './risk.types.ts'
import {
  type AnsweredQuestion,
  type RiskChoices,
  toAnswerList,
  toChangedAnswers,
} from './risk-table.ts'

/** Delay of the page reload after 'Calcular Risco', in milliseconds. */
export const RISK_RELOAD_DELAY_MS = 2000

/**
 * 'Calcular Risco': saves the unsaved answers of the form, then calculates. The page reloads
 * `RISK_RELOAD_DELAY_MS` later.
 * @param form the chosen answer by question; every question has one
 * @throws {ApiError} for the first answer that could not be saved; those before it are saved
 */
export async function calculateRiskSector(
  { run }: Pick<Tramite, 'run'>,
  questions: readonly AnsweredQuestion[],
  form: RiskChoices,
): Promise<RiskResult> {
  const changed = toChangedAnswers({ questions }, form)
  for (const answer of changed) await run(saveRiskAnswer, answer)
  const kept = toAnswerList({ questions }).filter(
    ({ Question_id }) => !changed.some((answer) => answer.Question_id === Question_id),
  )
  const chosen = changed.map(({ Question_id, Answer_id }) => ({ Question_id, Answer_id }))
  return run(calculateRisk, { answerList: [...kept, ...chosen] })
}
