import { allowed, type Decision, refused } from '../decision.ts'
import { isFirmAdmin } from '../firm-admin.rules.ts'
import {
  evaluateUserManagement,
  isStaff,
  type ManagedUser,
  type ManagementRefusal,
  outranks,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'

/** An active or blocked user of the customer who may take over from another. */
interface Heir {
  readonly id: string
  readonly status: 'ACTIVE' | 'BLOCKED'
}

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
