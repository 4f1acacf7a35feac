import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Unit } from '../db/database.ts'
import { createAuthorize, hashToken, readToken, unauthenticated } from './bearer.ts'
import { assertServable, type Contract, listOperations, type OperationFacts } from './contract.ts'
import { toProblem } from './error-handler.ts'
import { hashRequest, writeOnce } from './idempotency.ts'
import type { Call, Handlers, OperationId } from './operation.ts'
import { answerProblem, Problem } from './problem.ts'
import { toRoutePath, toRouteSchema } from './route-schema.ts'
import { compileSerializer } from './serialisation.ts'
import type { Services } from './services.ts'
import { compileValidator } from './validation.ts'

/** Bytes of a request. Files do not pass here. */
const BODY_LIMIT = 1024 * 1024

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>

export interface ApiOptions {
  readonly contract: Contract
  readonly handlers: Handlers
  readonly services: Services
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

/** The business that a request is about: of its query where it names one, otherwise of the header. */
function businessOf(request: FastifyRequest, { scoped }: OperationFacts): string | null {
  if (!scoped) return null
  const { businessId } = request.query as { readonly businessId?: unknown }
  return typeof businessId === 'string' ? businessId : headerOf(request, 'businessid')
}

/** Work of a public operation, which has no user. */
const nobody: Unit = {
  principal: () => Promise.reject(unauthenticated()),
  read: () => Promise.reject(unauthenticated()),
  write: () => Promise.reject(unauthenticated()),
}

function toUnit(request: FastifyRequest, operation: OperationFacts, now: Date): Unit {
  const unit = request.unit ?? nobody
  const key = operation.idempotent ? headerOf(request, 'idempotency-key') : null
  if (key === null) return unit
  const requestHash = hashRequest(operation.id, request.url, request.body)
  const { id, successStatus: status } = operation
  return writeOnce(unit, { key, operation: id, requestHash, status, now })
}

/** Ties the request to the token that it carries; the token is looked up with the first command. */
function authenticate(
  request: FastifyRequest,
  operation: OperationFacts | undefined,
  services: Services,
): void {
  const token = readToken(request)
  if (!operation || token === null) throw unauthenticated()
  const now = services.clock.now()
  const businessId = businessOf(request, operation)
  request.unit = services.database.unit({
    tokenHash: hashToken(token),
    now,
    authorize: createAuthorize(operation, { businessId, now, services }),
  })
}

function createRoute(operation: OperationFacts, handler: AnyHandler, services: Services) {
  const isSecured = operation.schemes.length > 0
  const carryOut = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (operation.bodyRequired && request.body === undefined) throw new Problem(400, 'BAD_REQUEST')
    const now = services.clock.now()
    return handler({
      params: request.params as never,
      query: request.query as never,
      body: (request.body ?? null) as never,
      businessId: businessOf(request, operation),
      ifMatch: headerOf(request, 'if-match'),
      unit: toUnit(request, operation, now),
      services,
      token: readToken(request),
      address: request.ip,
      now,
      onClose: (listener) => void reply.raw.once('close', listener),
      recheck: async () => {
        authenticate(request, operation, services)
        if (!request.unit) throw unauthenticated()
        return request.unit.principal()
      },
      setVersion: (version) => void reply.header('etag', `"${version}"`),
    })
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (isSecured) authenticate(request, operation, services)
    const answer = await carryOut(request, reply).catch(async (refused) => {
      // A stranger learns nothing of their mistakes, whenever the handler sees them.
      if (isSecured) await request.unit?.principal()
      throw refused
    })
    // A handler that did not need the database has not asked who calls.
    if (isSecured) await request.unit?.principal()

    reply.code(operation.successStatus).header('cache-control', 'no-store')
    if (operation.successType) reply.type(operation.successType)
    // Fastify sends an empty body for null, which is JSON like any other answer.
    return reply.send(answer === null ? 'null' : answer)
  }
}

/**
 * Serves the contract under `/api`: validation, conversion and serialisation come from it, the
 * handlers do the work.
 * @throws ContractError when an operation has no handler or an unknown security scheme
 */
export async function apiPlugin(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { contract, handlers, services } = options
  const operations = listOperations(contract)

  // The one scheme is checked by the route itself, which saves every request two detours.
  assertServable(operations, handlers, { bearerAuth: authenticate })

  app.decorateRequest('unit', null)
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_LIMIT
  })

  app.setErrorHandler(async (error: Error, request, reply) => {
    const { operation } = request.routeOptions.config
    if ((error as { validation?: unknown }).validation && operation?.schemes.length) {
      // Who asks is settled before what they ask: a stranger learns nothing of their mistakes.
      try {
        authenticate(request, operation, services)
        await request.unit?.principal()
      } catch (refused) {
        return answerProblem(reply, toProblem(refused as Problem, request))
      }
    }
    return answerProblem(reply, toProblem(error as Problem, request))
  })

  for (const operation of operations) {
    const handler = handlers[operation.id] as AnyHandler
    app.route({
      method: operation.method as HTTPMethods,
      url: `/api${toRoutePath(operation.path)}`,
      schema: toRouteSchema(operation.spec),
      config: { operation },
      handler: createRoute(operation, handler, services),
    })
  }
}
