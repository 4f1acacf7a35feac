import type {
  EventStream,
  EventStreamOptions,
  EventStreamStatus,
  PortalEvent,
} from './event-stream.ts'
import { startStopwatch } from './stopwatch.ts'

type Listener = Required<Pick<EventStreamOptions, 'onEvent' | 'onStatus'>>

/**
 * The messages of the tab that holds the stream to the others; `asking` is sent by a tab that has just
 * opened, or has heard nothing for a while.
 */
export type TabMessage =
  | { readonly kind: 'event'; readonly event: PortalEvent }
  | { readonly kind: 'status'; readonly status: EventStreamStatus }
  | { readonly kind: 'asking' }

/** The part of the browser's `BroadcastChannel` that is used. */
export interface TabsChannel {
  /** Sends a message to the other tabs. */
  postMessage(message: TabMessage): void
  /** Listens to messages of other tabs. */
  addEventListener(type: 'message', listener: (event: { readonly data: TabMessage }) => void): void
  /** Stops listening and broadcasting. */
  close(): void
}

/** How the tabs of a browser coordinate. */
export interface Tabs {
  /** The browser's own: `navigator.locks`. */
  readonly locks: {
    /** Runs a callback that only one tab at a time may run. */
    request(
      name: string,
      options: { readonly signal?: AbortSignal; readonly steal?: boolean },
      work: () => Promise<void>,
    ): Promise<unknown>
  }
  /** Opens a channel to the other tabs: a `BroadcastChannel`. */
  readonly openChannel: (name: string) => TabsChannel
}

/** Options of a shared stream. */
export interface SharedStreamOptions extends Listener {
  /** Tabs that use the same name share one stream, so they must be allowed to receive the same events. */
  readonly name: string
  /**
   * Opens the stream, in the one tab that holds it; `readAgo` says how long ago that tab last heard of
   * changes.
   */
  readonly open: (listener: Listener & Required<Pick<EventStreamOptions, 'readAgo'>>) => EventStream
  /** How long ago this tab began to read what it shows, in milliseconds. */
  readonly readAgo: () => number
  /**
   * Called when another tab holds the stream, and changes from before this one opened were reported
   * without it.
   */
  readonly onMissed: () => void
  /** Null where tabs cannot coordinate: then each has its own stream. */
  readonly tabs: Tabs | null
  /** How long the tab that holds the stream may be silent until another takes over, in milliseconds. */
  readonly silence?: number
}

/** Two of its heartbeats, plus the delay of a slow machine. */
const SILENCE_MS = 50_000

/**
 * Listens to the server's events through one connection for all tabs of a browser that use the same name. One
 * tab holds the connection and forwards events to the others. When it closes, or falls silent, the next one
 * opens its own, which reports what has changed since the other was last heard. If tabs cannot coordinate, or
 * are not allowed to, each has its own connection.
 */
export function shareEventStream(options: SharedStreamOptions): EventStream {
  const { name, open, tabs, onEvent, onStatus, onMissed, silence = SILENCE_MS } = options
  if (!tabs) return open({ onEvent, onStatus, readAgo: options.readAgo })

  const channel = tabs.openChannel(name)
  const { locks } = tabs
  const closed = new AbortController()
  const { signal } = closed
  let status: EventStreamStatus = 'connecting'
  let isOver = false
  let letGo: (() => void) | null = null
  let watch: ReturnType<typeof setTimeout> | undefined
  let heardAgo = options.readAgo

  const broadcast = (message: TabMessage) => {
    if (!signal.aborted) channel.postMessage(message)
  }
  function take(next: EventStreamStatus): void {
    // A heartbeat is not a change.
    if (next === status && next !== 'polling') return
    status = next
    onStatus(next)
  }

  /** Holds the stream for all tabs until it is released. */
  async function hold(): Promise<void> {
    if (isOver || signal.aborted) return
    await new Promise<void>((resolve) => {
      clearTimeout(watch)
      const beat = setInterval(() => broadcast({ kind: 'status', status }), silence / 3)
      const stream = open({
        readAgo: heardAgo,
        onEvent(event) {
          broadcast({ kind: 'event', event })
          return onEvent(event)
        },
        onStatus(next) {
          // The session of this tab is over; another tab's may go on.
          isOver = next === 'closed'
          if (isOver) letGo?.()
          else broadcast({ kind: 'status', status: next })
          take(next)
        },
      })
      letGo = () => {
        letGo = null
        clearInterval(beat)
        stream.close()
        resolve()
      }
    })
  }

  /** Waits for the lock; a tab whose stream was taken over waits for it again. */
  function queue(): void {
    locks.request(name, { signal }, hold).catch(() => lose())
  }
  function lose(): void {
    const wasHeld = letGo !== null
    letGo?.()
    if (signal.aborted) return
    if (wasHeld) queue()
    // It never held the lock, so nobody took it: the browser forbids tabs to coordinate.
    else void hold()
  }
  /** Takes over from a tab that has fallen silent, such as one that the browser has frozen. */
  function seize(): void {
    if (signal.aborted || isOver || letGo) return
    locks.request(name, { steal: true }, hold).catch(() => lose())
  }
  /**
   * Asks first whether the holder is still there: the browser throttles the timers of a hidden tab, but not
   * its messages.
   */
  function doubt(): void {
    broadcast({ kind: 'asking' })
    watch = setTimeout(seize, silence / 2)
  }
  function listen(): void {
    clearTimeout(watch)
    if (!letGo) watch = setTimeout(doubt, silence / 2)
  }

  channel.addEventListener('message', ({ data }) => {
    if (data.kind === 'asking') {
      if (letGo) broadcast({ kind: 'status', status })
      return
    }
    if (letGo) return
    listen()
    if (data.kind === 'event') {
      heardAgo = startStopwatch()
      onEvent(data.event)
      return
    }
    const isNew = status === 'connecting' && data.status === 'live'
    take(data.status)
    if (isNew) onMissed()
  })
  listen()
  broadcast({ kind: 'asking' })
  queue()
  return {
    close() {
      closed.abort()
      clearTimeout(watch)
      letGo?.()
      channel.close()
    },
  }
}
