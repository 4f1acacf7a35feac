import * as calls from '../generated/calls/documents.ts'
import type { operations } from '../generated/schema.ts'
import { defineCommand } from '../http/index.ts'

/** What a document is made from: an uploaded file and its name. */
export type CreateDocumentInput =
  operations['createDocument']['requestBody']['content']['application/json']

/** `POST /documents`: files an uploaded file as a document. */
export const createDocument = defineCommand(calls.createDocument, {
  failure: 'demands.informationFailed',
  stale: ['documents', 'demands'],
})

/** What the firm changes of a document. */
export type UpdateDocumentInput =
  operations['updateFirmDocument']['requestBody']['content']['application/json']

/** `PATCH /firm/documents/{id}`: changes a document of a customer. Firm staff only. */
export const updateFirmDocument = defineCommand(calls.updateFirmDocument, {
  failure: 'demands.informationFailed',
  stale: ['documents'],
})
