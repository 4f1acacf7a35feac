import {
  toUserProblem,
  type UserDeletionRefusal,
  type UserEditRefusal,
  type UserManager,
} from '@tramite/core/users'
import type { Principal } from '../../db/principal.ts'
import { Problem } from '../../http/problem.ts'

/** Who manages users, as the rules of core name them. */
export function managerOf(principal: Principal): UserManager {
  const { userId: id } = principal
  if (principal.staff) {
    return { id, type: 'BACKOFFICE', customerAdmin: false, customerSuperAdmin: false }
  }
  const { customerAdmin, customerSuperAdmin } = principal
  return { id, type: 'CUSTOMER', customerAdmin, customerSuperAdmin }
}

const fieldOf: { readonly [R in UserEditRefusal | UserDeletionRefusal]?: string } = {
  adminGrant: 'customerAdmin',
  superAdminGrant: 'customerSuperAdmin',
  emailOfHigherRank: 'email',
  heirRequired: 'newResponsibleUserId',
  heirIsRemoved: 'newResponsibleUserId',
  heirUnknown: 'newResponsibleUserId',
}

type UserDecision = {
  readonly allowed: boolean
  readonly reason?: UserEditRefusal | UserDeletionRefusal
}

/**
 * Refuses what a rule about users refuses: 400 for the choice of an heir, 403 for a missing right.
 * @throws Problem
 */
export function requireUserDecision({ allowed, reason }: UserDecision): void {
  if (allowed || reason === undefined) return
  const code = toUserProblem(reason)
  const status = reason.startsWith('heir') ? 400 : 403
  const problem = new Problem(status, code)
  const field = fieldOf[reason]
  throw field ? new Problem(status, code, { errors: { [field]: problem.message } }) : problem
}
