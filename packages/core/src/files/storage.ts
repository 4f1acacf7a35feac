import { type Fetch, toApiError, toTransportError } from '../http/index.ts'

/**
 * The storage's answer to a request at a signed address.
 * @throws {ApiError} when it refuses, or cannot be reached
 */
export async function askStorage(fetch: Fetch, request: Request): Promise<Response> {
  const response = await fetch(request).catch((cause: unknown) => {
    throw toTransportError(cause, { aborted: request.signal.aborted, timedOut: false })
  })
  if (response.ok) return response
  // The storage's own error page is of no use to anybody.
  await response.body?.cancel()
  throw toApiError(response, null)
}
