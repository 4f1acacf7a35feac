import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import type { Unit } from '../db/database.ts'
import { createAuthorize, hashToken, readToken, unauthenticated } from './bearer.ts'
import {
  assertServable,
  type Contract,
  listOperations,
  type OperationFacts,
  toRoutable,
} from './contract.ts'
import { toProblem } from './error-handler.ts'
import { hashRequest, writeOnce } from './idempotency.ts'
import type { Call, Handlers, OperationId } from './operation.ts'
import { answerProblem, Problem } from './problem.ts'
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

/** The business that a request is about; clients name it on every request. */
const businessOf = (request: FastifyRequest, { scoped }: OperationFacts) =>
  scoped ? headerOf(request, 'businessid') : null

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
  { database, clock }: Services,
): void {
  const token = readToken(request)
  if (!operation || token === null) throw unauthenticated()
  request.unit = database.unit({
    tokenHash: hashToken(token),
    now: clock.now(),
    authorize: createAuthorize(operation, businessOf(request, operation)),
  })
}

function createRoute(operation: OperationFacts, handler: AnyHandler, services: Services) {
  const isSecured = operation.schemes.length > 0
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (isSecured) authenticate(request, operation, services)
    if (operation.bodyRequired && request.body === undefined) throw new Problem(400, 'BAD_REQUEST')
    const now = services.clock.now()
    const answer = await handler({
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
        await request.unit?.principal()
      },
      setVersion: (version) => void reply.header('etag', `"${version}"`),
    })
    // A handler that did not need the database has not asked who calls.
    if (isSecured) await request.unit?.principal()

    reply.code(operation.successStatus).header('cache-control', 'no-store')
    if (operation.successType) reply.type(operation.successType)
    return reply.send(answer)
  }
}

/**
 * Serves the contract under `/api`: validation, conversion and serialisation come from it, the
 * handlers do the work.
 * @throws ContractError when an operation has no handler or an unknown security scheme
 */
export async function apiPlugin(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { contract, handlers, services } = options
  const operations = new Map(listOperations(contract).map((facts) => [facts.id as string, facts]))

  // The one scheme is checked by the route itself, which saves every request two detours.
  assertServable([...operations.values()], handlers, { bearerAuth: authenticate })

  app.decorateRequest('unit', null)
  app.setValidatorCompiler(compileValidator)
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

  await app.register(fastifyOpenapiGlue, {
    specification: toRoutable(contract),
    prefix: '/api',
    operationResolver: (operationId) => {
      const operation = operations.get(operationId)
      if (!operation) throw new Error(`Unknown operation ${operationId}`)
      const handler = handlers[operation.id] as AnyHandler
      return { handler: createRoute(operation, handler, services), config: { operation } } as never
    },
  })
}
