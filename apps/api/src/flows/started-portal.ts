import { join } from 'node:path'
import { createTramite, type Toast, type Tramite, type TramiteOptions } from '@tramite/core'
import { operationIndex } from '@tramite/core/contract'
import { isApiError } from '@tramite/core/http'
import { message } from '@tramite/core/messages'
import { expect } from 'vitest'
import { demoPassword, loadDemoFirm } from '../demo/load-demo.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { createLossyFetch } from './lossy-fetch.ts'

/** The code with which a call of the SDK was refused; null if it was not. */
export const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => (isApiError(error) ? error.code : null),
  )

/** The SDK as used by one person, over a network that loses answers. */
export interface Visitor extends Tramite {
  /** The notifications of the person so far; empties itself. */
  titles(): string[]
  readonly toasts: readonly Toast[]
}

/** The demo firm on a server that really listens. It is reached through the SDK only. */
export interface StartedPortal extends Omit<TestPortal, 'call' | 'app'> {
  /** Address of the server. */
  readonly origin: string
  /** The SDK of somebody who has not signed in. */
  visit(options?: Partial<TramiteOptions>): Visitor
  /** The SDK, signed in as somebody of the demo firm. */
  enter(email: string, password?: string): Promise<Visitor>
  /**
   * Compares the operations that the server has answered with success so far with the committed list of
   * the area, which the README's table counts; `vitest run -u` writes the list. Call it in the last test
   * of every file of flows.
   */
  expectAnswered(area: string): Promise<void>
}

const operationOf = new Map(
  Object.entries(operationIndex).map(([id, { method, path }]) => [
    `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    id,
  ]),
)

interface LogLine {
  readonly msg?: string
  readonly method?: string
  readonly route?: string | null
  readonly status?: number
}

/** The server's own log of its answers, once for each operation. */
function listAnswered(logs: readonly string[]): string[] {
  const answered = logs
    .map((line): LogLine => JSON.parse(line))
    .filter(({ msg, status = 500 }) => msg === 'request' && status < 300)
    .flatMap(({ method, route }) => operationOf.get(`${method} ${route}`) ?? [])
  return [...new Set(answered)].sort()
}

/** Starts the demo firm's server. Close it when the flows are done. */
export async function startPortal(): Promise<StartedPortal> {
  const server = await startTestPortal({}, loadDemoFirm)
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })

  function visit(options: Partial<TramiteOptions> = {}): Visitor {
    const toasts: Toast[] = []
    const portal = createTramite({
      baseUrl: `${origin}/api`,
      fetch: createLossyFetch(),
      policy: { retryDelay: 0 },
      clock: { now: () => server.time.now },
      toasts: { toText: message, show: (toast) => void toasts.push(toast) },
      ...options,
    })
    return { ...portal, toasts, titles: () => toasts.splice(0).map(({ title }) => title) }
  }

  return {
    ...server,
    origin,
    visit,
    async enter(email, password = demoPassword) {
      const visitor = visit()
      // A flow may continue days later by the server's clock.
      await visitor.signIn({ email, password, remember: true })
      return visitor
    },
    async expectAnswered(area) {
      const list = `${listAnswered(server.logs).join('\n')}\n`
      await expect(list).toMatchFileSnapshot(join(import.meta.dirname, 'answered', `${area}.txt`))
    },
  }
}
