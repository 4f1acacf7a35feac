import { type Fetch, toTransportError } from '../http/index.ts'
import { askStorage } from './storage.ts'

/** The signed address of a file. */
export interface GetFileInput {
  readonly signedUrl: string
  /** Stops the fetching. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Fetches a file from its signed address, which is told nothing of the session: no token, no
 * business. Specification §7.
 * @returns what the file holds, with its content type
 * @throws {ApiError} when the storage refuses, or cannot be reached
 */
export async function getFile(fetch: Fetch, { signedUrl, signal }: GetFileInput): Promise<Blob> {
  const request = new Request(signedUrl, { credentials: 'omit', ...(signal && { signal }) })
  const response = await askStorage(fetch, request)
  return response.blob().catch((cause: unknown) => {
    throw toTransportError(cause, { aborted: request.signal.aborted, timedOut: false })
  })
}
