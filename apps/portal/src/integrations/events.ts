import {
  type EventStreamStatus,
  liveResources,
  openEventStream,
  toChangedResources,
} from '@tramite/core/events'
import type { Resource } from '@tramite/core/http'
import { useEffect } from 'react'
import { client } from './client.ts'
import { queryClient } from './query-client.ts'
import { loadSession } from './session.ts'

const pollingInterval = 15_000

/** What the contract lets the user do stands in the session: another contract is another session. */
function refreshSession(): void {
  loadSession().then((session) => session.send({ type: 'STALE' }))
}

function refresh(resources: readonly Resource[]) {
  for (const resource of resources) queryClient.invalidateQueries({ queryKey: [resource] })
}

/**
 * Keeps the page current while it is open: reads again what the server says has changed, and all
 * of it from time to time while the stream of events is cut.
 * @param scope changes when the events are another's: another business or user
 */
export function useLiveData(scope: string): void {
  useEffect(() => {
    let polling: ReturnType<typeof setInterval> | undefined
    let wasCut = false
    const refreshAll = () => {
      refresh(liveResources)
      refreshSession()
    }
    const onStatus = (status: EventStreamStatus) => {
      if (status === 'polling') {
        wasCut = true
        // Each try to open the stream again says so again; the interval goes on meanwhile.
        polling ??= setInterval(refreshAll, pollingInterval)
        return
      }
      clearInterval(polling)
      polling = undefined
      // Events may have been missed while the stream was cut.
      if (status === 'live' && wasCut) {
        wasCut = false
        refreshAll()
      }
    }
    const stream = scope
      ? openEventStream({
          client,
          onStatus,
          onEvent: (event) => {
            refresh(toChangedResources(event))
            if (event.type === 'customer') refreshSession()
          },
        })
      : undefined
    return () => {
      clearInterval(polling)
      stream?.close()
    }
  }, [scope])
}
