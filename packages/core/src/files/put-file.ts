import type { Fetch } from '../http/index.ts'
import { askStorage } from './storage.ts'
import { contentTypeOf } from './upload-record.ts'

/** A file, and the signed address to send it to. */
export interface PutFileInput {
  readonly signedUrl: string
  readonly file: File
  /** Aborts the upload. */
  readonly signal?: AbortSignal | undefined
  /** Called with the fraction already sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Sends a file to its signed address. */
export type PutFile = (input: PutFileInput) => Promise<void>

/**
 * Sends files by `fetch`, with the content type and nothing else: no token, no business. `fetch` reports
 * no upload progress, so it jumps from 0 to 1; a program that shows progress supplies its own {@link
 * PutFile}.
 * @returns a function that rejects with an `ApiError` when the storage refuses the file, or cannot be
 * reached
 */
export function createPutFile(fetch: Fetch): PutFile {
  return async ({ signedUrl, file, signal, onProgress }) => {
    onProgress(0)
    const headers = { 'content-type': contentTypeOf(file) }
    await askStorage(fetch, { url: signedUrl, method: 'PUT', body: file, headers, signal })
    onProgress(1)
  }
}
