import { createSessionStore, openStorages } from '@tramite/core/session'
import { createPorts, followServerClock, type Ports, watchServer } from '@tramite/react/ports'
import { createToastQueue, type ToastQueue } from '@tramite/ui/toast-queue'
import { readFirm } from './firm.ts'

/** What the routes are given. */
export interface RouterContext {
  readonly ports: Ports
  /** The toasts of the portal: one at a time, the others queue. */
  readonly toastQueue: ToastQueue
}

/** Creates what every page of the portal depends on, in this browser. */
export function openPorts(): RouterContext {
  const toastQueue = createToastQueue()
  const server = followServerClock((request) => fetch(request))
  const ports = createPorts({
    firm: readFirm(),
    toasts: toastQueue,
    session: createSessionStore(openStorages()),
    clock: server.clock,
    server: watchServer(server.fetch),
    openTramite: async (opened) =>
      (await import('./open-tramite.ts')).openTramite(opened, server.learn),
    openApp: async (opened) => (await import('./open-app.ts')).openApp(opened),
  })
  return { ports, toastQueue }
}
