import { FIRM_ADMIN, type UserManager } from '@tramite/core/users'
import type { Principal } from '../../db/principal.ts'
import { unauthenticated } from '../../http/bearer.ts'
import { Problem } from '../../http/problem.ts'
import { toUserProblem, type UserRefusal } from './user-problem.ts'
import type { UserColumns, UserRow } from './users.store.ts'

/** Who manages users, as the rules of core name them. */
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
 * The locked row of who asks, with the rights that they have at this moment.
 * @throws Problem 401 for somebody who was removed or blocked while they asked
 */
export function requireManager(found: readonly UserRow[], { userId }: Principal): UserRow {
  const manager = found.find(({ id, status }) => id === userId && status === 'ACTIVE')
  if (!manager) throw unauthenticated()
  return manager
}

/**
 * Refuses the roles of the one side to people of the other.
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
 * Refuses what a rule about users refuses: 400 for the choice of an heir, 409 for what is too late,
 * 403 for a missing right.
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
