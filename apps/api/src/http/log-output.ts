import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** How long lines are buffered at most, milliseconds: one write per line would slow requests. */
const FLUSH_MS = 200
const BUFFER_CHARACTERS = 8 * 1024
/** How much waits for a place that takes nothing, such as a full disk; lines beyond it are lost. */
const WAITING_CHARACTERS = 4 * 1024 * 1024
/** How often, and after how many milliseconds, a slow reader is waited for at the end. */
const LAST_TRIES = 20
const LAST_PAUSE_MS = 50

/** Where the lines of a log go. */
export interface LogOutput extends DestinationStream {
  /** Writes the rest at once; nothing follows. */
  end(): void
}

const isFull = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EAGAIN'

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS)
}

/** Gives up at any error but that of a reader who is slow, and at that one after a second. */
function writeLast(descriptor: number, bytes: Buffer): void {
  let rest = bytes
  let tries = 0
  while (rest.length > 0 && tries < LAST_TRIES) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest))
    } catch (error) {
      if (!isFull(error)) return
      tries += 1
      pause()
    }
  }
}

/**
 * Writes lines to an open file in larger chunks. What a full disk or a vanished terminal does not take
 * waits for the next flush: a log that cannot be written must not end the server.
 */
export function createLogOutput(descriptor: number): LogOutput {
  let lines = ''
  let chunk = Buffer.alloc(0)
  let isWriting = false

  function flush(): void {
    if (isWriting) return
    if (chunk.length === 0) {
      chunk = Buffer.from(lines)
      lines = ''
    }
    if (chunk.length === 0) return
    isWriting = true
    write(descriptor, chunk, (error, written) => {
      isWriting = false
      if (error) return
      chunk = chunk.subarray(written)
      if (chunk.length > 0 || lines.length >= BUFFER_CHARACTERS) flush()
    })
  }

  const flushes = setInterval(flush, FLUSH_MS).unref()
  return {
    write(line) {
      if (lines.length > WAITING_CHARACTERS) return
      lines += line
      if (lines.length >= BUFFER_CHARACTERS) flush()
    },
    end() {
      clearInterval(flushes)
      const rest = Buffer.from(lines)
      writeLast(descriptor, isWriting ? rest : Buffer.concat([chunk, rest]))
    },
  }
}
