import { isCustomerAdmin } from '../customer-admin.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { isFirmAdmin } from '../firm-admin.rules.ts'
import {
  evaluateUserManagement,
  isStaff,
  type ManagedUser,
  type ManagementRefusal,
  outranks,
  type RankedUser,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'

/** Requested changes to a user's account; absent fields stay. */
export interface UserChange {
  readonly email?: string
  readonly customerAdmin?: boolean
  readonly customerSuperAdmin?: boolean
  readonly firmAdmin?: boolean
}

/**
 * `adminGrant`: only an admin makes admins. `superAdminGrant`: only the firm makes super admins.
 * `firmAdminsOnly`: among staff, only the firm's admins grant rights and change e-mails.
 */
type GrantRefusal = 'adminGrant' | 'superAdminGrant' | 'firmAdminsOnly'

/**
 * Why a user may not be changed. `roleProtected` and `emailProtected`: they rank as high as the editor,
 * or higher.
 */
export type UserEditRefusal = ManagementRefusal | GrantRefusal | 'roleProtected' | 'emailProtected'

function evaluateGrant(
  manager: UserManager,
  current: Pick<RankedUser, 'customerAdmin' | 'customerSuperAdmin'>,
  { customerAdmin, customerSuperAdmin, firmAdmin }: UserChange,
): Decision<GrantRefusal> {
  if (isFirmAdmin(manager)) return allowed
  if (firmAdmin !== undefined) return refused('firmAdminsOnly')
  const changesAdmin = customerAdmin !== undefined && customerAdmin !== current.customerAdmin
  const changesSuperAdmin =
    customerSuperAdmin !== undefined && customerSuperAdmin !== current.customerSuperAdmin
  if (isStaff(manager)) {
    return changesAdmin || changesSuperAdmin ? refused('firmAdminsOnly') : allowed
  }
  if (changesSuperAdmin) return refused('superAdminGrant')
  return changesAdmin && !isCustomerAdmin(manager) ? refused('adminGrant') : allowed
}

/** Whether a change gives or takes the rights of an admin, of the customer or of the firm. */
function changesRights(target: RankedUser, change: UserChange): boolean {
  const { customerAdmin = target.customerAdmin, firmAdmin = isFirmAdmin(target) } = change
  return customerAdmin !== target.customerAdmin || firmAdmin !== isFirmAdmin(target)
}

/** Whether a user may add a user with these roles to their customer. */
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
 * Whether a user may change a user of their customer, or themselves, which needs no permission. Only an
 * admin grants `customerAdmin`, only the firm `customerSuperAdmin`. Whoever has the e-mail of an account
 * can recover it, so nobody changes the e-mail, even its capitals, or the rights of a user who ranks as high as
 * themselves or higher; name, phone and occupation give no access to an account. Among staff, only the firm's admins do
 * either: the others work on cases and need no access to other accounts for that.
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
  if (isOwn) return allowed
  const outranked = outranks(manager, target)
  if (!outranked && changesRights(target, change)) return refused('roleProtected')
  const { email = target.email } = change
  if (email === target.email || mayReplaceEmailOf(manager, target)) return allowed
  return refused(outranked ? 'firmAdminsOnly' : 'emailProtected')
}

/** Whether a user may change the e-mails of others at all: among staff, only the firm's admins. */
const mayReplaceEmails = (manager: RankedUser): boolean => !isStaff(manager) || isFirmAdmin(manager)

/** Whether a user may change the e-mail of this account: their own, or, as above, that of a lower rank. */
export const mayReplaceEmailOf = (manager: UserManager, target: ManagedUser): boolean =>
  manager.id === target.id || (outranks(manager, target) && mayReplaceEmails(manager))

/**
 * Whether a user may stop being an admin of the firm: not the last one, since nobody could then manage
 * its people and contracts.
 * @param others active admins of the firm besides them
 */
export function evaluateFirmAdminLoss(
  target: RankedUser,
  { firmAdmin }: Pick<UserChange, 'firmAdmin'>,
  others: number,
): Decision<'lastFirmAdmin'> {
  const isLoss = firmAdmin === false && isFirmAdmin(target)
  return isLoss && others === 0 ? refused('lastFirmAdmin') : allowed
}

/** Whether a change gives a user a different e-mail, ignoring case. */
export function changesEmail(
  target: { readonly email: string },
  { email }: Pick<UserChange, 'email'>,
): boolean {
  return email !== undefined && email.toLowerCase() !== target.email.toLowerCase()
}
