import * as calls from '../generated/calls/risk.ts'
import { defineCommand } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'

const wrapper = { ...serverFirst, stale: ['risk'] } as const

/** `POST /analysisRisk/sector`. Firm staff only, like all operations of this file. */
export const createRiskSector = defineCommand(calls.createRiskSector, {
  ...wrapper,
})

/** `PATCH /analysisRisk/sector/{id}`. */
export const updateRiskSector = defineCommand(calls.updateRiskSector, {
  ...wrapper,
})

/** `DELETE /analysisRisk/sector/{id}`: deletes it with its questions and the customers' answers to them. */
export const deleteRiskSector = defineCommand(calls.deleteRiskSector, {
  ...wrapper,
})

/** `POST /analysisRisk/question`. */
export const createRiskQuestion = defineCommand(calls.createRiskQuestion, {
  ...wrapper,
})

/** `PATCH /analysisRisk/question/{id}`. */
export const updateRiskQuestion = defineCommand(calls.updateRiskQuestion, {
  ...wrapper,
})

/** `DELETE /analysisRisk/question/{id}`: deletes it with its answers and the customers' choices of them. */
export const deleteRiskQuestion = defineCommand(calls.deleteRiskQuestion, {
  ...wrapper,
})

/** `POST /analysisRisk/answer`: an answer with its weights. */
export const createRiskAnswer = defineCommand(calls.createRiskAnswer, {
  ...wrapper,
})

/** `PATCH /analysisRisk/answer/{id}`. */
export const updateRiskAnswer = defineCommand(calls.updateRiskAnswer, {
  ...wrapper,
})

/** `DELETE /analysisRisk/answer/{id}`: customers who chose it have to answer again. */
export const deleteRiskAnswer = defineCommand(calls.deleteRiskAnswer, {
  ...wrapper,
})
