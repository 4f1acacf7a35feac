import type { operations } from '../generated/schema.ts'
import { defineCommand, type Idempotent } from '../http/index.ts'

/** What a document is made from: an uploaded file and its name. */
export type CreateDocumentInput =
  operations['createDocument']['requestBody']['content']['application/json']

/** `POST /documents`: files an uploaded file as a document. */
export const createDocument = defineCommand({
  method: 'post',
  path: '/documents',
  request: ({ idempotencyKey, ...body }: CreateDocumentInput & Idempotent) => ({ body }),
  idempotent: true,
  failure: 'demands.informationFailed',
  stale: ['documents', 'demands'],
})
