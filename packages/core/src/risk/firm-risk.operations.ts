import * as calls from '../generated/calls/risk.ts'
import { defineCommand } from '../http/index.ts'

/** Each command has its own text of a failure; the server's message replaces it if there is one. */
const reported = { messageFirst: true, stale: ['risk'] } as const

/** `POST /analysisRisk/sector`. Firm staff only, like all operations of this file. */
export const createRiskSector = defineCommand(calls.createRiskSector, {
  ...reported,
  success: 'firm.riskSectorCreated',
  failure: 'firm.riskSectorCreateFailed',
})

/** `PATCH /analysisRisk/sector/{id}`. */
export const updateRiskSector = defineCommand(calls.updateRiskSector, {
  ...reported,
  success: 'firm.riskSectorUpdated',
  failure: 'firm.riskSectorUpdateFailed',
})

/** `DELETE /analysisRisk/sector/{id}`: deletes it with its questions and the customers' answers to them. */
export const deleteRiskSector = defineCommand(calls.deleteRiskSector, {
  ...reported,
  success: 'firm.riskSectorDeleted',
  failure: 'firm.riskSectorDeleteFailed',
})

/** `POST /analysisRisk/question`. */
export const createRiskQuestion = defineCommand(calls.createRiskQuestion, {
  ...reported,
  success: 'firm.riskQuestionCreated',
  failure: 'firm.riskQuestionCreateFailed',
})

/** `PATCH /analysisRisk/question/{id}`. */
export const updateRiskQuestion = defineCommand(calls.updateRiskQuestion, {
  ...reported,
  success: 'firm.riskQuestionUpdated',
  failure: 'firm.riskQuestionUpdateFailed',
})

/** `DELETE /analysisRisk/question/{id}`: deletes it with its answers and the customers' choices of them. */
export const deleteRiskQuestion = defineCommand(calls.deleteRiskQuestion, {
  ...reported,
  success: 'firm.riskQuestionDeleted',
  failure: 'firm.riskQuestionDeleteFailed',
})

/** `POST /analysisRisk/answer`: an answer with its weights. */
export const createRiskAnswer = defineCommand(calls.createRiskAnswer, {
  ...reported,
  success: 'firm.riskAnswerCreated',
  failure: 'firm.riskAnswerCreateFailed',
})

/** `PATCH /analysisRisk/answer/{id}`. */
export const updateRiskAnswer = defineCommand(calls.updateRiskAnswer, {
  ...reported,
  success: 'firm.riskAnswerUpdated',
  failure: 'firm.riskAnswerUpdateFailed',
})

/** `DELETE /analysisRisk/answer/{id}`: customers who chose it have to answer again. */
export const deleteRiskAnswer = defineCommand(calls.deleteRiskAnswer, {
  ...reported,
  success: 'firm.riskAnswerDeleted',
  failure: 'firm.riskAnswerDeleteFailed',
})
