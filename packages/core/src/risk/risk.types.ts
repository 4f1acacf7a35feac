import type { DemandStatus } from '../demands/index.ts'
import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** A sector of the analysis: a risk event. */
export type RiskSector = Schemas['RiskSector']
/** A question of a sector, with the answers to choose from. */
export type RiskQuestion = Schemas['RiskQuestion']
/** An answer to choose; only the firm sees its weights. */
export type RiskAnswer = Schemas['RiskAnswer']
/** An answer with its weights, as the firm's staff see it. */
export type FirmRiskAnswer = Schemas['FirmRiskAnswer']
/** The answer of a business to a question. */
export type RiskAnswerCustomer = Schemas['RiskAnswerCustomer']
/** A question and the answer chosen for it. */
export type RiskAnswerSelection = Schemas['RiskSelectedAnswer']
/** An answer to save, with the one that it replaces; null for none. */
export interface RiskAnswerChange extends RiskAnswerSelection {
  readonly ReplacedAnswer_id: string | null
}
/** The risk that follows from some answers. */
export type RiskResult = Schemas['RiskResult']
/** A line of the spreadsheet. */
export type RiskSpreadsheetRow = Schemas['RiskSpreadsheetRow']

/** The fields of the demand that the tool reads, of the type 'Análise Interna de Risco'. */
export interface RiskDemand {
  readonly id: string
  readonly statusKey: DemandStatus
  readonly backofficeUserId: string | null
}
