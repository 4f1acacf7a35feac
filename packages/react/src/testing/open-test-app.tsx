import { createMemoryStorage, createTramite, type Toast } from '@tramite/core'
import { message } from '@tramite/core/messages'
import { createSessionStore, type SessionUser } from '@tramite/core/session'
import { buildUser, createFixedClock } from '@tramite/core/testing'
import type { ReactNode } from 'react'
import { TramiteProvider } from '../app/app-context.tsx'
import { createApp } from '../app/create-app.ts'
import { toConventions } from '../app/to-conventions.ts'
import { createPorts, toTramiteOptions } from '../ports/create-ports.ts'
import type { Firm } from '../ports/firm.types.ts'
import { watchServer } from '../ports/server-watch.ts'

/** What the server answers, by method and path; what it does not know is a 404. */
export type Answers = Record<string, (request: Request) => unknown>

/** An answer that refuses. */
export function problem(status: number, code: string, text = code): Response {
  return Response.json({ status, code, message: text }, { status })
}

const firm: Firm = { timeZone: 'America/Sao_Paulo', conventions: 'specified' }

/**
 * An app on a server that answers what it is told to, with somebody signed in since an earlier page.
 * @param answers may be changed by the test as it goes on
 */
export async function openTestApp(answers: Answers, user: SessionUser = buildUser()) {
  const requests: Request[] = []
  const toasts: Toast[] = []
  const storages = { remembered: createMemoryStorage(), current: createMemoryStorage() }
  const before = createSessionStore(storages)
  const signedIn = { user, token: 'token-1', deviceToken: 'device-token-of-a-test' }
  before.signIn(signedIn, { remember: false })
  before.selectBusiness('b1')
  const clock = createFixedClock('2026-11-19T15:00:00.000Z')

  const ports = createPorts({
    firm,
    toasts: { show: (toast) => toasts.push(toast) },
    session: createSessionStore(storages),
    clock,
    server: watchServer(async (request) => {
      requests.push(request)
      request.signal.throwIfAborted()
      const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
      if (!answer) return problem(404, 'NOT_FOUND')
      const body = await answer(request)
      return body instanceof Response ? body : Response.json(body)
    }),
    openTramite: async (opened) =>
      createTramite({
        ...toTramiteOptions(opened),
        baseUrl: 'https://portal.example',
        conventions: toConventions(firm),
        toasts: { toText: message, show: opened.toasts.show },
        policy: { retryDelay: 1 },
      }),
    openApp: async (opened) =>
      createApp({ ports: opened, tramite: await opened.tramite(), toText: message }),
  })
  const app = await ports.app()
  const asked = (call: string) =>
    requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call).length
  return {
    app,
    clock,
    requests,
    /** How often something was asked for, by method and path. */
    asked,
    /** Titles of all toasts. */
    told: () => toasts.map(({ title }) => title),
    wrapper: ({ children }: { children: ReactNode }) => (
      <TramiteProvider app={app}>{children}</TramiteProvider>
    ),
  }
}
