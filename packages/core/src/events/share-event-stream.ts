import type {
  EventStream,
  EventStreamOptions,
  EventStreamStatus,
  PortalEvent,
} from './event-stream.ts'
import { startStopwatch } from './stopwatch.ts'

type Listener = Required<Pick<EventStreamOptions, 'onEvent' | 'onStatus'>>

/**
 * What the tab that holds the stream tells the others; `asking` is what one says that has just come, or has heard
 * nothing for a while.
 */
export type ToldToTabs =
  | { readonly kind: 'event'; readonly event: PortalEvent }
  | { readonly kind: 'status'; readonly status: EventStreamStatus }
  | { readonly kind: 'asking' }

/** The part of the browser's `BroadcastChannel` that is used. */
export interface TabsChannel {
  /** Tells the other tabs. */
  postMessage(told: ToldToTabs): void
  /** Hears what another tab tells. */
  addEventListener(type: 'message', listener: (event: { readonly data: ToldToTabs }) => void): void
  /** Hears and tells no more. */
  close(): void
}

/** How the tabs of a browser agree. */
export interface Tabs {
  /** The browser's own: `navigator.locks`. */
  readonly locks: {
    /** Does a work that one tab at a time does. */
    request(
      name: string,
      options: { readonly signal?: AbortSignal; readonly steal?: boolean },
      work: () => Promise<void>,
    ): Promise<unknown>
  }
  /** Opens a channel to the other tabs: a `BroadcastChannel`. */
  readonly openChannel: (name: string) => TabsChannel
}

/** What a shared stream is opened with. */
export interface SharedStreamOptions extends Listener {
  /** Tabs that use the same name share one stream: what they may hear has to be the same. */
  readonly name: string
  /** Opens the stream, in the one tab that holds it, with how long ago that tab last heard of changes. */
  readonly open: (listener: Listener & Required<Pick<EventStreamOptions, 'readAgo'>>) => EventStream
  /** How long ago this tab began to read what it shows, in milliseconds. */
  readonly readAgo: () => number
  /** Told when another tab holds the stream, and changes before this one came were told without it. */
  readonly onMissed: () => void
  /** Null where they cannot agree: then each tab has its own stream. */
  readonly tabs: Tabs | null
  /**
   * How long the tab that holds the stream may say nothing until another takes its place, in milliseconds.
   */
  readonly silence?: number
}

/** Two of its signs of life, and what a slow machine adds. */
const SILENCE_MS = 50_000

/**
 * Listens to the server's events by one connection for all tabs of a browser that use the same name. One of
 * them holds it and tells the others; when it goes, or falls silent, the next one opens its own, which tells
 * what changed since the other was last heard. Where tabs cannot agree, or may not, each has its own.
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

  const tell = (told: ToldToTabs) => {
    if (!signal.aborted) channel.postMessage(told)
  }
  function take(next: EventStreamStatus): void {
    // A sign of life is no change.
    if (next === status && next !== 'polling') return
    status = next
    onStatus(next)
  }

  /** Holds the stream for all tabs, until it is let go. */
  async function hold(): Promise<void> {
    if (isOver || signal.aborted) return
    await new Promise<void>((resolve) => {
      clearTimeout(watch)
      const beat = setInterval(() => tell({ kind: 'status', status }), silence / 3)
      const stream = open({
        readAgo: heardAgo,
        onEvent(event) {
          tell({ kind: 'event', event })
          return onEvent(event)
        },
        onStatus(next) {
          // The session of this tab is over; that of another may go on.
          isOver = next === 'closed'
          if (isOver) letGo?.()
          else tell({ kind: 'status', status: next })
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

  /** Waits for its turn; a stream that was taken from here is waited for again. */
  function queue(): void {
    locks.request(name, { signal }, hold).catch(() => lose())
  }
  function lose(): void {
    const wasHeld = letGo !== null
    letGo?.()
    if (signal.aborted) return
    if (wasHeld) queue()
    // What was never given was not taken either: the browser forbids them to agree.
    else void hold()
  }
  /** Takes the place of a tab that says nothing any more, as one that the browser has frozen. */
  function seize(): void {
    if (signal.aborted || isOver || letGo) return
    locks.request(name, { steal: true }, hold).catch(() => lose())
  }
  /** Asks first: of a hidden tab the browser holds the timers back, but not what it is asked. */
  function doubt(): void {
    tell({ kind: 'asking' })
    watch = setTimeout(seize, silence / 2)
  }
  function listen(): void {
    clearTimeout(watch)
    if (!letGo) watch = setTimeout(doubt, silence / 2)
  }

  channel.addEventListener('message', ({ data }) => {
    if (data.kind === 'asking') {
      if (letGo) tell({ kind: 'status', status })
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
  tell({ kind: 'asking' })
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
