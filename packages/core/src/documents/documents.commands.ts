import * as calls from '../generated/calls/documents.ts'
import { defineCommand } from '../http/index.ts'

/** `POST /documents`: registers an uploaded file as a document. */
export const createDocument = defineCommand(calls.createDocument, {
  success: 'firm.documentCreated',
  failure: 'firm.documentCreateFailed',
  stale: ['documents', 'demands'],
})

/** `PATCH /firm/documents/{id}`: changes a document of a customer. Firm staff only. */
export const updateFirmDocument = defineCommand(calls.updateFirmDocument, {
  success: 'firm.documentUpdated',
  failure: 'firm.documentUpdateFailed',
  stale: ['documents'],
})
