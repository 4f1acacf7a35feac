import * as calls from '../generated/calls/templates.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'

// Errors of templates are only logged.
const silent = { silent: true } as const

/** `GET /templates`: those available, in order of creation. */
export const listTemplates = definePagedQuery(calls.listTemplates, {
  resource: 'templates',
  meta: silent,
})

/** `GET /templates/types`: the types to filter templates by. */
export const listTemplateTypes = defineQuery(calls.listTemplateTypes, {
  resource: 'templates',
  meta: silent,
})

/** `GET /templates/{id}`: one template with the draft and the documents of the user. */
export const getTemplate = defineQuery(calls.getTemplate, {
  resource: 'templates',
  meta: silent,
})
