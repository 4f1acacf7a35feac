import type { QueryClient } from '@tanstack/react-query'
import type { Toast, Tramite } from '@tramite/core'
import type { Clock } from '@tramite/core/calendar'
import type { DraftStore } from '@tramite/core/drafts'
import type { Resource } from '@tramite/core/http'
import type { SessionStore, SignedOutReason, sessionMachine } from '@tramite/core/session'
import type { ActorRefFrom } from 'xstate'
import type { Leaving } from '../leaving/leaving.ts'
import type { OverlayQueue } from '../overlays/overlay-queue.ts'
import type { Emitter } from './emitter.ts'
import type { Firm } from './firm.types.ts'
import type { ServerWatch } from './server-watch.ts'

/** Shows short messages to the user. */
export interface Toasts {
  /** Shows a toast as soon as those before it have gone. */
  show(toast: Toast): void
}

/** The running machine of the session. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** What the pages behind sign-in work with. */
export interface App {
  readonly ports: Ports
  /** The SDK: its commands report by themselves. */
  readonly tramite: Tramite
  /** The cache of server data. */
  readonly queries: QueryClient
  /** Drafts: what was typed in this browser and not sent. */
  readonly drafts: DraftStore
  /** What the open page asks before it is left. */
  readonly leaving: Leaving
  /** The id of the business that has just been made the active one. */
  readonly businessOpened: Emitter<string>
  /** The end of a session of which no machine tells, as its code is out of reach. */
  readonly sessionEnded: Emitter<SignedOutReason>
}

/**
 * What every screen may use, even before sign-in. What a first screen does not need is loaded once, on
 * demand; after a failed load the next caller tries again.
 */
export interface Ports {
  /** The firm that the page belongs to. */
  readonly firm: Firm
  readonly toasts: Toasts
  /** The signed-in user, their token and their business. */
  readonly session: SessionStore
  readonly clock: Clock
  /** The connection to the server. */
  readonly server: ServerWatch
  /** What opens over the page by itself: one overlay at a time. */
  readonly overlays: OverlayQueue
  /** Families of server data that a command has made stale. */
  readonly stale: Emitter<readonly Resource[]>
  tramite(): Promise<Tramite>
  /** What the pages behind sign-in work with. */
  app(): Promise<App>
  /** The machine of the session: signing in, signing out, its end. */
  sessionActor(): Promise<SessionActor>
}

/** What a page has before its first screen, provided by the program. */
export interface PortsOptions
  extends Pick<Ports, 'firm' | 'toasts' | 'session' | 'clock' | 'server'> {
  /** Loads the SDK and composes it on these ports. */
  readonly openTramite: (ports: Ports) => Promise<Tramite>
  /** Loads what the pages behind sign-in work with. */
  readonly openApp: (ports: Ports) => Promise<App>
}
