import {
  type EventStreamStatus,
  liveResources,
  type PortalEvent,
  toChangedResources,
} from '@tramite/core/events'
import type { Resource } from '@tramite/core/http'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'

const pollingInterval = 15_000

/**
 * Keeps the page current while it is open: reads again what the server says has changed, and all
 * of it from time to time while the stream of events is cut.
 * @param scope changes when the events are another's: another business or user; empty for none
 */
export function useLiveData(scope: string): void {
  const { tramite, queries } = useApp()
  useEffect(() => {
    if (!scope) return
    let polling: ReturnType<typeof setInterval> | undefined
    let wasCut = false
    const refresh = (resources: readonly Resource[]) => {
      for (const resource of resources) queries.invalidateQueries({ queryKey: [resource] })
    }
    const onStatus = (status: EventStreamStatus) => {
      if (status === 'polling') {
        wasCut = true
        // Each try to open the stream again says so again; the interval goes on meanwhile.
        polling ??= setInterval(() => refresh(liveResources), pollingInterval)
        return
      }
      clearInterval(polling)
      polling = undefined
      // Events may have been missed while the stream was cut.
      if (status === 'live' && wasCut) {
        wasCut = false
        refresh(liveResources)
      }
    }
    const onEvent = (event: PortalEvent) => refresh(toChangedResources(event))
    const stream = tramite.listen({ onStatus, onEvent })
    return () => {
      clearInterval(polling)
      stream.close()
    }
  }, [scope, tramite, queries])
}
