import { randomUUID } from 'node:crypto'
import type autocannon from 'autocannon'
import type { Browser, Request } from 'playwright'
import { openWindow, STAY_MS, type Visit } from '../browser/page-load.ts'

/** A call of a view, as the browser sent it. */
export interface ViewCall {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Headers that the load client sets itself, or that belong to HTTP/2. */
const isOwn = (name: string) => /^(:|host$|connection$|content-length$)/.test(name)

async function toCall(request: Request): Promise<ViewCall> {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !isOwn(name))
  const { pathname, search } = new URL(request.url())
  const body = request.postData()
  const method = request.method()
  if (method !== 'GET' && method !== 'POST') throw new Error(`A view sends ${method} ${pathname}`)
  return {
    method,
    path: pathname + search,
    headers: Object.fromEntries(headers),
    ...(body !== null && { body }),
  }
}

/**
 * All requests of a page when it is opened, except for files, and for the event stream, which does not
 * end.
 * @param views the paths that count
 */
export async function recordCalls(
  browser: Browser,
  { url, landmark, storageState }: Visit,
  views: RegExp,
): Promise<ViewCall[]> {
  const context = await openWindow(browser, storageState)
  try {
    const page = await context.newPage()
    const requests: Request[] = []
    page.on('requestfinished', (request) => {
      if (views.test(new URL(request.url()).pathname)) requests.push(request)
    })
    await page.goto(url)
    await page.locator(landmark).first().waitFor()
    await page.waitForTimeout(STAY_MS)
    return await Promise.all(requests.map(toCall))
  } finally {
    await context.close()
  }
}

/** Repeats the calls of a view, with a new key for each command. */
export const toRequests = (calls: readonly ViewCall[]): autocannon.Request[] =>
  calls.map((call) =>
    'idempotency-key' in call.headers
      ? {
          ...call,
          setupRequest: (request) => ({
            ...request,
            headers: { ...call.headers, 'idempotency-key': randomUUID() },
          }),
        }
      : call,
  )

/** Turns the view of one demand into those of others. */
export const toOthers = (
  calls: readonly ViewCall[],
  id: string,
  others: readonly string[],
): ViewCall[] =>
  others.flatMap((other) =>
    calls.map(({ body, ...call }) => ({
      ...call,
      path: call.path.replace(id, other),
      ...(body && { body: body.replaceAll(id, other) }),
    })),
  )
