import { allowed, type Decision, refused } from '../decision.ts'

/** Which users of a customer may add, change and remove others: a choice of the firm. */
export type UsersManagedBy = 'everyone' | 'admins'

/** Who manages users, as the rules read them. */
export interface UserManager {
  readonly id: string
  readonly type: 'CUSTOMER' | 'BACKOFFICE'
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
}

/** The user that is managed. */
export interface ManagedUser {
  readonly id: string
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
}

/** What is asked of a user's account; what is absent stays. */
export interface UserChange {
  readonly email?: string
  readonly customerAdmin?: boolean
  readonly customerSuperAdmin?: boolean
}

/** Only admins manage users in this firm's portal. */
type ManagementRefusal = 'adminsOnly'
/** `adminGrant`: only an admin makes admins. `superAdminGrant`: only the firm makes super admins. */
type GrantRefusal = 'adminGrant' | 'superAdminGrant'

/** Why a user may not be changed. */
export type UserEditRefusal = ManagementRefusal | GrantRefusal | 'emailOfHigherRank'

/** Why a user may not be removed. */
export type UserDeletionRefusal =
  | ManagementRefusal
  | 'ownAccount'
  | 'heirRequired'
  | 'heirIsRemoved'
  | 'heirUnknown'

const isStaff = ({ type }: UserManager) => type === 'BACKOFFICE'

/** 3 for the firm's staff, down to 0 for a user without a role. */
function rankOf(user: ManagedUser & { readonly type?: UserManager['type'] }): number {
  if (user.type === 'BACKOFFICE') return 3
  if (user.customerSuperAdmin) return 2
  return user.customerAdmin ? 1 : 0
}

/** Whether somebody is an admin of their customer; a super admin is one too. Specification §6. */
export const isCustomerAdmin = (
  user: Pick<ManagedUser, 'customerAdmin' | 'customerSuperAdmin'>,
): boolean => user.customerAdmin || user.customerSuperAdmin

/**
 * Whether somebody may add, change and remove other users of their customer: every user, unless the
 * firm keeps it to admins. Specification §6.
 */
export function evaluateUserManagement(
  manager: UserManager,
  managedBy: UsersManagedBy,
): Decision<ManagementRefusal> {
  const mayManage = managedBy === 'everyone' || isStaff(manager) || isCustomerAdmin(manager)
  return mayManage ? allowed : refused('adminsOnly')
}

function evaluateGrant(
  manager: UserManager,
  current: Pick<ManagedUser, 'customerAdmin' | 'customerSuperAdmin'>,
  { customerAdmin, customerSuperAdmin }: UserChange,
): Decision<GrantRefusal> {
  if (isStaff(manager)) return allowed
  if (customerSuperAdmin !== undefined && customerSuperAdmin !== current.customerSuperAdmin) {
    return refused('superAdminGrant')
  }
  const changesAdmin = customerAdmin !== undefined && customerAdmin !== current.customerAdmin
  return changesAdmin && !isCustomerAdmin(manager) ? refused('adminGrant') : allowed
}

/** Whether somebody may add a user with these roles to their customer. Specification §5, §6. */
export function evaluateUserCreation(
  manager: UserManager,
  draft: UserChange,
  managedBy: UsersManagedBy,
): Decision<ManagementRefusal | GrantRefusal> {
  const management = evaluateUserManagement(manager, managedBy)
  if (!management.allowed) return management
  return evaluateGrant(manager, { customerAdmin: false, customerSuperAdmin: false }, draft)
}

/**
 * Whether somebody may change a user of their customer, or themselves, who need no permission for it.
 * Only an admin grants or takes away `customerAdmin`, only the firm `customerSuperAdmin`. Whoever has
 * the e-mail of an account can recover it, so nobody changes that of a user with more rights than
 * their own. Specification §6.
 */
export function evaluateUserEdit(
  manager: UserManager,
  target: ManagedUser & { readonly email: string },
  change: UserChange,
  managedBy: UsersManagedBy,
): Decision<UserEditRefusal> {
  const isOwn = manager.id === target.id
  const management = isOwn ? allowed : evaluateUserManagement(manager, managedBy)
  if (!management.allowed) return management
  const grant = evaluateGrant(manager, target, change)
  if (!grant.allowed) return grant
  const changesEmail =
    change.email !== undefined && change.email.toLowerCase() !== target.email.toLowerCase()
  return changesEmail && !isOwn && rankOf(target) > rankOf(manager)
    ? refused('emailOfHigherRank')
    : allowed
}

/**
 * Whether somebody may remove a user and leave their demands to an heir. Nobody removes themselves;
 * the heir is an active user other than the removed one. Specification §5, §6.
 * @param heir absent when none was chosen, null when there is no such user in the customer
 */
export function evaluateUserDeletion(
  manager: UserManager,
  target: Pick<ManagedUser, 'id'>,
  heir: { readonly id: string; readonly status: 'ACTIVE' | 'BLOCKED' } | null | undefined,
  managedBy: UsersManagedBy,
): Decision<UserDeletionRefusal> {
  if (manager.id === target.id) return refused('ownAccount')
  const management = evaluateUserManagement(manager, managedBy)
  if (!management.allowed) return management
  if (heir === undefined) return refused('heirRequired')
  if (heir?.id === target.id) return refused('heirIsRemoved')
  return heir?.status === 'ACTIVE' ? allowed : refused('heirUnknown')
}

/** Whether the firm may block a user or let them in again: everybody but oneself. */
export function evaluateUserBlocking(
  manager: Pick<UserManager, 'id'>,
  target: Pick<ManagedUser, 'id'>,
): Decision<'ownAccount'> {
  return manager.id === target.id ? refused('ownAccount') : allowed
}
