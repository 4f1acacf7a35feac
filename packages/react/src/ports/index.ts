/** What every screen may use, even before sign-in; part of the first page that loads. */

export type { Overlay, OverlayQueue } from '../overlays/overlay-queue.ts'
export { useDismissed, useIsPageFree, useOverlayTurn } from '../overlays/use-overlay-turn.ts'
export { signInWith } from '../session/sign-in-with.ts'
export { createPorts, toTramiteOptions } from './create-ports.ts'
export type { Emitter } from './emitter.ts'
export type { Firm } from './firm.types.ts'
export type { App, Ports, PortsOptions, SessionActor, Toasts } from './ports.types.ts'
export { PortsProvider, usePorts } from './ports-context.tsx'
export { putFile } from './put-file.ts'
export { type AnsweredAt, followServerClock, type ServerClock } from './server-clock.ts'
export { type ServerWatch, watchServer } from './server-watch.ts'
