import type { SessionUser } from '@tramite/core/session'
import { callsOfPage } from './calls-of-page.ts'

/** What of `window` the calls need. */
type Page = Pick<
  Window,
  'location' | 'sessionStorage' | 'localStorage' | 'performance' | 'tramiteEarlyCalls'
> & {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** The keys under which the session is kept. */
export interface SessionKeys {
  readonly user: string
  readonly token: string
  readonly businessId: string
}

/**
 * The parts of an answer as answers of their own.
 * @param parts their names by the address that each answers
 */
function split(answer: Promise<Response>, parts: Readonly<Record<string, string>>) {
  const whole = answer.then((response) => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    return response.json()
  })
  return Object.entries(parts).map(
    ([url, name]) => [url, whole.then((body) => Response.json(body[name]))] as const,
  )
}

/** Whether the contract of a stored user has ended, which closes most or all of what would be asked. */
function hasEnded(stored: string | null): boolean {
  const user: Pick<SessionUser, 'Customer'> | null = JSON.parse(stored ?? 'null')
  return user?.Customer?.isChurn ?? false
}

/**
 * Sends what the page of the address will ask, from the document itself: the answers are on their way while
 * the code is. Without a session, without a business of before, or after the end of the contract nothing is
 * sent.
 */
export function sendEarlyCalls(page: Page, keys: SessionKeys): void {
  const { sessionStorage, localStorage, location } = page
  const token = sessionStorage.getItem(keys.token) ?? localStorage.getItem(keys.token)
  const businessId = localStorage.getItem(keys.businessId)
  if (!token || !businessId) return
  if (hasEnded(sessionStorage.getItem(keys.user) ?? localStorage.getItem(keys.user))) return
  const headers = { authorization: `Bearer ${token}`, businessId }
  const answers = new Map<string, Promise<Response>>()
  for (const call of callsOfPage(location.pathname, location.search)) {
    const answer = page.fetch(call.url, { method: call.method, headers })
    for (const [url, part] of call.parts
      ? split(answer, call.parts)
      : [[call.url, answer] as const]) {
      // Who takes it hears of a failure; one that nobody takes is nobody's.
      part.catch(() => {})
      answers.set(`${call.method} ${url}`, part)
    }
  }
  page.tramiteEarlyCalls = { token, businessId, sentAt: page.performance.now(), answers }
}
