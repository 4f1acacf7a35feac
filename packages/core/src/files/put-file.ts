import type { Fetch } from '../http/index.ts'
import { askStorage } from './storage.ts'
import { contentTypeOf } from './upload-record.ts'

/** A file, and the signed address that takes it. */
export interface PutFileInput {
  readonly signedUrl: string
  readonly file: File
  /** Stops the sending. */
  readonly signal?: AbortSignal | undefined
  /** Takes the part already sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Sends a file to its signed address. */
export type PutFile = (input: PutFileInput) => Promise<void>

/**
 * Sends files by `fetch`, with the content type and nothing else: no token, no business. `fetch`
 * does not tell how far it has come, so the progress goes from 0 to 1 at once; a program that
 * shows progress brings its own {@link PutFile}.
 * @returns a function that rejects with an `ApiError` when the storage refuses the file, or
 *   cannot be reached
 */
export function createPutFile(fetch: Fetch): PutFile {
  return async ({ signedUrl, file, signal, onProgress }) => {
    onProgress(0)
    const headers = { 'content-type': contentTypeOf(file) }
    await askStorage(fetch, { url: signedUrl, method: 'PUT', body: file, headers, signal })
    onProgress(1)
  }
}
