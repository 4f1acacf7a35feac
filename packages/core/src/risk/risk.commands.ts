import type { UploadRecord } from '../files/files.types.ts'
import * as demandCalls from '../generated/calls/demands.ts'
import * as itemCalls from '../generated/calls/items.ts'
import * as calls from '../generated/calls/risk.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'
import { riskMessages as texts } from '../messages/risk.ts'
import type { RiskAnswerSelection, RiskSpreadsheetRow } from './risk.types.ts'

interface Id {
  readonly id: string
}

/** `POST /analysisRisk/answerCustomer`: answers a question; again, in place of the answer before. */
export const saveRiskAnswer = defineCommand(calls.saveRiskAnswerCustomer, {
  failure: 'risk.answerFailed',
  stale: ['risk'],
})

/** `PATCH /analysisRisk/answerCustomer/{id}`: chooses another answer. */
export const updateRiskAnswerCustomer = defineCommand(calls.updateRiskAnswerCustomer, {
  failure: 'risk.answerFailed',
  stale: ['risk'],
})

/** `DELETE /analysisRisk/answerCustomer/{id}`: takes an answer back. */
export const deleteRiskAnswerCustomer = defineCommand(calls.deleteRiskAnswerCustomer, {
  ...serverFirst,
  stale: ['risk'],
})

/** `DELETE /analysisRisk/answerCustomer`: 'Refazer', takes back every answer to a sector. */
export const redoRiskSector = defineCommand(calls.redoRiskSector, {
  request: ({ sectorId }: { sectorId: string }) => ({ query: { Sector_id: sectorId } }),
  ...serverFirst,
  stale: ['risk'],
})

/** `POST /analysisRisk/answerCustomer/calculateRisk`: the risk of a sector, of answers to all of its questions. Changes nothing. */
export const calculateRisk = defineCommand(calls.calculateRisk, {
  request: ({ answerList }: { answerList: readonly RiskAnswerSelection[] }) => ({
    body: { answerList: [...answerList] },
  }),
  ...serverFirst,
  stale: [],
})

/**
 * `POST /analysisRisk/question/questionBySector`: the questions of a sector and what the business
 * answers to them. Changes nothing; `getRiskSectorQuestions` is it as a read.
 */
export const listRiskQuestionsBySector = defineCommand(calls.listRiskQuestionsBySector, {
  request: ({ sectorId, customerId }: { sectorId: string; customerId: string }) => ({
    body: { Sector_id: sectorId, Customer_id: customerId },
  }),
  ...serverFirst,
  stale: [],
})

/** `POST /analysisRisk/answerCustomer/excel`: the spreadsheet of the analysis, to be attached. */
export const createRiskSpreadsheet = defineCommand(calls.createRiskSpreadsheet, {
  request: ({ rows, customerId }: { rows: readonly RiskSpreadsheetRow[]; customerId: string }) => ({
    body: { rows: [...rows], customer: customerId },
  }),
  ...serverFirst,
  stale: [],
})

/** What goes to the firm with an analysis. */
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
