import { defineCommand, type Idempotent } from '../http/index.ts'
import type { TemplateAnswers } from './template-answers.rules.ts'

interface OfTemplate {
  readonly id: string
}

/**
 * `POST /templates/{id}/documents`: makes a PDF of the answers, and with `documentRevised` a demand
 * that asks a specialist to review it. The draft is gone then.
 */
export const createTemplateDocument = defineCommand({
  method: 'post',
  path: '/templates/{id}/documents',
  request: ({
    id,
    templateData,
    documentRevised,
  }: OfTemplate &
    Idempotent & {
      readonly templateData: TemplateAnswers
      readonly documentRevised: boolean
    }) => ({
    path: { id },
    body: { templateData, documentRevised },
  }),
  idempotent: true,
  silent: true,
  stale: ['templates', 'documents', 'demands', 'home'],
})

interface DraftInput extends OfTemplate {
  readonly templateAnswers: TemplateAnswers
}

/** `POST /templates/{id}/drafts`: begins the draft; one that is there takes these answers. */
export const createTemplateDraft = defineCommand({
  method: 'post',
  path: '/templates/{id}/drafts',
  request: ({ id, templateAnswers }: DraftInput) => ({ path: { id }, body: { templateAnswers } }),
  silent: true,
  stale: ['templates'],
})

/** `PUT /templates/{id}/drafts`: changes the draft; 404 when there is none any more. */
export const updateTemplateDraft = defineCommand({
  method: 'put',
  path: '/templates/{id}/drafts',
  request: ({ id, templateAnswers }: DraftInput) => ({ path: { id }, body: { templateAnswers } }),
  silent: true,
  stale: ['templates'],
})
