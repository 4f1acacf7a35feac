import type { Fetch } from '../http/index.ts'
import { askStorage } from './storage.ts'

/** The signed address of a file. */
export interface GetFileInput {
  readonly signedUrl: string
  /** Aborts the download. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Fetches a file from its signed address, without sending anything of the session: no token, no business.
 * @returns the file's content, with its content type
 * @throws {ApiError} when the storage refuses, cannot be reached, or falls silent
 */
export const getFile = (fetch: Fetch, { signedUrl, signal }: GetFileInput): Promise<Blob> =>
  askStorage(fetch, { url: signedUrl, method: 'GET', signal })
