import type { PortalEvent } from '../events/index.ts'

/** The stream of live events of a test's server. */
export interface TestEvents {
  /** Answers `streamEvents`. */
  open(): Response
  /** Sends events to the open stream; without one they are lost. */
  emit(...events: readonly PortalEvent[]): void
  /** Ends the stream, if one is open, as a cut does. */
  cut(): void
  /** Whether somebody listens. */
  isOpen(): boolean
}

/**
 * Events that a test sends at will. Pauses before a stream is opened again use the machine's timers, not a
 * clock of the test.
 * @example
 * const events = createTestEvents()
 * const server = createTestServer({ streamEvents: events.open })
 */
export function createTestEvents(): TestEvents {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  return {
    open() {
      let own: typeof controller
      const body = new ReadableStream<Uint8Array>({
        start: (opened) => {
          own = opened
          controller = opened
        },
        cancel: () => {
          if (controller === own) controller = undefined
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
    emit(...events) {
      for (const event of events) {
        controller?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
    },
    cut() {
      controller?.close()
      controller = undefined
    },
    isOpen: () => controller !== undefined,
  }
}
