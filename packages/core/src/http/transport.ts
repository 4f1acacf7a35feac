import { type ApiError, toTransportError } from './api-error.ts'

/** The part of `fetch` that the SDK uses. */
export type Fetch = (request: Request) => Promise<Response>

/** How long to wait, and how often to try a safe read again. Times in milliseconds. */
export interface TransportPolicy {
  /** Time allowed for one attempt. */
  readonly timeout: number
  /** Further attempts of a GET that got no answer, or 502, 503 or 504. Writes are never repeated. */
  readonly retries: number
  /** Pause before the first further attempt; doubles with each. */
  readonly retryDelay: number
}

/** Half a minute for an answer; a safe read is tried three times. */
export const defaultTransportPolicy: TransportPolicy = {
  timeout: 30_000,
  retries: 2,
  retryDelay: 300,
}

const gatewayFailures = new Set([502, 503, 504])

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}

const eventStream = 'text/event-stream'

/** Time for an attempt. It keeps no program alive: a script ends with its last answer. */
function startClock(timeout: number, request: Request): { signal: AbortSignal; stop(): void } {
  // An event stream stays open once it is answered; any other body has to arrive in time as well.
  if (request.headers.get('accept') !== eventStream) {
    return { signal: AbortSignal.timeout(timeout), stop() {} }
  }
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  return { signal: controller.signal, stop: () => clearTimeout(timer) }
}

async function attempt(fetch: Fetch, request: Request, timeout: number): Promise<Response> {
  const clock = startClock(timeout, request)
  const signal = AbortSignal.any([request.signal, clock.signal])
  try {
    return await fetch(new Request(request, { signal }))
  } catch (cause) {
    throw toTransportError(cause, {
      aborted: request.signal.aborted,
      timedOut: clock.signal.aborted,
    })
  } finally {
    clock.stop()
  }
}

/**
 * `fetch` with a time-out for every attempt and further attempts for safe reads.
 * @throws {ApiError} of kind `network`, `timeout` or `aborted`
 */
export function createTransport(fetch: Fetch, policy: TransportPolicy): Fetch {
  return async (request) => {
    const attempts = request.method === 'GET' ? policy.retries + 1 : 1
    for (let count = 1; ; count += 1) {
      const isLast = count === attempts
      let failure: ApiError | undefined
      try {
        const response = await attempt(fetch, request.clone(), policy.timeout)
        if (isLast || !gatewayFailures.has(response.status)) return response
      } catch (error) {
        failure = error as ApiError
        if (isLast || failure.kind === 'aborted') throw failure
      }
      await pause(policy.retryDelay * 2 ** (count - 1), request.signal)
      if (request.signal.aborted) {
        throw toTransportError(failure, { aborted: true, timedOut: false })
      }
    }
  }
}
