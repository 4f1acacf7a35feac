import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Environment } from '../config/environment.ts'

/**
 * What the logs hold of a request: its id, method, route and answer. The route and not the address,
 * since addresses carry names, search terms and ids; no header and no body.
 */
export function createLogger(
  level: Environment['logLevel'],
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: ['err.detail', 'err.where', 'err.internalQuery', 'req.headers'],
      remove: true,
    },
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({
        method,
        route: routeOptions?.url ?? null,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: pino.stdSerializers.err,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
