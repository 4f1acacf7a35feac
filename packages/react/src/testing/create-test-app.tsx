import { createMemoryStorage, createTramite, type Toast } from '@tramite/core'
import { message } from '@tramite/core/messages'
import { createSessionStore, type SessionUser } from '@tramite/core/session'
import {
  type Answers,
  buildUser,
  createFixedClock,
  createTestServer,
  DEFAULT_NOW,
  type FixedClock,
  type TestServer,
} from '@tramite/core/testing'
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

/** What a test app is made of. */
export interface TestAppOptions {
  readonly firm: Firm
  /** What the server answers: by operation, or by method and path. May be changed by the test as it goes on. */
  readonly answers: Answers
  /** Who has been signed in since an earlier page: a customer's user when absent, null for nobody. */
  readonly user?: SessionUser | null
  /** The business that a customer works in; `b1` when absent. */
  readonly businessId?: string
  /** The time of the clock, which does not advance by itself; {@link DEFAULT_NOW} when absent. */
  readonly now?: string
  /**
   * Receives what the app logs, and each call without an answer; by default these are written to the console.
   */
  readonly log?: (error: unknown) => void
}

/** An app of a test, and what happened in it. */
export interface TestApp {
  readonly app: App
  /** Stands still until the test moves it. */
  readonly clock: FixedClock
  readonly requests: readonly Request[]
  /** How often something was asked for, by the name of the operation or by method and path. */
  readonly asked: TestServer['asked']
  /** Titles of all toasts. */
  toastTitles(): readonly string[]
  /** Stands around what asks for the app. */
  readonly wrapper: ComponentType<{ readonly children: ReactNode }>
  /** Stands around what asks for the viewer, too. */
  readonly pages: ComponentType<{ readonly children: ReactNode }>
}

function Pages({ businessId, children }: { businessId: string; children: ReactNode }) {
  const viewer = useCurrentViewer()
  return (
    viewer && (
      <ViewerProvider viewer={viewer}>
        {viewer.user.type === 'BACKOFFICE' ? (
          children
        ) : (
          <BusinessProvider id={businessId}>{children}</BusinessProvider>
        )}
      </ViewerProvider>
    )
  )
}

/**
 * An app on a fake server that gives the answers of the test, with a user who has been signed in since an
 * earlier page.
 * @example
 * const { wrapper, asked } = await createTestApp({ firm, answers: { getDemand: () => buildDemand() } })
 * render(<DemandName id="d1" />, { wrapper })
 */
export async function createTestApp({
  firm,
  answers,
  user = buildUser(),
  businessId = 'b1',
  now = DEFAULT_NOW,
  log,
}: TestAppOptions): Promise<TestApp> {
  const server = createTestServer(answers, {
    onUnanswered: (call) => {
      // The session that the app begins with stays as it is until a test says otherwise.
      if (call.startsWith('refreshSession ')) return
      const error = new Error(`The test has no answer for ${call}`)
      if (log) return log(error)
      // biome-ignore lint/suspicious/noConsole: it is read by who runs the test
      console.warn(error.message)
    },
  })
  const toasts: Toast[] = []
  const storages = { remembered: createMemoryStorage(), current: createMemoryStorage() }
  if (user) {
    const before = createSessionStore(storages)
    const signedIn = { user, token: 'token-1', deviceToken: 'device-token-of-a-test' }
    before.signIn(signedIn, { remember: false })
    before.keepBusinessId(businessId)
  }
  const clock = createFixedClock(now)

  const ports = createPorts({
    firm,
    toasts: { show: (toast) => toasts.push(toast) },
    session: createSessionStore(storages),
    clock,
    server: watchServer(server.fetch),
    openTramite: async (opened) =>
      createTramite({
        ...toTramiteOptions(opened),
        baseUrl: server.baseUrl,
        conventions: toConventions(firm),
        toasts: { toText: message, show: opened.toasts.show },
        policy: { retryDelay: 1 },
        ...(log && { log }),
      }),
    openApp: async (opened) =>
      createApp({
        ports: opened,
        tramite: await opened.tramite(),
        toText: message,
        ...(log && { log }),
      }),
  })
  const app = await ports.app()
  return {
    app,
    clock,
    requests: server.requests,
    asked: server.asked,
    toastTitles: () => toasts.map(({ title }) => title),
    wrapper: ({ children }) => <TramiteProvider app={app}>{children}</TramiteProvider>,
    pages: ({ children }) => (
      <TramiteProvider app={app}>
        <Pages businessId={businessId}>{children}</Pages>
      </TramiteProvider>
    ),
  }
}
