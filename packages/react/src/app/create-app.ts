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

/** What an app is composed from. */
export interface AppOptions {
  readonly ports: Ports
  /** The SDK, composed on the same ports. */
  readonly tramite: Tramite
  /** Gives the text of an error code, for reads that fail; a promise when it may arrive later. */
  readonly toText: ToastTexts
  /**
   * Name of the program in the keys of its drafts, and where they are kept: the browser's lasting storage when absent.
   * Every program beside the portal at one origin has its own name.
   */
  readonly drafts?: Partial<Omit<DraftStoreOptions, 'clock'>>
  /** Writes the reason of a failed read to the program's log; the user may be told nothing of it. */
  readonly log?: (error: unknown) => void
}

/**
 * What the pages behind sign-in work with: the SDK and the cache of what it reads. What a command makes
 * stale is read again as soon as it is answered, or has failed without an answer; without a connection,
 * once there is one.
 */
export function createApp({ ports, tramite, toText, drafts, log }: AppOptions): App {
  const queries = createQueryClient(ports.toasts, toText, log)
  ports.stale.subscribe((resources) => {
    const refetchType = onlineManager.isOnline() ? 'active' : 'none'
    for (const resource of resources) {
      const queryKey = [resource]
      // Only a read that is shown and had an answer before is begun anew by the cache.
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
    drafts: store,
    leaving: createLeaving(),
    businessOpened: createEmitter(),
    sessionEnded: createEmitter(),
  }
}
