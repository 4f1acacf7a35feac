import { randomUUID } from 'node:crypto'
import { UPLOADS_AT_ONCE } from '@tramite/core/files'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { toPublicFirmConfig } from '../config/firm.ts'
import { MAX_STORED_BYTES } from '../ports/files/files.port.ts'
import { apiPlugin } from './api.plugin.ts'
import { bodyTimeoutOf, limitBodyTime } from './body-timeout.ts'
import { compressAnswers } from './compression.ts'
import {
  answerBrokenRequest,
  HEAD_CHECK_MS,
  HEAD_TIMEOUT_MS,
  limitConnections,
  outliveRefusedConnections,
  START_TIMEOUT_MS,
} from './connections.ts'
import { type Contract, readContract } from './contract.ts'
import { drawnPlugin } from './drawn/drawn.plugin.ts'
import { isOfFullDisk, toProblem } from './error-handler.ts'
import { healthPlugin } from './health.plugin.ts'
import { createLimits } from './limits/limits.ts'
import type { Handlers } from './operation.ts'
import { portalPlugin } from './portal.plugin.ts'
import { answerProblem, Problem } from './problem.ts'
import { namesOneHost, toTrust } from './proxies.ts'
import type { Readiness } from './readiness.ts'
import { securityHeaders } from './security-headers.ts'
import type { Services } from './services.ts'

export interface ServerOptions {
  readonly services: Services
  readonly logger: FastifyBaseLogger
  readonly readiness: Readiness
  /** Folder of the built portal. */
  readonly portalDirectory: string
  /** Other plugins: the routes of the file store. */
  readonly plugins?: readonly ((app: FastifyInstance) => Promise<void>)[]
  /** The handlers of all operations. */
  readonly handlers: Handlers
  /** Replaces the committed contract; for tests. */
  readonly contract?: Contract
}

/** Interval between checks for connections without a request while closing, milliseconds. */
const IDLE_CHECK_MS = 50
/**
 * How long requests in progress may take while closing, milliseconds; a connection that never sent a
 * request looks the same.
 */
const CLOSE_GRACE_MS = 3000

/** Requests in progress end by themselves; event streams and idle connections would not. */
function closeInOrder(app: FastifyInstance, { events }: Services): void {
  let checks: NodeJS.Timeout | undefined
  let grace: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    events.end()
    checks = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
    grace = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(checks)
    clearTimeout(grace)
  })
}

/** Writes the one log line of a request. */
function logAnswer({ method, routeOptions, log }: FastifyRequest, reply: FastifyReply): void {
  log.info(
    {
      method,
      // The route rather than the address, which carries ids and search terms.
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  )
}

/**
 * The server, ready to listen or to be called with `inject`.
 * @throws ContractError when an operation of the contract is unhandled or unprotected
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, portalDirectory, plugins = [] } = options
  const { environment, firm } = services
  const trust = toTrust(environment.trustProxy)
  const app = Fastify({
    loggerInstance: options.logger,
    // One line per request, when it is answered: see below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trust,
    // Long enough for files sent at once on a slow connection: others are cut off sooner, see `limitBodyTime`.
    requestTimeout: bodyTimeoutOf(MAX_STORED_BYTES * UPLOADS_AT_ONCE),
    pluginTimeout: START_TIMEOUT_MS,
    http: {
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: HEAD_CHECK_MS,
      // Refused by our own code, with our own message.
      requireHostHeader: false,
    },
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // The specification has some paths with a trailing slash, and the same ones without.
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true },
    // Errors before routing: hooks and error handlers never see them.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders, 'x-request-id': request.id })
      answerProblem(reply, toProblem(error, request))
    },
    return503OnClosing: true,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    reply.header('x-request-id', request.id)
    // Fastify does not report answers that the client aborts, which is how every event stream ends.
    reply.raw.once('close', () => {
      if (reply.raw.headersSent && !reply.raw.writableFinished) logAnswer(request, reply)
    })
    done(namesOneHost(request) ? undefined : new Problem(400, 'BAD_REQUEST'))
  })
  limitBodyTime(app)
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply)
    done()
  })
  app.addHook('onError', (_request, _reply, error, done) => {
    if (isOfFullDisk(error)) options.readiness.noteFull()
    done()
  })
  outliveRefusedConnections(app)
  limitConnections(app, (address) => trust(address, 0))
  app.setErrorHandler((error: Problem, request, reply) =>
    answerProblem(reply, toProblem(error, request)),
  )

  closeInOrder(app, services)

  const contract = options.contract ?? readContract()
  const limits = createLimits({
    table: contract['x-limits'] ?? {},
    database: services.database,
    factor: environment.limitsFactor,
  })
  await app.register(healthPlugin, options)
  await app.register(async (scope) => {
    compressAnswers(scope)
    await apiPlugin(scope, { contract, handlers: options.handlers, services, limits })
  })
  for (const plugin of plugins) await app.register(plugin)
  const portal = { directory: portalDirectory, firm: toPublicFirmConfig(firm) }
  await drawnPlugin(app, { ...portal, limits, clock: services.clock })
  await portalPlugin(app, { ...portal, storageSource: services.files.browserSource })
  await app.ready()
  return app
}
