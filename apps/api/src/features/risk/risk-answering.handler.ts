import type { Principal } from '../../db/principal.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireBusiness } from '../../http/require-caller.ts'
import type { BusinessScope } from '../visibility/demand-scope.ts'
import { toChoice, toQuestion } from './risk.wire.ts'
import { selectWeights } from './risk-answers.store.ts'
import { selectAllChoices } from './risk-choices.store.ts'
import { selectSectorQuestions } from './risk-questions.store.ts'
import { toRiskResult } from './risk-result.rules.ts'
import { selectSector } from './risk-sectors.store.ts'
import { isWholeSector } from './sector-result.ts'

function toScopeOf(principal: Principal, businessId: string | null): BusinessScope {
  if (!principal.staff) return { kind: 'one', businessId: requireBusiness(principal, businessId) }
  return businessId === null ? { kind: 'all' } : { kind: 'one', businessId }
}

/** The questions of a sector, and the business's answers. */
export const listRiskQuestionsBySector: Handler<'listRiskQuestionsBySector'> = async (call) => {
  const { body, businessId, unit } = call
  const { Sector_id: sectorId, Customer_id: customerId } = body
  const principal = await unit.principal()
  if (!principal.staff && principal.customerId !== customerId) throw notFound()
  const scope = toScopeOf(principal, businessId)
  const [[sector], rows, answers, choices] = await unit.read(
    selectSector(sectorId),
    ...selectSectorQuestions(sectorId),
    selectAllChoices({ scope, sectorId, customerId }),
  )
  if (!sector) throw notFound()
  return {
    questions: rows.map((row) => toQuestion(row, answers)),
    answerMarked: choices.map(toChoice),
  }
}

/**
 * The risk of a sector by answers to all of its questions, from the weights that only the server knows: a
 * result for a single answer would reveal its weights. See `toRiskResult` for how they give Probabilidade
 * and Impacto, and `riskMatrix` for how those give the level.
 */
export const calculateRisk: Handler<'calculateRisk'> = async ({ body, unit }) => {
  const { answerList } = body
  const [rows] = await unit.read(selectWeights(answerList.map(({ Answer_id }) => Answer_id)))
  const byAnswer = new Map(rows.map((row) => [row.id, row]))
  const asked = new Set(answerList.map(({ Question_id }) => Question_id))
  const weights = answerList.flatMap(({ Question_id, Answer_id }) => {
    const row = byAnswer.get(Answer_id)
    return row?.questionId === Question_id ? [row] : []
  })
  const result = toRiskResult(weights)
  const isOfQuestions = weights.length === answerList.length && asked.size === answerList.length
  if (!result || !isOfQuestions) throw new Problem(400, 'RISK_ANSWER_MISMATCH')
  if (!isWholeSector(weights)) throw new Problem(400, 'RISK_SECTOR_INCOMPLETE')
  return result
}
