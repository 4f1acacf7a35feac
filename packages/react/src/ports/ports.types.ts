import type { QueryClient } from '@tanstack/react-query'
import type { Toast, Tramite } from '@tramite/core'
import type { Clock } from '@tramite/core/calendar'
import type { DraftStore } from '@tramite/core/drafts'
import type { Resource, ToastTexts } from '@tramite/core/http'
import type { SessionStore, SignedOutReason, sessionMachine } from '@tramite/core/session'
import type { ActorRefFrom } from 'xstate'
import type { Leaving } from '../leaving/leaving.ts'
import type { OverlayQueue } from '../overlays/overlay-queue.ts'
import type { Emitter } from './emitter.ts'
import type { Firm } from './firm.types.ts'
import type { ServerWatch } from './server-watch.ts'

/** Shows short messages to the user. */
export interface Toasts {
  /** Shows a toast when those before it have closed. */
  show(toast: Toast): void
}

/** The running machine of the session. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** What the pages behind sign-in work with. */
export interface App {
  readonly ports: Ports
  /** The SDK. Its commands show their own toasts. */
  readonly tramite: Tramite
  /** The cache of server data. */
  readonly queries: QueryClient
  /** Texts by code, of what is reported to the user. */
  readonly toText: ToastTexts
  /** Drafts: input that was typed in this browser and not submitted. */
  readonly drafts: DraftStore
  /** The questions of the open page before it is left. */
  readonly leaving: Leaving
  /** Emits the id of a business that has become the active one. */
  readonly businessOpened: Emitter<string>
  /** Emits the end of a session that no machine can report, because its code could not be loaded. */
  readonly sessionEnded: Emitter<SignedOutReason>
}

/**
 * What every screen may use, even before sign-in. Parts that the first screen does not need are loaded once, on demand;
 * after a failed load the next caller tries again.
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
  /** Overlays that open by themselves, one at a time. */
  readonly overlays: OverlayQueue
  /** Emits the families of server data that a command has made stale. */
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
