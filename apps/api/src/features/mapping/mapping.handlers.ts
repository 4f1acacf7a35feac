export { acceptMappingWarning } from './accept-mapping-warning.handler.ts'
export {
  addMappingActivity,
  deleteMappingActivity,
  renameMappingActivity,
} from './activities.handler.ts'
export { getFirmMapping, listFirmMappings } from './firm-mappings.handler.ts'
export { getMappingQuestionnaire } from './get-mapping-questionnaire.handler.ts'
export { listMappingDocuments } from './list-mapping-documents.handler.ts'
export {
  getMapping,
  getMappingHome,
  getMappingReport,
  getPreviousMappingReport,
} from './mapping.handler.ts'
export { getMappingAnswers, updateMappingAnswers } from './mapping-answers.handler.ts'
export { requestMappingMeeting } from './request-mapping-meeting.handler.ts'
export { reopenMapping, reviewFirmMapping, sendMappingToReview } from './review-mapping.handler.ts'
export {
  addMappingSectors,
  addOtherMappingSector,
  deleteMappingSector,
  getMappingSector,
  listMappingSectors,
} from './sectors.handler.ts'
