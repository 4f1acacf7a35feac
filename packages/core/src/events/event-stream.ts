import type { components } from '../generated/schema.ts'
import type { ApiClient, Resource } from '../http/index.ts'
import { createEventParser } from './event-parser.ts'
import { streamEvents } from './events.queries.ts'

/** Something of the user's changed on the server; the data itself is read again by the queries. */
export type PortalEvent = components['schemas']['ServerEvent']

/** `live`: events arrive. `polling`: the stream is cut, so ask the server from time to time. */
export type EventStreamStatus = 'connecting' | 'live' | 'polling'

const staleByEvent: Readonly<Record<PortalEvent['type'], readonly Resource[]>> = {
  customer: ['customers', 'businesses', 'users', 'home'],
  demand: ['demands', 'home', 'documents', 'journeys', 'mapping'],
  notification: ['notifications'],
}

/** All families of server data that events tell of: to be read again after a cut. */
export const liveResources: readonly Resource[] = Object.values(staleByEvent).flat()

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
  /** Takes each event. */
  readonly onEvent: (event: PortalEvent) => void
  /** Told at every change, and at every further try while the stream is cut. */
  readonly onStatus?: (status: EventStreamStatus) => void
  /** Pause before the next try after the stream was cut, in milliseconds, by number of failures. */
  readonly retryDelay?: (failures: number) => number
}

/** Doubles from one second up to thirty. */
export function defaultRetryDelay(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** (failures - 1))
}

async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<PortalEvent> {
  const reader = body.pipeThrough<string>(new TextDecoderStream()).getReader()
  const parse = createEventParser()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    for (const data of parse(value)) yield JSON.parse(data) as PortalEvent
  }
}

/**
 * Listens to the server's events until closed. A cut stream is opened again, ever more patiently;
 * meanwhile the status is `polling`. A refused session (401, 403) ends it: the client reports
 * that by itself.
 */
export function openEventStream({
  client,
  onEvent,
  onStatus = () => {},
  retryDelay = defaultRetryDelay,
}: EventStreamOptions): EventStream {
  const controller = new AbortController()
  const { signal } = controller
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function listen() {
    const stream = await streamEvents(client).queryFn({ signal })
    failures = 0
    onStatus('live')
    for await (const event of readEvents(stream)) {
      if (signal.aborted) return
      onEvent(event)
    }
  }

  function connect() {
    onStatus(failures === 0 ? 'connecting' : 'polling')
    listen()
      .catch((error: unknown) => error)
      .then((error) => {
        if (signal.aborted) return
        const status = (error as { status?: number } | undefined)?.status
        if (status === 401 || status === 403) return
        failures += 1
        onStatus('polling')
        timer = setTimeout(connect, retryDelay(failures))
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
