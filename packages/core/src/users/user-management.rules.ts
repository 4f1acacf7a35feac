import { isCustomerAdmin } from '../customer-admin.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { type FirmRoles, isFirmAdmin } from '../firm-admin.rules.ts'

/** Which users of a customer may add, change and remove others: the firm's choice. */
export type UsersManagedBy = 'everyone' | 'admins'

/** What determines the rank of a user. */
export interface RankedUser extends FirmRoles {
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
}

/** A user who manages others, as the rules read them. */
export interface UserManager extends RankedUser {
  readonly id: string
}

/** The user who is managed. */
export type ManagedUser = UserManager

/** Only admins manage users in this firm's portal. */
export type ManagementRefusal = 'adminsOnly'
/** Whether somebody works for the firm, rather than for a customer. */
export const isStaff = ({ type }: RankedUser) => type === 'BACKOFFICE'

/**
 * The rank of a user: 4 for the firm's admins, 3 for other staff, then 2 and 1 for super admins and
 * admins of a customer, 0 for a user without a role.
 */
export function rankOf(user: RankedUser): number {
  if (isStaff(user)) return isFirmAdmin(user) ? 4 : 3
  if (user.customerSuperAdmin) return 2
  return user.customerAdmin ? 1 : 0
}

/** Whether a user ranks higher than another, and not the same. */
export const outranks = (manager: RankedUser, target: RankedUser) =>
  rankOf(manager) > rankOf(target)

/**
 * Whether a user may add, change and remove other users of their customer: every user may, unless the
 * firm restricts it to admins.
 */
export function evaluateUserManagement(
  manager: UserManager,
  managedBy: UsersManagedBy,
): Decision<ManagementRefusal> {
  const mayManage = managedBy === 'everyone' || isStaff(manager) || isCustomerAdmin(manager)
  return mayManage ? allowed : refused('adminsOnly')
}

/** Whether a member of staff may block a user or unblock them: anybody who ranks lower than they do. */
export function evaluateUserBlocking(
  manager: UserManager,
  target: ManagedUser,
): Decision<'ownAccount' | 'rankProtected'> {
  if (manager.id === target.id) return refused('ownAccount')
  return outranks(manager, target) ? allowed : refused('rankProtected')
}
