import type { components } from '../generated/schema.ts'
import { type ApiClient, isApiError, type Resource } from '../http/index.ts'
import { streamEvents } from './events.queries.ts'
import { startStopwatch } from './stopwatch.ts'

/** Something that the user can see has changed on the server; the queries read the data itself again. */
export type PortalEvent = components['schemas']['ServerEvent']

/**
 * `connecting`: the first answer has not come yet. `live`: events arrive. `polling`: the stream is cut, so ask the server from time to time. `closed`: the
 * session is over.
 */
export type EventStreamStatus = 'connecting' | 'live' | 'polling' | 'closed'

const staleByEvent: Readonly<Record<PortalEvent['type'], readonly Resource[]>> = {
  customer: ['customers', 'businesses', 'users', 'home', 'billings', 'receipts', 'demands', 'tags'],
  demand: ['demands', 'home', 'documents', 'journeys', 'mapping', 'marks'],
  journey: ['journeys'],
  mapping: ['mapping'],
  notification: ['notifications', 'notificationSettings'],
  reminder: ['reminders'],
  risk: ['risk'],
}

/** All families of server data that events report on: to be read again after an interruption. */
export const liveResources: readonly Resource[] = [...new Set(Object.values(staleByEvent).flat())]

/**
 * The families of server data to read again after an event.
 * @param event may be of a kind that this version does not know: then none
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
  /** Receives each event. An error that it throws or rejects with goes to `log`; the stream continues. */
  readonly onEvent: (event: PortalEvent) => unknown
  /** Called at every change, and at every further attempt while the stream is interrupted. */
  readonly onStatus?: (status: EventStreamStatus) => void
  /**
   * How long ago the program began to read what it shows, in milliseconds: the first stream reports what
   * has changed since then, as each further one reports what has changed since the one before was last
   * heard. Without it, a change made between the first read and the opening of the stream is missed.
   */
  readonly readAgo?: () => number
  /**
   * Writes to the program's log the errors that the stream survives: a listener's error, an unreadable
   * event.
   */
  readonly log?: (error: unknown) => void
  /**
   * Pause before the next attempt after an interruption, in milliseconds, by number of failures. It is
   * longer where the server asks for that by `Retry-After`.
   */
  readonly retryDelay?: (failures: number) => number
  /**
   * How long a connection may be silent until it counts as dead, in milliseconds. The server sends
   * something every twenty seconds in any case.
   */
  readonly silence?: number
}

/**
 * Doubles from one second up to thirty, with up to half of it subtracted at random, so that clients cut
 * off by a restart do not all come back at the same moment.
 */
function defaultRetryDelay(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** (failures - 1)) * (1 - Math.random() / 2)
}

/** The maximum that the server accepts as `missedMs`; it remembers far less. */
const LONGEST_MS = 604_800_000

/** Two of the server's heartbeats, plus the delay of a slow line. */
const SILENCE_MS = 50_000

/**
 * Listens to the server's events until closed. An interrupted stream is opened again, with growing pauses
 * until one has lasted for a while; meanwhile the status is `polling`. A refused session (401)
 * ends it with `closed`: the client itself reports that. A 403 passes: some firewall's, or
 * that of a business that was just taken from the user.
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
    // Nobody waits for events, so the code that reads them loads after that of the page.
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
      // A stream that a proxy keeps closing right away does not count as a connection.
      if (stood() >= silence) failures = 0
    }
  }

  function connect() {
    onStatus(failures === 0 ? 'connecting' : 'polling')
    listen()
      .catch((error: unknown) => error)
      .then((error) => {
        if (signal.aborted) return
        if (isApiError(error) && error.status === 401) {
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
