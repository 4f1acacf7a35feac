import { createMemoryStorage, createTramite, type Toast } from '@tramite/core'
import { message } from '@tramite/core/messages'
import { createSessionStore, type SessionUser } from '@tramite/core/session'
import { buildUser, createFixedClock, type FixedClock } from '@tramite/core/testing'
import type { ComponentType, ReactNode } from 'react'
import { BusinessProvider, TramiteProvider } from '../app/app-context.tsx'
import { createApp } from '../app/create-app.ts'
import { toConventions } from '../app/to-conventions.ts'
import { createPorts, toTramiteOptions } from '../ports/create-ports.ts'
import type { Firm } from '../ports/firm.types.ts'
import type { App } from '../ports/ports.types.ts'
import { watchServer } from '../ports/server-watch.ts'
import { useCurrentViewer } from '../viewer/use-current-viewer.ts'
import { ViewerProvider } from '../viewer/viewer-context.tsx'

/** What the server answers, by method and path; what it does not know is a 404. */
export type Answers = Record<string, (request: Request) => unknown>

/** An answer that refuses. */
export function problem(status: number, code: string, text = code): Response {
  return Response.json({ status, code, message: text }, { status })
}

/** What a test app is made of. */
export interface TestAppOptions {
  readonly firm: Firm
  /** May be changed by the test as it goes on. */
  readonly answers: Answers
  /** Who has been signed in since an earlier page; a customer's user when absent. */
  readonly user?: SessionUser
}

/** An app of a test, and what happened in it. */
export interface TestApp {
  readonly app: App
  /** Stands at noon of 19/11/2026 until the test moves it. */
  readonly clock: FixedClock
  readonly requests: readonly Request[]
  /** How often something was asked for, by method and path. */
  asked(call: string): number
  /** Titles of all toasts. */
  told(): readonly string[]
  /** Stands around what asks for the app. */
  readonly wrapper: ComponentType<{ readonly children: ReactNode }>
  /** Stands around what asks for the viewer, too. */
  readonly pages: ComponentType<{ readonly children: ReactNode }>
}

function Pages({ children }: { children: ReactNode }) {
  const viewer = useCurrentViewer()
  return (
    viewer && (
      <ViewerProvider viewer={viewer}>
        {viewer.user.type === 'BACKOFFICE' ? (
          children
        ) : (
          <BusinessProvider id="b1">{children}</BusinessProvider>
        )}
      </ViewerProvider>
    )
  )
}

/**
 * An app on a server that answers what it is told to, with somebody signed in since an earlier page.
 * @example
 * const { wrapper, asked } = await createTestApp({ firm, answers: { 'GET /demands/d1': () => demand } })
 * render(<DemandName id="d1" />, { wrapper })
 */
export async function createTestApp({
  firm,
  answers,
  user = buildUser(),
}: TestAppOptions): Promise<TestApp> {
  const requests: Request[] = []
  const toasts: Toast[] = []
  const storages = { remembered: createMemoryStorage(), current: createMemoryStorage() }
  const before = createSessionStore(storages)
  const signedIn = { user, token: 'token-1', deviceToken: 'device-token-of-a-test' }
  before.signIn(signedIn, { remember: false })
  before.keepBusinessId('b1')
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
  return {
    app,
    clock,
    requests,
    asked: (call) =>
      requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call).length,
    told: () => toasts.map(({ title }) => title),
    wrapper: ({ children }) => <TramiteProvider app={app}>{children}</TramiteProvider>,
    pages: ({ children }) => (
      <TramiteProvider app={app}>
        <Pages>{children}</Pages>
      </TramiteProvider>
    ),
  }
}
