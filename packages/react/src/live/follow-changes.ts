import { toDayFrame, watchDay } from '@tramite/core/calendar'
import {
  type EventStreamStatus,
  type PortalEvent,
  shareEventStream,
  startStopwatch,
  type Tabs,
} from '@tramite/core/events'
import type { App } from '../ports/ports.types.ts'
import { catchUp, refreshAfter, refreshAll, restartAll } from './refresh.ts'

/** Interval of polling while events cannot be received, in milliseconds. */
const POLLING_MS = 15_000

/** How long events are collected, in milliseconds: a change of the queue affects many demands at once. */
const COLLECT_MS = 250

function findTabs(): Tabs | null {
  // Undefined on a page served over plain HTTP.
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? { locks, openChannel: (name) => new BroadcastChannel(name) } : null
}

/**
 * Reads again what the server reports as changed since the page began, everything at intervals while
 * events cannot be received, and everything when days are counted from another one: dates, and what is
 * overdue, are the server's. All tabs of the user share one connection.
 * @returns stops following
 */
export function followChanges({ ports, tramite, queries }: App, userId: string): () => void {
  let polling: ReturnType<typeof setInterval> | undefined
  let collecting: ReturnType<typeof setTimeout> | undefined
  let collected: PortalEvent[] = []
  let stopCatchingUp = () => {}

  /** A page briefly outlives its session: anything it requested then would be refused. */
  const isSignedIn = () => tramite.session.session() !== null
  const refresh = () => {
    if (isSignedIn()) refreshAll(queries)
  }

  const onStatus = (status: EventStreamStatus) => {
    if (status === 'polling') {
      // Each attempt to reopen the stream reports this status again; the interval keeps running.
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
  const { clock } = ports
  const { conventions } = tramite
  const loadedAt = new Date(clock.now().getTime() - performance.now())
  const stopDays = watchDay(
    { clock, conventions, shown: toDayFrame(loadedAt, conventions) },
    () => {
      if (isSignedIn()) restartAll(queries)
    },
  )
  const stream = shareEventStream({
    name: `tramite.events.${userId}`,
    open(listener) {
      if (isSignedIn()) return tramite.listen(listener)
      // Reported only after `open` has returned.
      queueMicrotask(() => listener.onStatus('closed'))
      return { close: () => {} }
    },
    // Nothing on the page was read before the page itself was loaded.
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
    stopDays()
    stream.close()
  }
}
