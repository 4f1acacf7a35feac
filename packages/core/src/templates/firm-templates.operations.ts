import type { components } from '../generated/schema.ts'
import {
  defineCommand,
  definePagedQuery,
  defineQuery,
  type Idempotent,
  type Versioned,
} from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'

type Schemas = components['schemas']

interface FirmTemplatesFilter {
  readonly typeId?: string
  readonly name?: string
  readonly limit?: number
}

/** `GET /firm/templates`: all, with those out of use, for staff. */
export const listFirmTemplates = definePagedQuery({
  resource: 'templates',
  path: '/firm/templates',
  request: (query: FirmTemplatesFilter) => ({ query }),
})

/** `GET /firm/templates/{id}`, for staff. */
export const getFirmTemplate = defineQuery({
  resource: 'templates',
  path: '/firm/templates/{id}',
  versioned: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `POST /firm/templates`: writes a template, for staff. See `evaluateTemplateText`. */
export const createFirmTemplate = defineCommand({
  method: 'post',
  path: '/firm/templates',
  request: toBody<Schemas['FirmTemplateDraft'] & Idempotent>,
  idempotent: true,
  stale: ['templates'],
})

/** `PATCH /firm/templates/{id}`: text, fields, revision date, in or out of use; for staff. */
export const updateFirmTemplate = defineCommand({
  method: 'patch',
  path: '/firm/templates/{id}',
  request: toIdAndBody<Schemas['FirmTemplateChanges'] & Versioned & { id: string }>,
  versionOf: '/firm/templates/{id}',
  stale: ['templates'],
})

/** `POST /firm/templateTypes`: adds a type, for staff. */
export const createFirmTemplateType = defineCommand({
  method: 'post',
  path: '/firm/templateTypes',
  request: ({ name }: Idempotent & { name: string }) => ({ body: { name } }),
  idempotent: true,
  stale: ['templates'],
})

/** `PATCH /firm/templateTypes/{id}`: renames a type, for staff. */
export const updateFirmTemplateType = defineCommand({
  method: 'patch',
  path: '/firm/templateTypes/{id}',
  request: ({ id, name }: { id: string; name: string }) => ({ path: { id }, body: { name } }),
  stale: ['templates'],
})

/** `DELETE /firm/templateTypes/{id}`: only one that no template is of, for staff. */
export const deleteFirmTemplateType = defineCommand({
  method: 'delete',
  path: '/firm/templateTypes/{id}',
  request: ({ id }: { id: string }) => ({ path: { id } }),
  stale: ['templates'],
})
