import { followSignal } from '../follow-signal.ts'
import { type ApiError, toSeconds, toTransportError, toUnsentError } from './api-error.ts'
import { type Fetch, fetchAndRead } from './fetch.ts'
import { isOffline } from './is-offline.ts'
import { createTimeLimit } from './time-limit.ts'

/** How long to wait, and how often to try again what got no answer. Times in milliseconds. */
export interface TransportPolicy {
  /** Time allowed for one attempt, its body included; `Infinity` waits as long as it takes. */
  readonly timeout: number
  /**
   * Number of further attempts of a GET whose connection failed, or that got 502, 503 or 504; likewise of a
   * write that may be repeated, except for 503, which means that it was not carried out. An attempt that
   * timed out is not repeated, because the user is waiting.
   */
  readonly retries: number
  /**
   * Pause before the first further attempt; it doubles with each, plus up to half of it at random, so
   * that clients cut off together do not all come back together. At least what `Retry-After` asks for.
   */
  readonly retryDelay: number
  /** A longer `Retry-After` is left to the caller. */
  readonly retryAfterMax: number
}

/** Half a minute for an answer; a repeatable call whose connection fails is attempted three times. */
export const defaultTransportPolicy: TransportPolicy = {
  timeout: 30_000,
  retries: 2,
  retryDelay: 300,
  retryAfterMax: 5000,
}

/**
 * How a write may be repeated after it got no answer: as a `state`, which it requests or which a key
 * identifies, so that it takes effect once; or as a `removal`, which is done when a repeat no longer
 * finds the record (404).
 */
export type Repeat = 'state' | 'removal'

const isGatewayFailure = (status: number) => status === 502 || status === 504

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

/**
 * The answer with its whole body, so that a body that breaks off or arrives too late fails the attempt and
 * not the code that reads it.
 */
async function receive(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  const { status, statusText, headers } = response
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}

/** One attempt. Its timer keeps no program alive: a script ends with its last answer. */
async function attempt(fetch: Fetch, request: Request, timeout: number): Promise<Response> {
  // An event stream stays open once it is answered; any other body has to arrive in time as well.
  const isStream = request.headers.get('accept') === 'text/event-stream'
  const limit = createTimeLimit(timeout)
  const stop = new AbortController()
  const forgetCaller = followSignal(stop, request.signal)
  const forgetLimit = followSignal(stop, limit)
  let isOpen = false
  try {
    const sent = new Request(request.clone(), { signal: stop.signal })
    return await fetchAndRead(fetch, sent, async (response) => {
      isOpen = isStream && response.ok
      return isOpen ? response : receive(response)
    })
  } catch (cause) {
    throw toTransportError(cause, {
      aborted: request.signal.aborted,
      timedOut: limit.aborted,
    })
  } finally {
    forgetLimit()
    if (!isOpen) forgetCaller()
  }
}

const done: ResponseInit = { status: 204 }

/** How long to wait before the next attempt, in milliseconds; null if there is to be none. */
function waitAfter(
  response: Response | null,
  { retryDelay, retryAfterMax }: TransportPolicy,
  count: number,
): number | null {
  const own = retryDelay * 2 ** (count - 1) * (1 + Math.random() / 2)
  const asked = toSeconds(response?.headers.get('retry-after'))
  if (asked === undefined) return own
  return asked * 1000 > retryAfterMax ? null : Math.max(own, asked * 1000)
}

/**
 * `fetch` with a time-out for every attempt, and further attempts for safe reads and for writes that may
 * be repeated. The body has arrived when it resolves, except for a stream of events.
 * @param repeat how a write may be repeated; absent if it may not
 * @throws {ApiError} of kind `network`, `timeout` or `aborted`
 */
export function createTransport(fetch: Fetch, policy: TransportPolicy, repeat?: Repeat): Fetch {
  return async (request) => {
    const isRead = request.method === 'GET'
    const attempts = isRead || repeat ? policy.retries + 1 : 1
    let mayHaveLeft = isRead
    for (let count = 1; ; count += 1) {
      const isLast = count === attempts
      let failure: ApiError | undefined
      let response: Response | null = null
      mayHaveLeft ||= !isOffline()
      try {
        response = await attempt(fetch, request, policy.timeout)
        mayHaveLeft = true
        const { status } = response
        if (count > 1 && repeat === 'removal' && status === 404) return new Response(null, done)
        if (isLast || !(isGatewayFailure(status) || (isRead && status === 503))) return response
      } catch (error) {
        failure = error as ApiError
        if (failure.kind === 'network' && isLast && !mayHaveLeft) throw toUnsentError(failure.cause)
        if (isLast || failure.kind !== 'network') throw failure
      }
      const wait = waitAfter(response, policy, count)
      if (wait === null && response) return response
      await pause(wait ?? 0, request.signal)
      if (request.signal.aborted) {
        throw toTransportError(failure, { aborted: true, timedOut: false })
      }
    }
  }
}
