import { allowed, type Decision, refused } from '../decision.ts'
import { isCustomerAdmin } from './customer-admin.rules.ts'

/** Which users of a customer may add, change and remove others: a choice of the firm. */
export type UsersManagedBy = 'everyone' | 'admins'

/** What makes the rank of a user. */
export interface RankedUser {
  readonly type: 'CUSTOMER' | 'BACKOFFICE'
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
  /** Of a person of the firm: {@link FIRM_ADMIN}, or nothing. Absent where it is not known. */
  readonly roles?: readonly string[]
}

/** The role of those of the firm who keep its people and the contracts of its customers. */
export const FIRM_ADMIN = 'FIRM_ADMIN'

/** Who manages users, as the rules read them. */
export interface UserManager extends RankedUser {
  readonly id: string
}

/** The user that is managed. */
export type ManagedUser = UserManager

/** What is asked of a user's account; what is absent stays. */
export interface UserChange {
  readonly email?: string
  readonly customerAdmin?: boolean
  readonly customerSuperAdmin?: boolean
  readonly firmAdmin?: boolean
}

/** An active or blocked user of the customer who may take something over. */
interface Heir {
  readonly id: string
  readonly status: 'ACTIVE' | 'BLOCKED'
}

/** Only admins manage users in this firm's portal. */
type ManagementRefusal = 'adminsOnly'
/**
 * `adminGrant`: only an admin makes admins. `superAdminGrant`: only the firm makes super admins.
 * `firmAdminsOnly`: of the firm, only its admins give rights and other e-mails.
 */
type GrantRefusal = 'adminGrant' | 'superAdminGrant' | 'firmAdminsOnly'

/**
 * Why a user may not be changed. `roleProtected` and `emailProtected`: they have as many rights as who
 * asks, or more.
 */
export type UserEditRefusal = ManagementRefusal | GrantRefusal | 'roleProtected' | 'emailProtected'

/** Why somebody may not name who gets the private demands of a removed user. */
export type PrivateHeirRefusal = 'privateHeirGrant' | 'privateHeirIsRemover' | 'privateHeirUnknown'

/** Why a user may not be removed. `rankProtected`: they have as many rights as who asks, or more. */
export type UserDeletionRefusal =
  | ManagementRefusal
  | 'ownAccount'
  | 'rankProtected'
  | 'heirRequired'
  | 'heirIsRemoved'
  | 'heirUnknown'
  | PrivateHeirRefusal

const isStaff = ({ type }: RankedUser) => type === 'BACKOFFICE'

/** Whether somebody of the firm keeps its people and contracts. */
export const isFirmAdmin = (user: RankedUser): boolean =>
  isStaff(user) && (user.roles?.includes(FIRM_ADMIN) ?? false)

/**
 * How much somebody may do: 4 for the firm's admins, 3 for others of the firm, then 2 and 1 for super
 * admins and admins of a customer, 0 for a user without a role.
 */
export function rankOf(user: RankedUser): number {
  if (isStaff(user)) return isFirmAdmin(user) ? 4 : 3
  if (user.customerSuperAdmin) return 2
  return user.customerAdmin ? 1 : 0
}

const outranks = (manager: RankedUser, target: RankedUser) => rankOf(manager) > rankOf(target)

/**
 * Whether somebody may add, change and remove other users of their customer: every user, unless the
 * firm keeps it to admins.
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

/** Whether somebody may add a user with these roles to their customer. */
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
 * Only an admin grants `customerAdmin`, only the firm `customerSuperAdmin`. Whoever has the e-mail of
 * an account can recover it, so nobody changes the e-mail of somebody with as many rights as their own
 * or more, and nobody changes their rights; name, phone and occupation open no account. Of the firm,
 * only its admins do either: the others work on cases and need nobody's account for it.
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
  if (outranks(manager, target)) {
    return changesEmail(target, change) && !mayReplaceEmails(manager)
      ? refused('firmAdminsOnly')
      : allowed
  }
  const firmAdmin = isFirmAdmin(target)
  if (
    (change.customerAdmin ?? target.customerAdmin) !== target.customerAdmin ||
    (change.firmAdmin ?? firmAdmin) !== firmAdmin
  ) {
    return refused('roleProtected')
  }
  return changesEmail(target, change) ? refused('emailProtected') : allowed
}

/** Whether somebody may change e-mails of others at all: of the firm, only its admins. */
export const mayReplaceEmails = (manager: RankedUser): boolean =>
  !isStaff(manager) || isFirmAdmin(manager)

/**
 * Whether somebody may stop being an admin of the firm: not the last one, or nobody could keep its
 * people and contracts any more.
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

/** Whether a change gives a user another e-mail; capital letters do not make one. */
export function changesEmail(
  target: { readonly email: string },
  { email }: Pick<UserChange, 'email'>,
): boolean {
  return email !== undefined && email.toLowerCase() !== target.email.toLowerCase()
}

/**
 * Whether somebody may remove a user at all, whoever takes over: nobody themselves, and nobody who has
 * as many rights as they or more. The super admins of a customer, the last one too, are thereby removed
 * by the firm only.
 */
export function evaluateUserRemoval(
  manager: UserManager,
  target: ManagedUser,
  managedBy: UsersManagedBy,
): Decision<ManagementRefusal | 'ownAccount' | 'rankProtected'> {
  if (manager.id === target.id) return refused('ownAccount')
  const management = evaluateUserManagement(manager, managedBy)
  if (!management.allowed) return management
  return outranks(manager, target) ? allowed : refused('rankProtected')
}

/**
 * Whether somebody may name who gets the private demands that a removed user raised: the firm or a
 * super admin, and never whoever removed the user, who could read them by that.
 * @param removal who is removed, and by whom
 * @param heir null when there is no such user in the customer
 */
export function evaluatePrivateHeir(
  manager: UserManager,
  removal: { readonly removedId: string; readonly removerId: string },
  heir: Heir | null,
): Decision<PrivateHeirRefusal> {
  if (!isStaff(manager) && !manager.customerSuperAdmin) return refused('privateHeirGrant')
  if (heir?.id === removal.removerId) return refused('privateHeirIsRemover')
  const usable = heir?.status === 'ACTIVE' && heir.id !== removal.removedId
  return usable ? allowed : refused('privateHeirUnknown')
}

/** Who takes over from a removed user: absent when not chosen, null when no user of the customer. */
export interface Heirs {
  /** Of demands that everybody sees, documents and reminders. */
  readonly heir: Heir | null | undefined
  /** Of the private demands that the user raised; absent, these wait until somebody is named. */
  readonly privateHeir?: Heir | null | undefined
}

/**
 * Whether somebody may remove a user and leave what they were responsible for to these heirs, who are
 * active users other than the removed one.
 */
export function evaluateUserDeletion(
  manager: UserManager,
  target: ManagedUser,
  { heir, privateHeir }: Heirs,
  managedBy: UsersManagedBy,
): Decision<UserDeletionRefusal> {
  const removal = evaluateUserRemoval(manager, target, managedBy)
  if (!removal.allowed) return removal
  if (heir === undefined) return refused('heirRequired')
  if (heir?.id === target.id) return refused('heirIsRemoved')
  if (heir?.status !== 'ACTIVE') return refused('heirUnknown')
  if (privateHeir === undefined) return allowed
  return evaluatePrivateHeir(manager, { removedId: target.id, removerId: manager.id }, privateHeir)
}

/**
 * Whether somebody of the firm may block a user or let them in again: everybody with fewer rights than
 * their own.
 */
export function evaluateUserBlocking(
  manager: UserManager,
  target: ManagedUser,
): Decision<'ownAccount' | 'rankProtected'> {
  if (manager.id === target.id) return refused('ownAccount')
  return outranks(manager, target) ? allowed : refused('rankProtected')
}
