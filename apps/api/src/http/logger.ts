import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Environment } from '../config/environment.ts'
import { createLogOutput } from './log-output.ts'

/** The terminal, or what it is redirected to. */
function createOutput(): DestinationStream {
  const output = createLogOutput(1)
  process.on('exit', output.end)
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
