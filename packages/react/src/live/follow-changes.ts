import {
  type EventStreamStatus,
  type PortalEvent,
  shareEventStream,
  startStopwatch,
  type Tabs,
} from '@tramite/core/events'
import type { App } from '../ports/ports.types.ts'
import { catchUp, refreshAfter, refreshAll } from './refresh.ts'

/** How often the server is asked while events cannot be heard, milliseconds. */
const POLLING_MS = 15_000

/** For how long events are collected, milliseconds: what moves a queue changes many demands at once. */
const COLLECT_MS = 250

function findTabs(): Tabs | null {
  // A page that came over plain http has none.
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? { locks, openChannel: (name) => new BroadcastChannel(name) } : null
}

/**
 * Reads again what the server says has changed since the page began, and all of it from time to time while events
 * cannot be heard. All tabs of the user share one connection.
 * @returns ends it
 */
export function followChanges({ tramite, queries }: App, userId: string): () => void {
  let polling: ReturnType<typeof setInterval> | undefined
  let collecting: ReturnType<typeof setTimeout> | undefined
  let collected: PortalEvent[] = []
  let stopCatchingUp = () => {}

  /** A page outlives its session for a moment: whatever it asked for then would be refused. */
  const isSignedIn = () => tramite.session.session() !== null
  const refresh = () => {
    if (isSignedIn()) refreshAll(queries)
  }

  const onStatus = (status: EventStreamStatus) => {
    if (status === 'polling') {
      // Each try to open the stream again says so again; the interval goes on meanwhile.
      polling ??= setInterval(refresh, POLLING_MS)
      return
    }
    clearInterval(polling)
    polling = undefined
  }
  const onMissed = () => {
    stopCatchingUp()
    if (isSignedIn()) stopCatchingUp = catchUp(queries)
  }
  const onEvent = (event: PortalEvent) => {
    collected.push(event)
    collecting ??= setTimeout(() => {
      const events = collected
      collected = []
      collecting = undefined
      if (isSignedIn()) refreshAfter(queries, events)
    }, COLLECT_MS)
  }
  const stream = shareEventStream({
    name: `tramite.events.${userId}`,
    open(listener) {
      if (isSignedIn()) return tramite.listen(listener)
      // Its turn has come when it has left.
      queueMicrotask(() => listener.onStatus('closed'))
      return { close: () => {} }
    },
    // Nothing on it was read before the page itself.
    readAgo: startStopwatch({ wall: performance.timeOrigin, steady: 0 }),
    tabs: findTabs(),
    onMissed,
    onStatus,
    onEvent,
  })
  return () => {
    clearInterval(polling)
    clearTimeout(collecting)
    stopCatchingUp()
    stream.close()
  }
}
