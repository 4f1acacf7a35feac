import { followSignal } from '../follow-signal.ts'
import { fetchAndRead } from '../http/fetch.ts'
import { type Fetch, isApiError, isTimeUp, toApiError, toTransportError } from '../http/index.ts'
import { UPLOADS_AT_ONCE } from './file-limits.ts'

/** How long a storage may be silent before we give up, in milliseconds. */
const TIMEOUT_MS = 30_000
/** The slowest line that is waited for, in bytes per second. */
const SLOWEST_LINE = 16 * 1024

/**
 * How long a storage may be silent while bytes may still be in transit, in milliseconds.
 * @param bytes number of bytes; 0 once all are known to have arrived
 */
const storageTimeout = (bytes: number) => TIMEOUT_MS + (bytes / SLOWEST_LINE) * 1000

/**
 * The same while a file is sent, whose line may be shared by all files that a form sends.
 * @param bytes number of bytes that may still be in transit
 */
export const uploadTimeout = (bytes: number) => storageTimeout(bytes * UPLOADS_AT_ONCE)

/** A request to the storage. */
export interface StorageRequest {
  readonly url: string
  readonly method: 'GET' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Blob
  /** Aborts it. */
  readonly signal?: AbortSignal | undefined
}

/** The whole body of an answer, reporting each part that arrives. */
async function readAll(response: Response, onLife: () => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    onLife()
    pieces.push(piece.value)
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

/**
 * Sends a request to a signed address and returns the storage's answer. Nothing of the session is sent
 * along: no token, no business.
 * @throws {ApiError} when it refuses, cannot be reached, or falls silent
 */
export async function askStorage(
  fetch: Fetch,
  { url, signal, ...request }: StorageRequest,
): Promise<Blob> {
  const stop = new AbortController()
  const forget = followSignal(stop, signal)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(), milliseconds)
  }
  try {
    wait(uploadTimeout(request.body?.size ?? 0))
    const asked = new Request(url, { credentials: 'omit', ...request, signal: stop.signal })
    return await fetchAndRead(fetch, asked, async (response) => {
      wait(TIMEOUT_MS)
      if (response.ok) return await readAll(response, () => wait(TIMEOUT_MS))
      // The storage's own error page is of no use.
      await response.body?.cancel()
      throw toApiError(response, null)
    })
  } catch (cause) {
    if (isApiError(cause)) throw cause
    const isLate = isTimeUp(signal)
    throw toTransportError(cause, {
      aborted: !isLate && (signal?.aborted ?? false),
      timedOut: isLate || stop.signal.aborted,
    })
  } finally {
    clearTimeout(timer)
    forget()
  }
}
