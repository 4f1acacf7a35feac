import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Authorize } from '../db/database.ts'
import type { Principal } from '../db/principal.ts'
import type { OperationFacts } from './contract.ts'
import { Problem } from './problem.ts'

const bearer = /^Bearer ([\w-]{16,256})$/i

/** What is stored of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

/** The token that a request carries, or null. */
export function readToken(request: FastifyRequest): string | null {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? null
}

export const unauthenticated = () =>
  new Problem(401, 'UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } })

function refuseRole({ roles }: OperationFacts): Problem {
  return new Problem(403, roles.has('staff') ? 'STAFF_ONLY' : 'CUSTOMER_ONLY')
}

function mayUse(principal: Principal, businessId: string): boolean {
  // Staff work for every customer; row-level security shows what belongs to the business.
  return principal.staff || principal.businessIds.includes(businessId)
}

/**
 * Who may call an operation: deny unless the contract lists the role, and unless the business that
 * the client names is one of the user's. Decided here, for every operation, and nowhere else.
 */
export function createAuthorize(operation: OperationFacts, businessId: string | null): Authorize {
  return (principal) => {
    if (!principal) throw unauthenticated()
    if (!operation.roles.has(principal.staff ? 'staff' : 'customer')) throw refuseRole(operation)
    if (businessId !== null && !mayUse(principal, businessId)) {
      throw new Problem(403, 'BUSINESS_FORBIDDEN')
    }
    return principal
  }
}
