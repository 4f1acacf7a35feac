export {
  type AuthorityStatus,
  type AuthorityStatusEntry,
  authorityStatuses,
  REGISTERED_STATUS,
} from './authority-statuses.ts'
export { evaluateContractFile } from './contract-file.rules.ts'
export { type JpegHeader, parseJpegHeader } from './jpeg-header.ts'
export {
  MARK_COUNTRY,
  MARK_DECISION_MONTHS,
  MARKS_TOTAL_BEFORE_ANSWER,
  marksPageSize,
  natures,
  needsLogo,
  type Presentation,
  presentations,
  toEditableParts,
  toPresentation,
} from './mark.rules.ts'
export { evaluateMarkEdit, type MarkChange } from './mark-edit.rules.ts'
export { createMarkEditSchema, markImportSchema } from './mark-forms.schema.ts'
export { hasImported, type ImportOutcome } from './mark-import.rules.ts'
export { toImportText } from './mark-import-text.ts'
export {
  evaluateMarkLogo,
  type LogoRefusal,
  MARK_LOGO_PIXELS,
  MARK_LOGO_SIZE_MAX,
  markLogoHint,
  toLogoText,
} from './mark-logo.rules.ts'
export {
  type DatedProcess,
  groupMarkProcesses,
  type MarkOutlook,
  type MarkProcessGroup,
  markTurnText,
  type NumberedProcess,
  toMarkOutlook,
  toOutlookText,
  toProcessOutlook,
} from './mark-next.rules.ts'
export { type MarkRegistrationDraft, markRegistrationDraft } from './mark-registration.draft.ts'
export {
  MARK_PAGES,
  type MarkPage,
  type MarkRegistrationEvent,
  type MarkRegistrationInput,
  markPageOf,
  markRegistrationMachine,
  toMarkPage,
} from './mark-registration.machine.ts'
export {
  emptyMarkForm,
  evaluateMarkDraft,
  type HolderBusiness,
  type MarkDraftRefusal,
  type MarkForm,
  type MarkHolderFields,
  type OwnHolder,
  toHolderStart,
  toMarkDraft,
  toMarkDraftText,
  toMarkEmail,
  toOwnHolder,
} from './mark-registration.rules.ts'
export {
  isListedMark,
  type MarkProgress,
  type MarkStatus,
  toMarkStatus,
  toMarkStatusText,
} from './mark-status.rules.ts'
export {
  addMarkProcess,
  createMark,
  importGazette,
  importMarks,
  removeMarkProcess,
  updateFirmMark,
  updateMark,
  updateMarkProcess,
} from './marks.commands.ts'
export {
  getFirmMark,
  getGazette,
  getMark,
  type ListMarksInput,
  listFirmMarks,
  listGazettes,
  listMarkHistory,
  listMarks,
} from './marks.queries.ts'
export type {
  FirmMark,
  Gazette,
  Mark,
  MarkDraft,
  MarkEvent,
  MarkImportResult,
  MarkProcess,
} from './marks.types.ts'
