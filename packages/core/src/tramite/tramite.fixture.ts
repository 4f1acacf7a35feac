import { conventions } from '../calendar/index.ts'
import type { Toast } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { buildUser, createFixedClock } from '../testing/index.ts'
import { createTramite } from './create-tramite.ts'
import type { TramiteOptions } from './tramite.types.ts'

type Answer = (request: Request) => unknown
export const user = buildUser()

export function json(body: unknown, status = 200): Response {
  if (status === 204) return new Response(null, { status })
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}

export const tagged = (body: unknown, etag: string) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', etag } })

export function problem(status: number, code: string, text: string): Response {
  return json({ type: 'about:blank', title: code, status, code, message: text }, status)
}

/** A portal on a server that answers by method and path. */
export function build(answers: Record<string, Answer> = {}, options: Partial<TramiteOptions> = {}) {
  const requests: Request[] = []
  const toasts: Toast[] = []
  const stale: string[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    request.signal.throwIfAborted()
    const { pathname } = new URL(request.url)
    const answer = answers[`${request.method} ${pathname}`]
    if (!answer) return problem(404, 'NOT_FOUND', 'Não encontrado.')
    const body = await answer(request)
    return body instanceof Response ? body : json(body)
  }
  const portal = createTramite({
    baseUrl: 'https://portal.example/api',
    fetch,
    clock: createFixedClock('2026-11-19T01:30:00.000Z'),
    conventions: conventions.specified,
    toasts: { toText: message, show: (toast) => toasts.push(toast) },
    onStale: (resources) => stale.push(...resources),
    policy: { retryDelay: 1 },
    ...options,
  })
  return { portal, requests, toasts, stale, last: () => requests.at(-1) }
}

export const signedIn = { 'POST /api/auth': () => ({ user, token: 'token-1' }) }
export const credentials = { email: 'user@aurora.example', password: 'Tramite2026' }
