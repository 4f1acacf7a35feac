import type { UploadRecord } from '../files/index.ts'
import * as demandCalls from '../generated/calls/demands.ts'
import * as itemCalls from '../generated/calls/items.ts'
import * as calls from '../generated/calls/risk.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'
import { riskItemMessages as texts } from '../messages/risk.ts'
import type { RiskAnswerSelection, RiskSpreadsheetRow } from './risk.types.ts'

interface Id {
  readonly id: string
}

/**
 * `POST /analysisRisk/answerCustomer`: answers a question, replacing an earlier answer. Another answer than
 * `ReplacedAnswer_id` is not replaced (412): callers show it, and ask whose is to stay.
 */
export const saveRiskAnswer = defineCommand(calls.saveRiskAnswerCustomer, {
  failure: 'risk.answerFailed',
  silentStatus: 412,
  stale: ['risk'],
})

/** `PATCH /analysisRisk/answerCustomer/{id}`: chooses another answer. */
export const updateRiskAnswerCustomer = defineCommand(calls.updateRiskAnswerCustomer, {
  failure: 'risk.answerFailed',
  stale: ['risk'],
})

/** `DELETE /analysisRisk/answerCustomer/{id}`: withdraws an answer. */
export const deleteRiskAnswerCustomer = defineCommand(calls.deleteRiskAnswerCustomer, {
  ...serverFirst,
  stale: ['risk'],
})

/** `DELETE /analysisRisk/answerCustomer`: 'Refazer', withdraws every answer in a sector. */
export const redoRiskSector = defineCommand(calls.redoRiskSector, {
  request: ({ sectorId }: { sectorId: string }) => ({ query: { Sector_id: sectorId } }),
  ...serverFirst,
  stale: ['risk'],
})

/**
 * `POST /analysisRisk/answerCustomer/calculateRisk`: the risk of a sector, from the answers to all of its
 * questions. Changes nothing.
 */
export const calculateRisk = defineCommand(calls.calculateRisk, {
  request: ({ answerList }: { answerList: readonly RiskAnswerSelection[] }) => ({
    body: { answerList: [...answerList] },
  }),
  ...serverFirst,
  needsAnswer: true,
  stale: [],
})

/**
 * `POST /analysisRisk/question/questionBySector`: the questions of a sector with the answers of the
 * business. Changes nothing; `getRiskSectorQuestions` is the same as a read.
 */
export const listRiskQuestionsBySector = defineCommand(calls.listRiskQuestionsBySector, {
  request: ({ sectorId, customerId }: { sectorId: string; customerId: string }) => ({
    body: { Sector_id: sectorId, Customer_id: customerId },
  }),
  ...serverFirst,
  stale: [],
})

/** `POST /analysisRisk/answerCustomer/excel`: creates the spreadsheet of the analysis, to be attached. */
export const createRiskSpreadsheet = defineCommand(calls.createRiskSpreadsheet, {
  request: ({ rows, customerId }: { rows: readonly RiskSpreadsheetRow[]; customerId: string }) => ({
    body: { rows: [...rows], customer: customerId },
  }),
  ...serverFirst,
  stale: [],
})

/** Input of the delivery of an analysis. */
export interface RiskDelivery extends Id {
  /** The assignee of the demand. */
  readonly backofficeUserId: string | null
  /** The spreadsheet. */
  readonly attachment: UploadRecord
}

/** `POST /demands/{id}/items/message`: sends the analysis as a message. */
export const sendRiskMessage = defineCommand(itemCalls.postDemandMessage, {
  request: ({ id, backofficeUserId, attachment }: RiskDelivery & Idempotent) => ({
    path: { id },
    body: { content: texts['risk.item'], attachments: [attachment], backofficeUserId },
  }),
  success: 'risk.sent',
  ...serverFirst,
  stale: ['demands', 'documents'],
})

/** `PATCH /demands/{id}/status`: sends it again after the delivery. */
export const reopenRiskDemand = defineCommand(demandCalls.updateDemandStatus, {
  request: ({ id, backofficeUserId, attachment }: RiskDelivery & Versioned) => ({
    path: { id },
    body: {
      statusKey: 'IN_PROGRESS' as const,
      message: texts['risk.item'],
      attachments: [attachment],
      backofficeUserId,
    },
  }),
  success: 'risk.sentAgain',
  ...serverFirst,
  stale: ['demands', 'home', 'documents'],
})
