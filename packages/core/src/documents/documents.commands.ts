import * as calls from '../generated/calls/documents.ts'
import { defineCommand } from '../http/index.ts'

/** `POST /documents`: registers an uploaded file as a document. */
export const createDocument = defineCommand(calls.createDocument, {
  failure: 'demands.informationFailed',
  stale: ['documents', 'demands'],
})

/** `PATCH /firm/documents/{id}`: changes a document of a customer. Firm staff only. */
export const updateFirmDocument = defineCommand(calls.updateFirmDocument, {
  failure: 'demands.informationFailed',
  stale: ['documents'],
})
