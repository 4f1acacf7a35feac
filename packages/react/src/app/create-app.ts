import { onlineManager } from '@tanstack/react-query'
import type { Tramite } from '@tramite/core'
import { createDraftStore, type DraftStoreOptions } from '@tramite/core/drafts'
import type { ToastTexts } from '@tramite/core/http'
import { browserDraftStorage } from '../drafts/browser-draft-storage.ts'
import { createLeaving } from '../leaving/leaving.ts'
import { invalidate } from '../live/invalidate.ts'
import { createEmitter } from '../ports/emitter.ts'
import type { App, Ports } from '../ports/ports.types.ts'
import { createQueryClient } from './query-client.ts'

/** The parts of an app. */
export interface AppOptions {
  readonly ports: Ports
  /** The SDK, created with the same ports (`toTramiteOptions`). */
  readonly tramite: Tramite
  /** Texts by code, for reads that fail; a promise if they load later. */
  readonly toText: ToastTexts
  /**
   * Name of the program in the keys of its drafts, and their storage: the browser's `localStorage` when absent. Programs on
   * the same origin as the portal need names of their own.
   */
  readonly drafts?: Partial<Omit<DraftStoreOptions, 'clock'>>
  /** Logs the error of every failed read, also of those that are not reported to the user. */
  readonly log?: (error: unknown) => void
}

/**
 * Creates what the pages behind sign-in work with: the SDK and the cache of its data. Data that a command makes stale is
 * read again when the command has been answered or has failed without an answer; offline, once there is a connection.
 */
export function createApp({ ports, tramite, toText, drafts, log }: AppOptions): App {
  const queries = createQueryClient(ports.toasts, toText, log)
  ports.stale.subscribe((resources) => {
    const refetchType = onlineManager.isOnline() ? 'active' : 'none'
    for (const resource of resources) {
      const queryKey = [resource]
      // The cache restarts only fetches that are active and have had an answer.
      const early = queries
        .getQueryCache()
        .findAll({ queryKey, fetchStatus: 'fetching' })
        .filter((query) => !query.isActive() || query.state.data === undefined)
      queries.invalidateQueries({ queryKey, refetchType })
      for (const query of early) invalidate(queries, query)
    }
  })
  const store = createDraftStore({ storage: browserDraftStorage, ...drafts, clock: ports.clock })
  return {
    ports,
    tramite,
    queries,
    toText,
    drafts: store,
    leaving: createLeaving(),
    businessOpened: createEmitter(),
    sessionEnded: createEmitter(),
  }
}
