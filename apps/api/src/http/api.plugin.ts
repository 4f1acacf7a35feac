import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Unit } from '../db/database.ts'
import type { Principal } from '../db/principal.ts'
import { addressOf } from './addresses.ts'
import { toAuditEntry } from './audited-calls.ts'
import { readToken, unauthenticated } from './bearer.ts'
import { assertServable, type Contract, listOperations, type OperationFacts } from './contract.ts'
import { toProblem } from './error-handler.ts'
import { authenticate, businessOf, createGuard, headerOf, noteDenial } from './guard.ts'
import { hashRequest, listNamedIds, writeOnce } from './idempotency.ts'
import { takeJsonBodies } from './json-body.ts'
import type { Limits } from './limits/limits.ts'
import type { Call, Handlers, OperationId } from './operation.ts'
import { answerProblem, Problem } from './problem.ts'
import { toRoutePath, toRouteSchema } from './route-schema.ts'
import { compileSerializer } from './serialisation.ts'
import type { Services } from './services.ts'
import { compileValidator } from './validation.ts'

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>

export interface ApiOptions {
  readonly contract: Contract
  readonly handlers: Handlers
  readonly services: Services
  readonly limits: Limits
}

/** The database work of a public operation, which has no user. */
const nobody: Unit = {
  admit: () => Promise.reject(unauthenticated()),
  principal: () => Promise.reject(unauthenticated()),
  read: () => Promise.reject(unauthenticated()),
  write: () => Promise.reject(unauthenticated()),
  once: () => Promise.reject(unauthenticated()),
}

function toUnit(request: FastifyRequest, operation: OperationFacts, now: Date): Unit {
  const unit = request.unit ?? nobody
  const key = operation.idempotent ? headerOf(request, 'idempotency-key') : null
  if (key === null) return unit
  const requestHash = hashRequest([
    operation.id,
    request.url,
    businessOf(request, operation),
    request.body,
  ])
  const { id, settles, successStatus: status, spec } = operation
  const ofDemand = spec['x-refusals']?.includes('DEMAND_NOT_FOUND') ?? false
  return writeOnce(unit, {
    key,
    operation: id,
    settles,
    requestHash,
    named: listNamedIds(request.url, request.body),
    lostCode: ofDemand ? 'DEMAND_NOT_FOUND' : 'NOT_FOUND',
    status,
    now,
  })
}

/**
 * Counts a call against shared limits and limits of calls in progress.
 * @returns for a call that is refused: gives back what was counted, where its limits say so
 */
async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationFacts,
  { services, limits }: RouteParts,
): Promise<(error: unknown) => void> {
  const { caller } = request
  if (!caller || !limits.hasMore(operation)) return () => {}
  const prove = async () => request.unit?.principal()
  const now = services.clock.now()
  const leave = await limits.enter(operation, caller, now, prove)
  if (reply.raw.closed) leave()
  else reply.raw.once('close', leave)
  return (error) => {
    if (error instanceof Problem && error.status < 500) limits.forgive(operation, caller, now)
  }
}

/** Writes the call's audit entry, if it has one, before its answer is sent. */
async function noteAnswered(
  { params, query }: FastifyRequest,
  { audit: mark }: OperationFacts,
  principal: Principal | undefined,
  { audit, clock }: Services,
): Promise<void> {
  if (!principal || !mark) return
  const entry = toAuditEntry(mark, principal, { ...(query as object), ...(params as object) })
  if (entry) await audit.note(entry, clock.now())
}

interface RouteParts {
  readonly services: Services
  readonly limits: Limits
}

function createRoute(operation: OperationFacts, handler: AnyHandler, parts: RouteParts) {
  const { services } = parts
  const isSecured = operation.schemes.length > 0
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
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
      address: addressOf(request),
      userAgent: headerOf(request, 'user-agent'),
      now,
      onClose: (listener) => void reply.raw.once('close', listener),
      recheck: () => authenticate(request, operation, services).principal(),
      setVersion: (version) => void reply.header('etag', `"${version}"`),
    })
  }
  const carryOut = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (operation.bodyRequired && request.body === undefined) throw new Problem(400, 'BAD_REQUEST')
    const forgive = await enter(request, reply, operation, parts)
    try {
      return await handle(request, reply)
    } catch (refused) {
      forgive(refused)
      throw refused
    }
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const answer = await carryOut(request, reply)
    // A handler that did not need the database has not looked up the caller.
    if (isSecured) await noteAnswered(request, operation, await request.unit?.principal(), services)

    reply.code(operation.successStatus).header('cache-control', 'no-store')
    if (operation.successType) reply.type(operation.successType)
    // Fastify sends an empty body for null; null is valid JSON like any other answer.
    return reply.send(answer === null ? 'null' : answer)
  }
}

/**
 * Serves the contract under `/api`: validation, conversion and serialisation come from it, the
 * handlers do the work.
 * @throws ContractError when an operation has no handler or an unknown security scheme
 */
export async function apiPlugin(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { contract, handlers, services, limits } = options
  const operations = listOperations(contract)

  // The route's own guard checks the only scheme.
  assertServable(operations, handlers, { bearerAuth: authenticate })

  app.decorateRequest('unit', null)
  app.decorateRequest('caller', null)
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  takeJsonBodies(app)

  app.setErrorHandler(async (error: Error, request, reply) => {
    const problem = toProblem(error as Problem, request)
    if (problem.status >= 500) return answerProblem(reply, problem)
    // The caller is authorised before the request is validated: strangers get no validation errors.
    const refusal = await request.unit?.principal().then(
      () => undefined,
      (refused) => toProblem(refused as Problem, request),
    )
    if (problem.status === 403 && !refusal && request.unit) {
      const { operation } = request.routeOptions.config
      if (operation) noteDenial(services, operation, await request.unit.principal(), problem)
    }
    return answerProblem(reply, refusal ?? problem)
  })

  for (const operation of operations) {
    const handler = handlers[operation.id]
    app.route({
      method: operation.method,
      url: `/api${toRoutePath(operation.path)}`,
      schema: toRouteSchema(operation.spec),
      config: { operation },
      ...(operation.bodyLimit !== null && { bodyLimit: operation.bodyLimit }),
      onRequest: createGuard(operation, services, limits),
      handler: createRoute(operation, handler, { services, limits }),
    })
  }
}
