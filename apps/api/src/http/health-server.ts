import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { outliveRefusedConnections, START_TIMEOUT_MS } from './connections.ts'
import { healthPlugin } from './health.plugin.ts'
import type { Readiness } from './readiness.ts'
import { securityHeaders } from './security-headers.ts'

interface Options {
  readonly readiness: Readiness
  readonly logger: FastifyBaseLogger
}

/** The server of a process that only runs jobs: `/healthz`, `/readyz` and nothing else. */
export async function createHealthServer({ readiness, logger }: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    // Its own lines tell addresses, which carry tokens, and would tell every probe.
    logController: new LogController({ disableRequestLogging: true }),
    pluginTimeout: START_TIMEOUT_MS,
    forceCloseConnections: true,
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
  outliveRefusedConnections(app)
  await app.register(healthPlugin, { readiness })
  await app.ready()
  return app
}
