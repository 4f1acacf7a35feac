import * as calls from '../generated/calls/risk.ts'
import type { ApiClient, Query } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'
import { calculateRisk, listRiskQuestionsBySector } from './risk.commands.ts'
import { loadRiskTableInput } from './risk-progress.queries.ts'
import {
  type AnsweredQuestion,
  type RiskTableRow,
  toAnsweredQuestions,
  toAnswerList,
  toRiskTable,
} from './risk-table.ts'

async function withResult(client: ApiClient, row: RiskTableRow): Promise<RiskTableRow> {
  const answerList = toAnswerList(row)
  if (!row.isDone || answerList.length === 0) return row
  return { ...row, result: await calculateRisk(client).mutationFn({ answerList }) }
}

/**
 * The table of the analysis: sectors with the answers of the business, and the risk of each concluded
 * one, calculated each time.
 */
export function getRiskTable(client: ApiClient): Query<RiskTableRow[]> {
  return {
    queryKey: ['risk', client.businessId(), calls.listRiskSectors.id, 'table'],
    meta: serverFirst,
    version: () => undefined,
    async queryFn({ signal } = {}) {
      const rows = toRiskTable(await loadRiskTableInput(client, signal))
      return Promise.all(rows.map((row) => withResult(client, row)))
    },
  }
}

/** `POST /analysisRisk/question/questionBySector` as a read: a sector's questions with their answers. */
export function getRiskSectorQuestions(
  client: ApiClient,
  input: { readonly sectorId: string; readonly customerId: string },
): Query<AnsweredQuestion[]> {
  return {
    queryKey: ['risk', client.businessId(), calls.listRiskQuestionsBySector.id, input],
    meta: serverFirst,
    version: () => undefined,
    async queryFn() {
      const { questions, answerMarked } = await listRiskQuestionsBySector(client).mutationFn(input)
      return toAnsweredQuestions(questions, answerMarked)
    },
  }
}
