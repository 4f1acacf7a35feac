import * as calls from '../generated/calls/templates.ts'
import { defineCommand } from '../http/index.ts'

/**
 * `POST /templates/{id}/documents`: makes a PDF and a .docx of the answers, and with `documentRevised`
 * a demand that asks a specialist to review it. The draft is gone then.
 */
export const createTemplateDocument = defineCommand(calls.createTemplateDocument, {
  silent: true,
  stale: ['templates', 'documents', 'demands', 'home'],
})

/** `POST /templates/{id}/drafts`: begins the draft; one that is there takes these answers. */
export const createTemplateDraft = defineCommand(calls.createTemplateDraft, {
  silent: true,
  stale: ['templates'],
})

/** `PUT /templates/{id}/drafts`: changes the draft; 404 when there is none any more. */
export const updateTemplateDraft = defineCommand(calls.updateTemplateDraft, {
  silent: true,
  stale: ['templates'],
})
