export { createRiskSpreadsheet } from './create-risk-spreadsheet.handler.ts'
export { calculateRisk, listRiskQuestionsBySector } from './risk-answering.handler.ts'
export {
  createRiskAnswer,
  deleteRiskAnswer,
  getFirmRiskAnswer,
  getRiskAnswer,
  listFirmRiskAnswers,
  listRiskAnswers,
  updateRiskAnswer,
} from './risk-answers.handler.ts'
export {
  deleteRiskAnswerCustomer,
  getRiskAnswerCustomer,
  listRiskAnswersCustomer,
  redoRiskSector,
  saveRiskAnswerCustomer,
  updateRiskAnswerCustomer,
} from './risk-choices.handler.ts'
export {
  createRiskQuestion,
  deleteRiskQuestion,
  getRiskQuestion,
  listRiskQuestions,
  updateRiskQuestion,
} from './risk-questions.handler.ts'
export {
  createRiskSector,
  deleteRiskSector,
  getRiskSector,
  listRiskSectors,
  updateRiskSector,
} from './risk-sectors.handler.ts'
