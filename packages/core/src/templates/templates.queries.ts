import { definePagedQuery, defineQuery } from '../http/index.ts'

// Errors of templates are only logged. Specification, part 2 §8.
const silent = { silent: true } as const

interface TemplatesFilter {
  readonly typeId?: string
  /** Part of the name. */
  readonly name?: string
  readonly limit?: number
}

/** `GET /templates`: those in use, in the order in which the firm made them. */
export const listTemplates = definePagedQuery({
  resource: 'templates',
  path: '/templates',
  meta: silent,
  request: (query: TemplatesFilter) => ({ query }),
})

/** `GET /templates/types`: the types to filter templates by. */
export const listTemplateTypes = defineQuery({
  resource: 'templates',
  path: '/templates/types',
  meta: silent,
  request: () => ({}),
})

/** `GET /templates/{id}`: one template with the draft and the documents of the user. */
export const getTemplate = defineQuery({
  resource: 'templates',
  path: '/templates/{id}',
  meta: silent,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})
