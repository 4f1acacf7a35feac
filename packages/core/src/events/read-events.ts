import { createParser } from 'eventsource-parser'

interface ReadOptions {
  /** Gives the stream up. */
  readonly signal: AbortSignal
  /** How long it may say nothing, in milliseconds. */
  readonly silence: number
  /** Something has come, be it only a sign of life. */
  onLife(): void
  /** Takes the data of an event. */
  onEvent(data: string): void
}

/**
 * Reads a stream of events until it ends, is given up, or says nothing for too long; then lets it go.
 * @throws when it breaks off, is given up or falls silent
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { signal, silence, onLife, onEvent }: ReadOptions,
): Promise<void> {
  const reader = body.getReader()
  const letGo = () => void reader.cancel().catch(() => {})
  // By ourselves: what reads an answer in Node does not always hear of the signal any more.
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
