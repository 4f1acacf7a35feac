import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Environment } from '../config/environment.ts'

/** How long lines are buffered at most, milliseconds: one write per line would slow requests. */
const FLUSH_MS = 200
const BUFFER_BYTES = 8 * 1024

/** The terminal, written to in larger chunks; the rest is flushed when the process ends. */
function createOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES })
  setInterval(() => output.flush(), FLUSH_MS).unref()
  process.on('exit', () => output.flushSync())
  return output
}

/** What an error of the database says of the values that caused it. */
const valuesOf = (error: string) =>
  ['detail', 'where', 'internalQuery'].map((name) => `${error}.${name}`)

/**
 * The log. It contains no header, no body and no address of a request, since those carry tokens, names
 * and search terms; and of a database error not the values that caused it.
 * @param destination the terminal when absent
 */
export function createLogger(
  level: Environment['logLevel'],
  destination: DestinationStream = createOutput(),
): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: ['err', 'err.aggregateErrors[*]'].flatMap(valuesOf), remove: true },
    },
    destination,
  )
}
