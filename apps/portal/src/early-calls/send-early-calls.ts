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
  readonly token: string
  readonly businessId: string
}

/**
 * Sends what the page of the address will ask, from the document itself: the answers are on their way while
 * the code is. Without a session, or without a business of before, nothing is sent.
 */
export function sendEarlyCalls(page: Page, keys: SessionKeys): void {
  const { sessionStorage, localStorage, location } = page
  const token = sessionStorage.getItem(keys.token) ?? localStorage.getItem(keys.token)
  const businessId = localStorage.getItem(keys.businessId)
  if (!token || !businessId) return
  const headers = { authorization: `Bearer ${token}`, businessId }
  const answers = new Map<string, Promise<Response>>()
  for (const { method, url } of callsOfPage(location.pathname, location.search)) {
    const answer = page.fetch(url, { method, headers })
    // Who takes it hears of a failure; one that nobody takes is nobody's.
    answer.catch(() => {})
    answers.set(`${method} ${url}`, answer)
  }
  page.tramiteEarlyCalls = { token, businessId, sentAt: page.performance.now(), answers }
}
