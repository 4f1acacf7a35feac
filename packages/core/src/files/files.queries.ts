import * as calls from '../generated/calls/files.ts'
import type { components } from '../generated/schema.ts'
import { defineQuery } from '../http/index.ts'

/** Kinds of file of the specification, and gazettes, which only staff upload. */
export type FileType = components['schemas']['FileType']

/** `GET /signedPutFileUrl`: where to PUT a file, and the key to name it by. Never cache it. */
export const createUpload = defineQuery(calls.createUpload, {
  resource: 'documents',
})

/** `GET /signedDownloadFileUrl`: a short-lived address of a file. Never cache it. */
export const createDownload = defineQuery(calls.createDownload, {
  resource: 'documents',
})
