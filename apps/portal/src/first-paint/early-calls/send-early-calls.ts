import { readStoredBusiness, type SessionUser, storageKeys } from '@tramite/core/session'
import type { FirstPage, PageToDraw } from '../drawn/drawn.types.ts'
import { toResponse } from '../drawn/to-response.ts'
import { callsOfPage } from './calls-of-page.ts'
import { NOT_ASKED, toAnswers, toCallKey } from './to-answers.ts'

/** The part of `window` that the calls need. */
type Page = Pick<
  Window,
  | 'location'
  | 'sessionStorage'
  | 'localStorage'
  | 'performance'
  | 'tramiteEarlyCalls'
  | 'tramiteFirstPage'
> & {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** Reads everything that a page needs by one call, together with the rendered page. */
async function askFirstPage(
  page: Page,
  headers: Record<string, string>,
  asked: Omit<PageToDraw, 'answers' | 'businessId'>,
): Promise<FirstPage> {
  const response = await page.fetch('/drawn', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  // Refused as a whole, before any of its calls was carried out.
  if (!response.ok)
    throw Object.assign(new Error(`/drawn: ${response.status}`), { name: NOT_ASKED })
  return response.json()
}

/**
 * Sends the first calls of the page from the document itself: the answers are on their way while the code
 * still loads. Nothing is sent without a session, without a stored business, or after the end of the
 * contract.
 * @param widthToDraw of the window in em if the server is to render the page as well; null if not
 */
export function sendEarlyCalls(page: Page, widthToDraw: number | null): void {
  const { sessionStorage, localStorage, location } = page
  const read = (key: string) => sessionStorage.getItem(key) ?? localStorage.getItem(key)
  const token = read(storageKeys.token)
  const user = read(storageKeys.user)
  const stored: Partial<SessionUser> | null = JSON.parse(user ?? 'null')
  const businessId =
    readStoredBusiness(sessionStorage, stored) ?? readStoredBusiness(localStorage, stored)
  // The end of a contract closes most or all of what would be read.
  if (!token || !businessId || stored?.Customer?.isChurn) return
  const headers = { authorization: `Bearer ${token}`, businessId }
  const { pathname, search } = location
  const calls = callsOfPage(pathname, search)
  const note = (answers: ReturnType<typeof toAnswers>) => {
    page.tramiteEarlyCalls = { token, businessId, sentAt: page.performance.now(), answers }
  }
  if (widthToDraw === null || user === null) {
    note(toAnswers(calls, ({ method, url }) => page.fetch(url, { method, headers })))
    return
  }
  const address = pathname + search
  const first = askFirstPage(page, headers, { address, width: widthToDraw, user })
  page.tramiteFirstPage = first.then(({ nodes }) => nodes).catch(() => null)
  note(toAnswers(calls, async (call) => toResponse((await first).answers[toCallKey(call)])))
}
