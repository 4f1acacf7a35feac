import { createParser } from 'eventsource-parser'

interface ReadOptions {
  /** Aborts the reading. */
  readonly signal: AbortSignal
  /** How long the stream may be silent, in milliseconds. */
  readonly silence: number
  /** Something has arrived, even if only a heartbeat. */
  onLife(): void
  /** Receives the data of an event. */
  onEvent(data: string): void
}

/**
 * Reads a stream of events until it ends, is aborted, or is silent for too long; then releases it.
 * @throws when it breaks off, is aborted or falls silent
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { signal, silence, onLife, onEvent }: ReadOptions,
): Promise<void> {
  const reader = body.getReader()
  const letGo = () => void reader.cancel().catch(() => {})
  // Cancelled explicitly: a body reader in Node does not always react to the signal any more.
  signal.addEventListener('abort', letGo)
  const parser = createParser({ onEvent: ({ data }) => onEvent(data) })
  const decoder = new TextDecoder()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    signal.throwIfAborted()
    for (;;) {
      const dead = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The stream of events fell silent')), silence)
      })
      const { done, value } = await Promise.race([reader.read(), dead])
      clearTimeout(timer)
      if (done) return
      onLife()
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', letGo)
    letGo()
  }
}
