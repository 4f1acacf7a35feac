import * as calls from '../generated/calls/documents.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'

/** `GET /documents`: the documents that the user may see, by demand, period or name. */
export const listDocuments = defineQuery(calls.listDocuments, {
  resource: 'documents',
})

/** `GET /documents` by cursor: like {@link listDocuments}, for a list that continues. */
export const listDocumentsFrom = definePagedQuery(calls.listDocuments, {
  resource: 'documents',
})

/** `GET /documents/{id}`. */
export const getDocument = defineQuery(calls.getDocument, {
  resource: 'documents',
})

/**
 * `GET /documents/{id}/download`: a short-lived address of the file, or with `format: 'docx'` of its
 * `wordFile`; 404 for a document without one. Never cache it.
 */
export const downloadDocument = defineQuery(calls.downloadDocument, {
  resource: 'documents',
})
