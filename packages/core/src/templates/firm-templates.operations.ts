import * as calls from '../generated/calls/templates.ts'
import { defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'

/** `GET /firm/templates`: all, including retired ones, for staff. */
export const listFirmTemplates = definePagedQuery(calls.listFirmTemplates, {
  resource: 'templates',
})

/** `GET /firm/templates/{id}`, for staff. */
export const getFirmTemplate = defineQuery(calls.getFirmTemplate, {
  resource: 'templates',
})

/** `POST /firm/templates`: creates a template, for staff. Its text consists of `templateTags`. */
export const createFirmTemplate = defineCommand(calls.createFirmTemplate, {
  success: 'firm.templateCreated',
  failure: 'firm.templateCreateFailed',
  stale: ['templates'],
})

/** `PATCH /firm/templates/{id}`: changes text, fields, revision date or availability, for staff. */
export const updateFirmTemplate = defineCommand(calls.updateFirmTemplate, {
  success: 'firm.templateUpdated',
  failure: 'firm.templateUpdateFailed',
  stale: ['templates'],
})

/** `POST /firm/templateTypes`: adds a type, for staff. */
export const createFirmTemplateType = defineCommand(calls.createFirmTemplateType, {
  success: 'firm.templateTypeCreated',
  failure: 'firm.templateTypeCreateFailed',
  stale: ['templates'],
})

/** `PATCH /firm/templateTypes/{id}`: renames a type, for staff. */
export const updateFirmTemplateType = defineCommand(calls.updateFirmTemplateType, {
  success: 'firm.templateTypeUpdated',
  failure: 'firm.templateTypeUpdateFailed',
  stale: ['templates'],
})

/** `DELETE /firm/templateTypes/{id}`: only a type that no template has, for staff. */
export const deleteFirmTemplateType = defineCommand(calls.deleteFirmTemplateType, {
  success: 'firm.templateTypeDeleted',
  failure: 'firm.templateTypeDeleteFailed',
  stale: ['templates'],
})
