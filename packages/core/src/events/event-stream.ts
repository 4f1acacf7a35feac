import type { components } from '../generated/schema.ts'
import { type ApiClient, isApiError, type Resource } from '../http/index.ts'
import { streamEvents } from './events.queries.ts'
import { startStopwatch } from './stopwatch.ts'

/** Something of the user's changed on the server; the data itself is read again by the queries. */
export type PortalEvent = components['schemas']['ServerEvent']

/**
 * `connecting`: the first answer has not come yet. `live`: events arrive. `polling`: the stream is cut, so ask the server from time to time. `closed`: the
 * session is over.
 */
export type EventStreamStatus = 'connecting' | 'live' | 'polling' | 'closed'

const staleByEvent: Readonly<Record<PortalEvent['type'], readonly Resource[]>> = {
  customer: ['customers', 'businesses', 'users', 'home', 'billings', 'receipts'],
  demand: ['demands', 'home', 'documents', 'journeys', 'mapping', 'marks'],
  mapping: ['mapping'],
  notification: ['notifications'],
  reminder: ['reminders'],
  risk: ['risk'],
}

/** All families of server data that events tell of: to be read again after a cut. */
export const liveResources: readonly Resource[] = [...new Set(Object.values(staleByEvent).flat())]

/**
 * The families of server data to read again after an event.
 * @param event of a kind that this version may not know: then nothing
 */
export function toChangedResources({ type }: Pick<PortalEvent, 'type'>): readonly Resource[] {
  return staleByEvent[type] ?? []
}

/** An open stream. */
export interface EventStream {
  /** Stops listening. */
  close(): void
}

/** What an event stream is opened with. */
export interface EventStreamOptions {
  readonly client: ApiClient
  /** Takes each event. What it throws, or rejects with, goes to `log`; the stream goes on. */
  readonly onEvent: (event: PortalEvent) => unknown
  /** Told at every change, and at every further try while the stream is cut. */
  readonly onStatus?: (status: EventStreamStatus) => void
  /**
   * How long ago the program began to read what it shows, in milliseconds: the first stream tells of what
   * changed since then, as each further one tells of what changed since the one before was last heard. Absent:
   * what was read before the stream is live may be of before a change that nobody tells of.
   */
  readonly readAgo?: () => number
  /** Writes to the program's log what the stream survives: a listener's mistake, an unreadable event. */
  readonly log?: (error: unknown) => void
  /**
   * Pause before the next try after the stream was cut, in milliseconds, by number of failures. It is longer where
   * the server asks for it by `Retry-After`.
   */
  readonly retryDelay?: (failures: number) => number
  /**
   * How long a connection may say nothing until it counts as dead, in milliseconds. The server says
   * something every twenty seconds, whatever happens.
   */
  readonly silence?: number
}

/**
 * Doubles from one second up to thirty, and is down to half as long: those whom a restart has cut off do
 * not all come back in the same moment.
 */
function defaultRetryDelay(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** (failures - 1)) * (1 - Math.random() / 2)
}

/** The server remembers far less; it has to be asked for a number that it takes. */
const LONGEST_MS = 604_800_000

/** Two of the server's signs of life, and what a slow line adds. */
const SILENCE_MS = 50_000

/**
 * Listens to the server's events until closed. A cut stream is opened again, ever more patiently until one
 * has stood for a while; meanwhile the status is `polling`. A refused session (401, 403) ends it, with `closed`: the client
 * reports that by itself.
 */
export function openEventStream({
  client,
  onEvent,
  onStatus = () => {},
  readAgo,
  log = () => {},
  retryDelay = defaultRetryDelay,
  silence = SILENCE_MS,
}: EventStreamOptions): EventStream {
  const controller = new AbortController()
  const { signal } = controller
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let heardAgo = readAgo

  function hand(data: string): void {
    if (signal.aborted) return
    try {
      const taken = onEvent(JSON.parse(data) as PortalEvent)
      Promise.resolve(taken).catch(log)
    } catch (error) {
      log(error)
    }
  }

  async function listen() {
    // Nobody waits for events: what reads them comes after what the page is made of.
    const { readEvents } = await import('./read-events.ts')
    const missed = heardAgo && { missedMs: Math.min(heardAgo(), LONGEST_MS) }
    const body = await streamEvents(client, missed).queryFn({ signal })
    if (!signal.aborted) onStatus('live')
    const stood = startStopwatch()
    const onLife = () => {
      heardAgo = startStopwatch()
    }
    try {
      await readEvents(body, { signal, silence, onLife, onEvent: hand })
    } finally {
      // What something in between ends at once, again and again, is no connection.
      if (stood() >= silence) failures = 0
    }
  }

  function connect() {
    onStatus(failures === 0 ? 'connecting' : 'polling')
    listen()
      .catch((error: unknown) => error)
      .then((error) => {
        if (signal.aborted) return
        if (isApiError(error) && (error.status === 401 || error.status === 403)) {
          onStatus('closed')
          return
        }
        failures += 1
        onStatus('polling')
        const askedMs = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0
        timer = setTimeout(connect, Math.max(retryDelay(failures), askedMs))
      })
  }

  connect()
  return {
    close() {
      clearTimeout(timer)
      controller.abort()
    },
  }
}
