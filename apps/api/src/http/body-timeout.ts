import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** Minimum time that every body is given, milliseconds. */
const LEAST_MS = 10_000
/** Bytes per second of the slowest supported connection. */
const SLOWEST_LINE = 16 * 1024
/** How long a body that is no longer read may keep its connection open, milliseconds. */
const REST_MS = 5_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** How long a body of this many bytes may take to arrive, milliseconds. */
export const bodyTimeoutOf = (bytes: number) => LEAST_MS + (bytes / SLOWEST_LINE) * 1000

/**
 * Cuts off bodies that do not arrive: each route waits as long as its largest body takes on a slow
 * connection. Routes that read a stream of their own (`config.streamsBody`) handle this themselves.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { bodyLimit, config } = request.routeOptions
    if (!config.streamsBody && hasBody(request)) {
      const timer = setTimeout(() => {
        // The reader of the body answers the error; without a reader nobody waits for an answer.
        if (payload.listenerCount('error') === 0) request.raw.destroy()
        else payload.emit('error', new Problem(408, 'REQUEST_TIMEOUT'))
      }, bodyTimeoutOf(bodyLimit))
      const stop = () => clearTimeout(timer)
      payload.once('end', stop)
      reply.raw.once('close', stop)
    }
    done(null, payload)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw, routeOptions } = request
    if (!raw.complete && !raw.destroyed && !routeOptions.config.streamsBody) {
      const timer = setTimeout(() => raw.destroy(), REST_MS)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
