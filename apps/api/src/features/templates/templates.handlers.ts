export { createTemplateDocument } from './create-template-document.handler.ts'
export {
  createFirmTemplateType,
  deleteFirmTemplateType,
  updateFirmTemplateType,
} from './firm-template-types.handler.ts'
export {
  createFirmTemplate,
  getFirmTemplate,
  listFirmTemplates,
  updateFirmTemplate,
} from './firm-templates.handler.ts'
export { getTemplate } from './get-template.handler.ts'
export { listTemplates, listTemplateTypes } from './list-templates.handler.ts'
export { createTemplateDraft, updateTemplateDraft } from './template-drafts.handler.ts'
