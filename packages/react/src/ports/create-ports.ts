import type { TramiteOptions } from '@tramite/core'
import { createOverlayQueue } from '../overlays/overlay-queue.ts'
import { createEmitter } from './emitter.ts'
import { loadOnce } from './load-once.ts'
import type { Ports, PortsOptions } from './ports.types.ts'

/** Options of `createTramite` that connect the SDK to the ports of a page; for `openTramite`. */
export function toTramiteOptions({
  session,
  clock,
  server,
  stale,
  sessionActor,
}: Ports): Omit<TramiteOptions, 'baseUrl'> {
  return {
    session,
    clock,
    fetch: server.fetch,
    onStale: stale.emit,
    onSessionEnd: () => {
      // If the machine's code cannot be loaded, it finds the session ended when it starts.
      sessionActor().then(
        (actor) => actor.send({ type: 'EXPIRED' }),
        () => {},
      )
    },
  }
}

/** The ports of a page. */
export function createPorts({ openTramite, openApp, ...given }: PortsOptions): Ports {
  // Read now: the session may change before its machine has loaded.
  const isSignedIn = given.session.session() !== null
  const ports: Ports = {
    ...given,
    overlays: createOverlayQueue(),
    stale: createEmitter(),
    tramite: loadOnce(() => openTramite(ports)),
    app: loadOnce(() => openApp(ports)),
    sessionActor: loadOnce(async () => {
      const { startSession } = await import('../session/session-actor.ts')
      return startSession(ports, isSignedIn)
    }),
  }
  return ports
}
