import { RISK_ANALYSIS_TYPE } from '../demands/index.ts'
import * as demandCalls from '../generated/calls/demands.ts'
import * as calls from '../generated/calls/risk.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'
import { PAGE_SIZE_MAX } from '../limits.ts'

/** The tool reads its lists to their ends. */
const allOf = <Filter extends object>(filter: Filter) => ({
  query: { limit: PAGE_SIZE_MAX, ...filter },
})

interface OfSector {
  readonly Sector_id?: string
}
interface OfQuestion {
  readonly Question_id?: string
}

/** `GET /analysisRisk/sector`: the sectors of the analysis. */
export const listRiskSectors = definePagedQuery(calls.listRiskSectors, {
  resource: 'risk',
  meta: serverFirst,
  request: allOf<Readonly<Record<string, never>>>,
})

/** `GET /analysisRisk/sector/{id}`. */
export const getRiskSector = defineQuery(calls.getRiskSector, {
  resource: 'risk',
  meta: serverFirst,
})

/** `GET /analysisRisk/question`: the questions with their answers, of a sector or of all. */
export const listRiskQuestions = definePagedQuery(calls.listRiskQuestions, {
  resource: 'risk',
  meta: serverFirst,
  request: allOf<OfSector>,
})

/** `GET /analysisRisk/question/{id}`. */
export const getRiskQuestion = defineQuery(calls.getRiskQuestion, {
  resource: 'risk',
  meta: serverFirst,
})

/** `GET /analysisRisk/answer`: the answers to choose from, of a question or of all. */
export const listRiskAnswers = definePagedQuery(calls.listRiskAnswers, {
  resource: 'risk',
  meta: serverFirst,
  request: allOf<OfQuestion>,
})

/** `GET /analysisRisk/answer/{id}`, without its weights. */
export const getRiskAnswer = defineQuery(calls.getRiskAnswer, {
  resource: 'risk',
  meta: serverFirst,
})

/** `GET /analysisRisk/answerCustomer`: the answers of the business. */
export const listRiskAnswersCustomer = definePagedQuery(calls.listRiskAnswersCustomer, {
  resource: 'risk',
  meta: serverFirst,
  request: allOf<OfSector & { Customer_id?: string }>,
})

/** `GET /analysisRisk/answerCustomer/{id}`. */
export const getRiskAnswerCustomer = defineQuery(calls.getRiskAnswerCustomer, {
  resource: 'risk',
  meta: serverFirst,
})

/** `GET /firm/analysisRisk/answer`: the answers with their weights. Firm staff only. */
export const listFirmRiskAnswers = definePagedQuery(calls.listFirmRiskAnswers, {
  resource: 'risk',
  meta: serverFirst,
  request: allOf<OfQuestion>,
})

/** `GET /firm/analysisRisk/answer/{id}`. Firm staff only. */
export const getFirmRiskAnswer = defineQuery(calls.getFirmRiskAnswer, {
  resource: 'risk',
  meta: serverFirst,
})

/**
 * `GET /demands` of the type of the analysis, newest first: the tool works on the first one.
 */
export const listRiskDemands = defineQuery(demandCalls.listDemands, {
  resource: 'demands',
  meta: serverFirst,
  request: () => ({ query: { demandTypeName: RISK_ANALYSIS_TYPE, limit: PAGE_SIZE_MAX } }),
})
