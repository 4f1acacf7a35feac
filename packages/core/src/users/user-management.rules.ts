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

/** Requested changes to a user's account; absent fields stay. */
export interface UserChange {
  readonly email?: string
  readonly customerAdmin?: boolean
  readonly customerSuperAdmin?: boolean
  readonly firmAdmin?: boolean
}

/** An active or blocked user of the customer who may take over from another. */
interface Heir {
  readonly id: string
  readonly status: 'ACTIVE' | 'BLOCKED'
}

/** Only admins manage users in this firm's portal. */
type ManagementRefusal = 'adminsOnly'
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

/** Why a user may not choose who gets the private demands of a removed user. */
export type PrivateHeirRefusal = 'privateHeirGrant' | 'privateHeirIsRemover' | 'privateHeirUnknown'

/**
 * Why somebody may not remove a user at all. `firmAdminsOnly`: among staff, only the firm's admins remove
 * users. `rankProtected`: the user ranks as high as the manager, or higher.
 */
export type UserRemovalRefusal =
  | ManagementRefusal
  | 'ownAccount'
  | 'firmAdminsOnly'
  | 'rankProtected'

/** Why a user may not be removed with these heirs. */
export type UserDeletionRefusal =
  | UserRemovalRefusal
  | 'heirRequired'
  | 'heirIsRemoved'
  | 'heirUnknown'
  | 'heirOutsideBusiness'
  | PrivateHeirRefusal

const isStaff = ({ type }: RankedUser) => type === 'BACKOFFICE'

/**
 * The rank of a user: 4 for the firm's admins, 3 for other staff, then 2 and 1 for super admins and
 * admins of a customer, 0 for a user without a role.
 */
export function rankOf(user: RankedUser): number {
  if (isStaff(user)) return isFirmAdmin(user) ? 4 : 3
  if (user.customerSuperAdmin) return 2
  return user.customerAdmin ? 1 : 0
}

const outranks = (manager: RankedUser, target: RankedUser) => rankOf(manager) > rankOf(target)

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
  const firmAdmin = isFirmAdmin(target)
  if (
    !outranked &&
    ((change.customerAdmin ?? target.customerAdmin) !== target.customerAdmin ||
      (change.firmAdmin ?? firmAdmin) !== firmAdmin)
  ) {
    return refused('roleProtected')
  }
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

/**
 * Whether a user may remove another at all, regardless of the heir: nobody removes themselves, or anybody of
 * the same or a higher rank. Among staff, only the firm's admins remove anybody: the others work on cases. As
 * a consequence only the firm's admins remove the super admins of a customer, including the last one.
 */
export function evaluateUserRemoval(
  manager: UserManager,
  target: ManagedUser,
  managedBy: UsersManagedBy,
): Decision<UserRemovalRefusal> {
  if (manager.id === target.id) return refused('ownAccount')
  if (isStaff(manager) && !isFirmAdmin(manager)) return refused('firmAdminsOnly')
  const management = evaluateUserManagement(manager, managedBy)
  if (!management.allowed) return management
  return outranks(manager, target) ? allowed : refused('rankProtected')
}

/**
 * Whether a user may choose who gets the private demands that a removed user created, and can read them from
 * then on: an admin of the firm or a super admin, but the chosen person must not be the one who removed the
 * user, who could gain access to them that way.
 * @param removal the removed user, and who removed them
 * @param heir null if the customer has no such user
 */
export function evaluatePrivateHeir(
  manager: UserManager,
  removal: { readonly removedId: string; readonly removerId: string },
  heir: Heir | null,
): Decision<PrivateHeirRefusal> {
  if (!isFirmAdmin(manager) && !manager.customerSuperAdmin) return refused('privateHeirGrant')
  if (heir?.id === removal.removerId) return refused('privateHeirIsRemover')
  const usable = heir?.status === 'ACTIVE' && heir.id !== removal.removedId
  return usable ? allowed : refused('privateHeirUnknown')
}

/** Who takes over from a removed user: absent if not chosen, null if not a user of the customer. */
export interface Heirs {
  /** Takes over demands that everybody sees, documents and reminders. */
  readonly heir: Heir | null | undefined
  /** Whether the heir is not yet in a business of these demands: they join it with them. */
  readonly joinsBusiness?: boolean
  /** Takes over the private demands that the user created; if absent, these wait until somebody is chosen. */
  readonly privateHeir?: Heir | null | undefined
}

/**
 * Whether a user may remove another and transfer their responsibilities to these heirs, who have to be active
 * users other than the removed one. Nobody gains access to a business of the customer by choosing themselves
 * as heir, unless they may join any business anyway.
 */
export function evaluateUserDeletion(
  manager: UserManager,
  target: ManagedUser,
  { heir, privateHeir, joinsBusiness = false }: Heirs,
  managedBy: UsersManagedBy,
): Decision<UserDeletionRefusal> {
  const removal = evaluateUserRemoval(manager, target, managedBy)
  if (!removal.allowed) return removal
  if (heir === undefined) return refused('heirRequired')
  if (heir?.id === target.id) return refused('heirIsRemoved')
  if (heir?.status !== 'ACTIVE') return refused('heirUnknown')
  const mayJoin = isStaff(manager) || manager.customerSuperAdmin
  if (joinsBusiness && heir.id === manager.id && !mayJoin) return refused('heirOutsideBusiness')
  if (privateHeir === undefined) return allowed
  return evaluatePrivateHeir(manager, { removedId: target.id, removerId: manager.id }, privateHeir)
}

/** Whether a member of staff may block a user or unblock them: anybody who ranks lower than they do. */
export function evaluateUserBlocking(
  manager: UserManager,
  target: ManagedUser,
): Decision<'ownAccount' | 'rankProtected'> {
  if (manager.id === target.id) return refused('ownAccount')
  return outranks(manager, target) ? allowed : refused('rankProtected')
}
