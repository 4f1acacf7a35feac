export { evaluateActivityName, evaluateNewActivity } from './activities.rules.ts'
export {
  type AnswerParts,
  isProse,
  isSameAnswer,
  joinAnswer,
  parseAnswer,
  splitAnswer,
  toAnswer,
  toAnswerText,
} from './answer-values.ts'
export { type DataFlow, type FlowLink, type FlowNode, toDataFlow } from './data-flow.rules.ts'
export { defaultQuestionnaire } from './default-questionnaire.ts'
export { getFirmMapping, listFirmMappings, reviewFirmMapping } from './firm-mapping.operations.ts'
export { saveLeftAnswers } from './left-answers.ts'
export { type LegalBasis, suggestLegalBases } from './legal-basis.rules.ts'
export {
  acceptMappingWarning,
  addMappingActivity,
  addMappingSectors,
  addOtherMappingSector,
  deleteMappingActivity,
  deleteMappingSector,
  keepMappingAnswers,
  renameMappingActivity,
  reopenMapping,
  requestMappingMeeting,
  retitleMappingActivity,
  saveMappingAnswers,
  sendMappingToReview,
  updateMappingAnswers,
} from './mapping.commands.ts'
export {
  getMapping,
  getMappingAnswers,
  getMappingHome,
  getMappingQuestionnaire,
  getMappingReport,
  getMappingSector,
  getPreviousMappingReport,
  listMappingDocuments,
  listMappingSectors,
} from './mapping.queries.ts'
export type {
  FirmMapping,
  Mapping,
  MappingActivity,
  MappingActivitySummary,
  MappingAnswers,
  MappingHome,
  MappingQuestion,
  MappingQuestionnaire,
  MappingReport,
  MappingSector,
  PreviousMappingReport,
} from './mapping.types.ts'
export {
  holdAnswers,
  joinUnsavedAnswers,
  mappingAnswersDraft,
  toUnsavedAnswers,
  type UnsavedAnswers,
} from './mapping-answers.draft.ts'
export {
  type AnswersByField,
  changeAnswers,
  toActivityProgress,
  toAnswerPercentage,
  toQuestionPlace,
} from './mapping-answers.rules.ts'
export {
  type ChangedActivity,
  type ChangedAnswer,
  compareMappings,
  countShownCompletions,
  isUnchanged,
  type MappingChanges,
  type MappingSince,
  type PlacedActivity,
  toMappingSince,
} from './mapping-changes.rules.ts'
export { type MappingField, mappingFields } from './mapping-fields.ts'
export {
  findInAnswers,
  type MappingFinding,
  type MappingFindingKind,
} from './mapping-findings.rules.ts'
export {
  createActivitySchema,
  createSectorSchema,
  mappingWarningSchema,
} from './mapping-forms.schema.ts'
export { evaluateMappingPage, type MappingPage, type ShownMapping } from './mapping-home.rules.ts'
export {
  ANSWER_MAX,
  MAPPING_QUESTIONS,
  MAPPING_SECTORS_MAX,
  mappingDocumentsPageSize,
  SECTOR_ACTIVITIES_MAX,
} from './mapping-limits.ts'
export {
  countCompletions,
  MAPPING_PDF_DOCUMENTS,
  type MappingPdf,
  toMappingPdf,
} from './mapping-pdf.rules.ts'
export {
  type AnswersToSave,
  mappingQuestionnaireMachine,
  type QuestionnaireEvent,
  type SavedAnswers,
  toOthersAnswers,
  toQuestionnaire,
} from './mapping-questionnaire.machine.ts'
export {
  type ReportedActivity,
  type ReportedMapping,
  type ReportedSector,
  toReportedMapping,
} from './mapping-report.rules.ts'
export {
  evaluateMappingBegin,
  evaluateMappingEdit,
  evaluateMappingMeeting,
  evaluateMappingRedo,
  evaluateMappingReview,
  evaluateMappingStart,
  evaluateMappingStep,
  type MappingEditRefusal,
  type MappingRefusal,
  type MappingStep,
} from './mapping-review.rules.ts'
export { type ActivityPlace, createMappingSaving } from './mapping-saving.ts'
export { type MappingSheetSince, toMappingSheet, toMappingSheetName } from './mapping-sheet.ts'
export { type MappingStage, type StagedMapping, toMappingStage } from './mapping-stage.rules.ts'
export { type MappingStanding, toMappingStanding } from './mapping-standing.rules.ts'
export { type SectorKind, sectorKinds } from './sector-kinds.ts'
export { evaluateNewSectors, listOfferedSectors, OTHER_SECTOR } from './sectors.rules.ts'
export { suggestTags } from './suggested-tags.ts'
