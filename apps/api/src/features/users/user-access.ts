import { FIRM_ADMIN, type UserManager } from '@tramite/core/users'
import type { Principal } from '../../db/principal.ts'
import { unauthenticated } from '../../http/bearer.ts'
import { Problem } from '../../http/problem.ts'
import { toUserProblem, type UserRefusal } from './user-problem.ts'
import type { UserColumns, UserRow } from './users.store.ts'

/** The manager of users in the terms of core's rules. */
export function managerOf(principal: Principal): UserManager {
  const { userId: id } = principal
  if (principal.staff) {
    const roles = principal.firmAdmin ? [FIRM_ADMIN] : []
    return { id, type: 'BACKOFFICE', customerAdmin: false, customerSuperAdmin: false, roles }
  }
  const { customerAdmin, customerSuperAdmin } = principal
  return { id, type: 'CUSTOMER', customerAdmin, customerSuperAdmin }
}

/**
 * The locked row of the caller, with their rights at this moment.
 * @throws Problem 401 if they were removed or blocked meanwhile
 */
export function requireManager(found: readonly UserRow[], { userId }: Principal): UserRow {
  const manager = found.find(({ id, status }) => id === userId && status === 'ACTIVE')
  if (!manager) throw unauthenticated()
  return manager
}

/**
 * Refuses roles of the firm for a customer's user, and vice versa.
 * @param customerId null for a person of the firm
 * @throws Problem 400
 */
export function requireFittingRoles(customerId: string | null, given: UserColumns): void {
  const ofCustomer = given.customerAdmin || given.customerSuperAdmin
  if (customerId === null && ofCustomer) throw new Problem(400, 'USER_ROLE_OF_CUSTOMER')
  if (customerId !== null && given.roles?.length) throw new Problem(400, 'USER_ROLE_OF_FIRM')
}

const fieldOf: { readonly [R in UserRefusal]?: string } = {
  adminGrant: 'customerAdmin',
  superAdminGrant: 'customerSuperAdmin',
  emailProtected: 'email',
  roleProtected: 'customerAdmin',
  lastFirmAdmin: 'firmAdmin',
  heirRequired: 'newResponsibleUserId',
  heirIsRemoved: 'newResponsibleUserId',
  heirUnknown: 'newResponsibleUserId',
  heirOutsideBusiness: 'newResponsibleUserId',
  privateHeirGrant: 'privateDemandsUserId',
  privateHeirIsRemover: 'privateDemandsUserId',
  privateHeirUnknown: 'privateDemandsUserId',
}

type UserDecision = {
  readonly allowed: boolean
  readonly reason?: UserRefusal
}

const statusOf: { readonly [R in UserRefusal]?: number } = {
  heirRequired: 400,
  heirIsRemoved: 400,
  heirUnknown: 400,
  privateHeirUnknown: 400,
  removalFinal: 409,
}

/**
 * Refuses what a rule about users refuses: 400 for the choice of an heir, 409 if it is too late, 403 for
 * a missing right.
 * @throws Problem
 */
export function requireUserDecision({ allowed, reason }: UserDecision): void {
  if (allowed || reason === undefined) return
  const code = toUserProblem(reason)
  const status = statusOf[reason] ?? 403
  const problem = new Problem(status, code)
  const field = fieldOf[reason]
  throw field ? new Problem(status, code, { errors: { [field]: problem.message } }) : problem
}
