import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** How long lines are buffered at most, milliseconds: one write per line would slow requests. */
const FLUSH_MS = 200
const BUFFER_CHARACTERS = 8 * 1024
/**
 * Maximum number of buffered characters while the output accepts nothing, as on a full disk; further lines
 * are lost.
 */
const WAITING_CHARACTERS = 4 * 1024 * 1024
/** How often, and after how many milliseconds, a slow reader is waited for at the end. */
const LAST_TRIES = 20
const LAST_PAUSE_MS = 50

/** Where the lines of a log go. */
export interface LogOutput extends DestinationStream {
  /** Writes the rest at once; nothing follows. */
  end(): void
}

const isSlowReader = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'EAGAIN'

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS)
}

/** Of the level of an error: the log has a gap, in which anything may have stood. */
const toGap = (lost: number) =>
  `${JSON.stringify({ level: 50, time: Date.now(), lost, msg: 'lines of the log were lost' })}\n`

/**
 * Writes lines to an open file in larger chunks. What a full disk or a vanished terminal does not accept
 * waits for the next flush: a log that cannot be written must not end the server. If too much is waiting,
 * lines are dropped and a later line reports how many are missing.
 * @param waitingCharacters how much may wait
 */
export function createLogOutput(
  descriptor: number,
  waitingCharacters = WAITING_CHARACTERS,
): LogOutput {
  let lines = ''
  let chunk = Buffer.alloc(0)
  let lost = 0

  function endGap(): void {
    if (lost > 0) lines += toGap(lost)
    lost = 0
  }

  /** @returns the error that left a part waiting */
  function flush(): unknown {
    try {
      while (chunk.length > 0 || lines !== '') {
        if (chunk.length === 0) {
          chunk = Buffer.from(lines)
          lines = ''
        }
        chunk = chunk.subarray(writeSync(descriptor, chunk))
      }
      return undefined
    } catch (error) {
      return error
    }
  }

  const flushes = setInterval(flush, FLUSH_MS).unref()
  return {
    write(line) {
      if (lines.length > waitingCharacters) {
        lost += 1
        return
      }
      endGap()
      lines += line
      if (lines.length >= BUFFER_CHARACTERS) flush()
    },
    end() {
      clearInterval(flushes)
      endGap()
      for (let tries = 0; tries < LAST_TRIES && isSlowReader(flush()); tries += 1) pause()
    },
  }
}
