export { calculateRiskSector, RISK_RELOAD_DELAY_MS } from './calculate-risk-sector.ts'
export {
  createRiskAnswer,
  createRiskQuestion,
  createRiskSector,
  deleteRiskAnswer,
  deleteRiskQuestion,
  deleteRiskSector,
  updateRiskAnswer,
  updateRiskQuestion,
  updateRiskSector,
} from './firm-risk.operations.ts'
export {
  calculateRisk,
  createRiskSpreadsheet,
  deleteRiskAnswerCustomer,
  listRiskQuestionsBySector,
  type RiskDelivery,
  redoRiskSector,
  reopenRiskDemand,
  saveRiskAnswer,
  sendRiskMessage,
  updateRiskAnswerCustomer,
} from './risk.commands.ts'
export {
  getFirmRiskAnswer,
  getRiskAnswer,
  getRiskAnswerCustomer,
  getRiskQuestion,
  getRiskSector,
  listFirmRiskAnswers,
  listRiskAnswers,
  listRiskAnswersCustomer,
  listRiskDemands,
  listRiskQuestions,
  listRiskSectors,
} from './risk.queries.ts'
export type {
  FirmRiskAnswer,
  RiskAnswer,
  RiskAnswerChange,
  RiskAnswerCustomer,
  RiskAnswerSelection,
  RiskDemand,
  RiskQuestion,
  RiskResult,
  RiskSector,
  RiskSpreadsheetRow,
} from './risk.types.ts'
export { riskAnswersDraft } from './risk-answers.draft.ts'
export { isRiskComplete, type RiskSectorCounts, type RiskTableInput } from './risk-counts.ts'
export {
  evaluateRiskEntry,
  evaluateRiskQuestions,
  evaluateRiskTool,
  type RiskEntry,
  type RiskTermsOwner,
  toRiskTermsKey,
} from './risk-entry.rules.ts'
export {
  createRiskAnswersSchema,
  riskTermsSchema,
} from './risk-forms.schema.ts'
export {
  type RiskBand,
  riskBands,
  riskMatrix,
} from './risk-levels.ts'
export { evaluateRiskMeeting } from './risk-meeting.rules.ts'
export { getRiskSectorQuestions, getRiskTable } from './risk-pages.queries.ts'
export { getRiskProgress } from './risk-progress.queries.ts'
export {
  evaluateRiskAnswering,
  evaluateRiskSector,
  type RiskSectorOffers,
  type RiskSectorState,
} from './risk-sectors.rules.ts'
export {
  type RiskParcel,
  type RiskSendingEvent,
  type RiskSendingMachine,
  riskSendingMachine,
} from './risk-sending.machine.ts'
export {
  isRiskDelivery,
  type RiskRoute,
  type RiskSendingProblem,
  type RiskSendingRefusal,
  toRiskRefusalText,
} from './risk-sending.rules.ts'
export { createRiskSending, loadRiskDemand } from './risk-sending.ts'
export { type RiskStanding, toRiskStanding } from './risk-standing.rules.ts'
export {
  type AnsweredQuestion,
  type RiskChoices,
  type RiskTableRow,
  toChangedAnswers,
  toRiskForm,
  toRiskTable,
} from './risk-table.ts'
export { riskMeetingDraft } from './risk-texts.ts'
export {
  chooseRiskAnswer,
  findOvertakenChoices,
  toOpenChoices,
  type UnsavedChoices,
} from './unsaved-choices.ts'
