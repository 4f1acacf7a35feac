import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createTramite } from '@tramite/core'
import { createMemoryStorage, createSessionStore, storageKeys } from '@tramite/core/session'
import { createApp, toConventions } from '@tramite/react'
import {
  type App,
  createPorts,
  type Firm,
  toTramiteOptions,
  watchServer,
} from '@tramite/react/ports'
import { createToastQueue } from '@tramite/ui/toast-queue'
import { renderToPipeableStream } from 'react-dom/server'
import { createPortalRouter } from '../../create-router.ts'
import { toastTexts } from '../../integrations/load-toast-texts.ts'
import type { RouterContext } from '../../integrations/open-ports.ts'
import { callsOfPage } from '../early-calls/calls-of-page.ts'
import { takeEarlyCalls } from '../early-calls/take-early-call.ts'
import { toAnswers, toCallKey } from '../early-calls/to-answers.ts'
import type { PictureNode } from '../last-seen/picture.types.ts'
import type { PageToDraw } from './drawn.types.ts'
import { toNodes } from './to-nodes.ts'
import { toResponse } from './to-response.ts'

/** Placeholder origin of the server-rendered page: no request is sent there. */
const origin = 'https://drawn'
const token = 'drawn'

/** A request without an answer stays pending in the server-rendered page. */
const unanswered = () => new Promise<Response>(() => {})

/** The context of the page: as in a browser, except that nothing is sent. */
function openContext(
  firm: Firm,
  { address, user, businessId, answers }: PageToDraw,
): RouterContext {
  const { pathname, search } = new URL(address, origin)
  const remembered = createMemoryStorage()
  remembered.setItem(storageKeys.token, token)
  remembered.setItem(storageKeys.user, user)
  remembered.setItem(storageKeys.businessId, businessId)
  const toastQueue = createToastQueue()
  const early = {
    tramiteEarlyCalls: {
      token,
      businessId,
      sentAt: performance.now(),
      answers: toAnswers(callsOfPage(pathname, search), async (call) =>
        toResponse(answers[toCallKey(call)]),
      ),
    },
    performance,
  }
  const ports = createPorts({
    firm,
    toasts: toastQueue,
    session: createSessionStore({ remembered, current: createMemoryStorage() }),
    clock: { now: () => new Date() },
    server: watchServer(takeEarlyCalls(unanswered, early)),
    openTramite: async (opened) =>
      createTramite({
        ...toTramiteOptions(opened),
        baseUrl: `${origin}/api`,
        policy: { retries: 0 },
        conventions: toConventions(firm),
        toasts: { toText: toastTexts, show: toastQueue.show },
      }),
    openApp: async (opened) =>
      createApp({ ports: opened, tramite: await opened.tramite(), toText: toastTexts }),
  })
  return { ports, toastQueue }
}

/** Milliseconds. All answers are here already: anything slower waits for one that is missing. */
const TIMEOUT_MS = 50

async function settle({ queries }: App): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (queries.isFetching() > 0 && performance.now() < end) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/**
 * Renders a page as its user will see it, with the page's own components.
 * @throws whatever a component threw
 */
export async function drawPage(firm: Firm, page: PageToDraw): Promise<readonly PictureNode[]> {
  const context = openContext(firm, page)
  const history = createMemoryHistory({ initialEntries: [page.address] })
  const router = createPortalRouter(context, history)
  const app = await context.ports.app()
  await router.load()
  await settle(app)
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(<RouterProvider router={router} />, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    })
  })
  app.queries.clear()
  return toNodes(html)
}
