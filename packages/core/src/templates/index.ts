export { type AnswerKind, answerKindOf, type TemplateFieldType } from './answer-kinds.ts'
export {
  createFirmTemplate,
  createFirmTemplateType,
  deleteFirmTemplateType,
  getFirmTemplate,
  listFirmTemplates,
  updateFirmTemplate,
  updateFirmTemplateType,
} from './firm-templates.operations.ts'
export { evaluateDocumentReview } from './template-access.rules.ts'
export {
  type TemplateAnswers,
  toCurrentAnswers,
  toTemplateProgress,
} from './template-answers.rules.ts'
export {
  areAnswersSent,
  type StoredDraft,
  type TemplateDraftEvent,
  templateDraftMachine,
  toDraftStatusText,
} from './template-draft.machine.ts'
export {
  type OpenedTemplate,
  openTemplateFilling,
  type TemplateFilling,
  type TemplateFillingOptions,
} from './template-filling.ts'
export {
  type MadeDocument,
  type NewDocument,
  type TemplateFormEvent,
  templateFormMachine,
  toPathAfterDocument,
  toTemplateStep,
} from './template-form.machine.ts'
export {
  createTemplateSchema,
  type TemplateFormField,
  toTemplatePages,
  toTemplateToast,
} from './template-forms.schema.ts'
export {
  TEMPLATE_ANSWER_MAX,
  TEMPLATE_ANSWERS_MAX,
  TEMPLATE_DOCUMENTS_SHOWN,
  TEMPLATE_PREVIEW_FIELDS_MAX,
} from './template-limits.ts'
export { findMadeSince, type MakingStart } from './template-made.ts'
export { toRevisionText } from './template-revision.ts'
export { templateTags } from './template-tags.ts'
export {
  createPreview,
  fitsDocument,
  isInPreview,
  type PlacedField,
  type PreviewPiece,
  toAnswerHint,
  toAnswerText,
  toDocumentHtml,
} from './template-text.rules.ts'
export {
  keepUnsavedAnswers,
  templateUnsavedDraft,
  toKnownAnswers,
  toLeftAnswers,
  toUnsavedAnswers,
  type UnsavedAnswers,
  withUnsavedAnswers,
} from './template-unsaved.draft.ts'
export {
  createTemplateDocument,
  createTemplateDraft,
  updateTemplateDraft,
} from './templates.commands.ts'
export { getTemplate, listTemplates, listTemplateTypes } from './templates.queries.ts'
export type {
  FirmTemplate,
  Template,
  TemplateField,
  TemplateSummary,
  TemplateType,
} from './templates.types.ts'
