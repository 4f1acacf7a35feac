import * as calls from '../generated/calls/files.ts'
import type { components } from '../generated/schema.ts'
import { defineQuery } from '../http/index.ts'

/** The kinds of file in the specification, and gazettes, which only staff upload. */
export type FileType = components['schemas']['FileType']

/**
 * `GET /signedPutFileUrl`: the address to PUT a file to, and the key that identifies it. A read, in spite of
 * the contract's name. Never cache it.
 */
export const createUpload = defineQuery(calls.createUpload, {
  resource: 'documents',
})

/**
 * `GET /signedDownloadFileUrl`: a short-lived address of a file. A read, in spite of the contract's name.
 * Never cache it.
 */
export const createDownload = defineQuery(calls.createDownload, {
  resource: 'documents',
})
