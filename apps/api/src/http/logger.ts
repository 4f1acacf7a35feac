import type { FastifyServerOptions } from 'fastify'
import type { Environment } from '../config/environment.ts'

/**
 * What the logs hold of a request: its id, method, route and answer. The route and not the address,
 * since addresses carry names, search terms and ids; no header and no body.
 */
export function toLoggerOptions(level: Environment['logLevel']): FastifyServerOptions['logger'] {
  return {
    level,
    redact: {
      paths: ['req.headers', 'err.detail', 'err.query', 'err.params', 'err.parameters', 'err.where'],
      remove: true,
    },
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? null }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  }
}
