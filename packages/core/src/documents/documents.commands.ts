import type { operations } from '../generated/schema.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'

/** What a document is made from: an uploaded file and its name. */
export type CreateDocumentInput =
  operations['createDocument']['requestBody']['content']['application/json']

/** `POST /documents`: files an uploaded file as a document. */
export const createDocument = defineCommand({
  method: 'post',
  path: '/documents',
  request: toBody<CreateDocumentInput & Idempotent>,
  idempotent: true,
  failure: 'demands.informationFailed',
  stale: ['documents', 'demands'],
})

/** What the firm changes of a document. */
export type UpdateDocumentInput =
  operations['updateFirmDocument']['requestBody']['content']['application/json']

/** `PATCH /firm/documents/{id}`: changes a document of a customer. Firm staff only. */
export const updateFirmDocument = defineCommand({
  method: 'patch',
  path: '/firm/documents/{id}',
  request: toIdAndBody<{ id: string } & Versioned & UpdateDocumentInput>,
  versionOf: '/documents/{id}',
  failure: 'demands.informationFailed',
  stale: ['documents'],
})
