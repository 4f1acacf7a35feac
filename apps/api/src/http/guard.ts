import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Authorize, Unit } from '../db/database.ts'
import type { Principal } from '../db/principal.ts'
import { addressOf, networkOf } from './addresses.ts'
import { createAuthorize, hashToken, readToken, unauthenticated } from './bearer.ts'
import type { OperationFacts } from './contract.ts'
import type { Caller } from './limits/limit-table.ts'
import type { Limits } from './limits/limits.ts'
import { Problem } from './problem.ts'
import type { Services } from './services.ts'

export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

/** The business that a request concerns: from its query if it has one, otherwise from the header. */
export function businessOf(request: FastifyRequest, { scoped }: OperationFacts): string | null {
  if (!scoped) return null
  const { businessId } = request.query as { readonly businessId?: unknown }
  const named = typeof businessId === 'string' ? businessId : headerOf(request, 'businessid')
  // Runs before the contract's schemas have lowercased ids.
  return named?.toLowerCase() ?? null
}

/** Records in the audit log that a caller was denied an operation. */
export function noteDenial(
  { audit, clock }: Pick<Services, 'audit' | 'clock'>,
  { id }: OperationFacts,
  { userId, customerId }: Principal,
  { status, code }: Problem,
): void {
  if (status !== 403) return
  const entry = { event: 'DENIED', actorId: userId, customerId, subjectId: id } as const
  void audit.note({ ...entry, details: { code } }, clock.now())
}

interface AuthenticateOptions {
  readonly admit?: (principal: ReturnType<Authorize>) => void
  readonly onUse?: (sessionId: string) => void
}

/**
 * Ties the request to its token.
 * @param options `admit` checks the principal before they may do anything, and may refuse them; `onUse`
 * is called when the use of their session is to be recorded
 * @throws Problem 401 without a token
 */
export function authenticate(
  request: FastifyRequest,
  operation: OperationFacts | undefined,
  services: Services,
  { admit, onUse }: AuthenticateOptions = {},
): Unit {
  const token = readToken(request)
  if (!operation || token === null) throw unauthenticated()
  const now = services.clock.now()
  const businessId = businessOf(request, operation)
  const authorize = createAuthorize(operation, { businessId, now, services })
  return services.database.unit({
    tokenHash: hashToken(token),
    now,
    authorize: (found) => {
      const principal = authorize(found)
      admit?.(principal)
      return principal
    },
    ...(onUse && { onUse }),
    onRefusal: (principal, refusal) => {
      if (refusal instanceof Problem) noteDenial(services, operation, principal, refusal)
    },
  })
}

/** Acts the first time only; later calls throw again what the first one threw. */
function once<T>(act: (value: T) => void): (value: T) => void {
  let outcome: { readonly refusal?: unknown } | undefined
  return (value) => {
    if (outcome === undefined) {
      try {
        act(value)
        outcome = {}
      } catch (refusal) {
        outcome = { refusal }
      }
    }
    if ('refusal' in outcome) throw outcome.refusal
  }
}

/** The limit on unknown tokens from an address: each costs a look-up. */
const unknownTokens = { limits: ['unknownTokens'] } as const

/**
 * Admits a caller, before the body is read and anything of the request is validated: a refused caller
 * costs one token look-up. Callers beyond their limits are refused here too; after too many unknown
 * tokens from an address, only callers recently seen by this process pass from there.
 */
export function createGuard(operation: OperationFacts, services: Services, limits: Limits) {
  const isSecured = operation.schemes.length > 0
  // A page that is left open keeps its stream open without anybody using it.
  const isUse = operation.successType !== 'text/event-stream'
  const onUse = (sessionId: string) => services.sessionUse.note(sessionId, services.clock.now())
  return (request: FastifyRequest, _: FastifyReply, done: HookHandlerDoneFunction): void => {
    try {
      const network = networkOf(addressOf(request))
      const count = (principal: Caller['principal']) => {
        request.caller = { network, principal }
        limits.count(operation, request.caller, services.clock.now())
      }
      if (!isSecured) {
        count(null)
        done()
        return
      }
      // A caller is checked again if the request takes long; it still counts as one call.
      const unit = authenticate(request, operation, services, {
        admit: once(count),
        ...(isUse && { onUse }),
      })
      const stranger = { network, principal: null }
      const asked = unit.admit(() => limits.check(unknownTokens, stranger, services.clock.now()))
      request.unit = unit
      if (!asked) {
        done()
        return
      }
      const countUnknown = (refused: unknown) => {
        if (refused instanceof Problem && refused.status === 401) {
          limits.count(unknownTokens, stranger, services.clock.now())
        }
        throw refused
      }
      asked.catch(countUnknown).then(() => done(), done)
    } catch (refused) {
      done(refused as Error)
    }
  }
}
