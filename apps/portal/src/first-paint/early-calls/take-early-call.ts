import type { ServerClock } from '@tramite/react/ports'
import type { EarlyCalls } from './early-calls.types.ts'
import { NOT_ASKED } from './to-answers.ts'

/** Milliseconds after which a response that nobody has taken is stale. */
const MAX_AGE_MS = 10_000

type Send = (request: Request) => Promise<Response>

function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `${request.method} ${pathname}${search}`
}

/** Follows a call already under way, and gives up as soon as its taker does. */
function follow(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/**
 * Sends requests, but uses the document's early call if there is one for the same user and business, once.
 * After any other write, earlier responses are no longer used.
 * @param send sends a request
 * @param page where the document has stored its calls
 * @param learn called with when the server answered them, because the first forms open before any other
 * answer
 */
export function takeEarlyCalls(
  send: Send,
  page: Pick<Window, 'tramiteEarlyCalls' | 'performance'>,
  learn?: ServerClock['learn'],
): Send {
  function take(request: Request, early: EarlyCalls): Promise<Response> | undefined {
    const { headers } = request
    const isTheirs =
      headers.get('authorization') === `Bearer ${early.token}` &&
      headers.get('businessId') === early.businessId &&
      page.performance.now() - early.sentAt < MAX_AGE_MS
    if (!isTheirs) return undefined
    const key = keyOf(request)
    const answer = early.answers.get(key)
    early.answers.delete(key)
    return answer
  }

  return async (request) => {
    const early = page.tramiteEarlyCalls
    const answer = early && take(request, early)
    if (!answer) {
      if (request.method !== 'GET') page.tramiteEarlyCalls = undefined
      return send(request)
    }
    const response = await follow(answer, request.signal).catch((error: unknown) => {
      const mayBeDone =
        request.method !== 'GET' && !(error instanceof Error && error.name === NOT_ASKED)
      if (request.signal.aborted || mayBeDone) throw error
      return undefined
    })
    // The monitored transport has to notice on its own that the server is not reachable.
    const isLost = !response || (response.status >= 500 && request.method === 'GET')
    if (isLost) return send(request)
    const receivedAt = Date.now()
    const sentAt = receivedAt - (page.performance.now() - early.sentAt)
    learn?.({ sentAt, receivedAt, date: response.headers.get('date') })
    return response
  }
}
