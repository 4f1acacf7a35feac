import type { TramiteOptions } from '@tramite/core'
import { createOverlayQueue } from '../overlays/overlay-queue.ts'
import { createEmitter } from './emitter.ts'
import { keepLoaded } from './keep-loaded.ts'
import type { Ports, PortsOptions } from './ports.types.ts'

/** What the SDK of a page is composed with, so that the screens are told of its events. For `openTramite`. */
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
    tramite: keepLoaded(() => openTramite(ports)),
    app: keepLoaded(() => openApp(ports)),
    sessionActor: keepLoaded(async () => {
      const { startSession } = await import('../session/session-actor.ts')
      return startSession(ports, isSignedIn)
    }),
  }
  return ports
}
