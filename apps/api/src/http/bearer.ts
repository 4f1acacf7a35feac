import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Authorize } from '../db/database.ts'
import type { Principal } from '../db/principal.ts'
import { requireContract } from './access.ts'
import type { OperationFacts } from './contract.ts'
import { Problem } from './problem.ts'
import type { Services } from './services.ts'

const bearer = /^Bearer ([\w-]{16,256})$/i

/** The form in which a token is stored. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

/** The token of a request, or null. */
export function readToken(request: FastifyRequest): string | null {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? null
}

export const unauthenticated = () =>
  new Problem(401, 'UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } })

function hasRole({ roles }: OperationFacts, principal: Principal): boolean {
  if (principal.staff) return roles.has('staff') || (principal.firmAdmin && roles.has('firmAdmin'))
  return (
    roles.has('customer') ||
    (principal.customerAdmin && roles.has('admin')) ||
    (principal.customerSuperAdmin && roles.has('superAdmin'))
  )
}

function refuseRole({ roles }: OperationFacts, { staff }: Principal): Problem {
  if (staff) return new Problem(403, roles.has('firmAdmin') ? 'FIRM_ADMIN_ONLY' : 'CUSTOMER_ONLY')
  if (roles.has('admin')) return new Problem(403, 'ADMIN_ONLY')
  return new Problem(403, roles.has('superAdmin') ? 'SUPER_ADMIN_ONLY' : 'STAFF_ONLY')
}

function mayUse(principal: Principal, businessId: string): boolean {
  // Staff work for every customer; row-level security shows what belongs to the business.
  return principal.staff || principal.businessIds.includes(businessId)
}

interface Asked {
  readonly businessId: string | null
  readonly now: Date
  readonly services: Pick<Services, 'conventions'>
}

/**
 * Who may call an operation: denied unless the contract lists the role, the business that the client
 * names is one of the user's, and the customer is in a state in which the operation is open. Decided
 * here, for every operation, and nowhere else.
 */
export function createAuthorize(
  operation: OperationFacts,
  { businessId, now, services }: Asked,
): Authorize {
  return (principal) => {
    if (!principal) throw unauthenticated()
    if (!hasRole(operation, principal)) throw refuseRole(operation, principal)
    if (businessId !== null && !mayUse(principal, businessId)) {
      throw new Problem(403, 'BUSINESS_FORBIDDEN')
    }
    if (!principal.staff) requireContract(operation, principal, services, now)
    return principal
  }
}
