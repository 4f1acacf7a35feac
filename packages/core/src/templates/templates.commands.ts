import * as calls from '../generated/calls/templates.ts'
import { defineCommand } from '../http/index.ts'

/**
 * `POST /templates/{id}/documents`: creates a PDF and a .docx from the answers, and with
 * `documentRevised` a demand that asks a specialist to review it. It deletes the draft.
 */
export const createTemplateDocument = defineCommand(calls.createTemplateDocument, {
  silent: true,
  stale: ['templates', 'documents', 'demands', 'home'],
})

/** `POST /templates/{id}/drafts`: creates the draft; an existing one gets these answers. */
export const createTemplateDraft = defineCommand(calls.createTemplateDraft, {
  silent: true,
  stale: ['templates'],
})

/** `PUT /templates/{id}/drafts`: changes the draft; 404 if it no longer exists. */
export const updateTemplateDraft = defineCommand(calls.updateTemplateDraft, {
  silent: true,
  stale: ['templates'],
})
