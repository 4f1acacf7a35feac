import type { AccessDecision } from '../access/index.ts'
import { isCustomerAdmin } from '../customer-admin.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { isFirmAdmin } from '../firm-admin.rules.ts'
import { mayReplaceEmailOf } from './user-changes.rules.ts'
import {
  evaluateUserManagement,
  type ManagedUser,
  rankOf,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'
import { evaluateUserRemoval, type UserRemovalRefusal } from './user-removal.rules.ts'

/** Only admins manage users in this firm's portal, and nobody does once the contract has ended. */
type ManagementOfferRefusal = 'adminsOnly' | 'contractEnded'

/** What a user's card offers the viewer. */
export interface UserOffers {
  /** `own`: editing leads to one's own profile. */
  readonly edit: Decision<ManagementOfferRefusal, { readonly place: 'own' | 'card' }>
  /** Whether the form allows changing the e-mail. */
  readonly changeEmail: Decision<ManagementOfferRefusal | 'emailProtected'>
  /** Disabled on one's own card. */
  readonly remove: Decision<UserRemovalRefusal | 'contractEnded'>
  /** Whether the viewer may tick 'Administrador'. */
  readonly grantAdmin: Decision<'notAdmin' | 'roleProtected'>
}

function evaluateGrantOffer(viewer: UserManager, user: ManagedUser): UserOffers['grantAdmin'] {
  if (!isFirmAdmin(viewer) && !isCustomerAdmin(viewer)) return refused('notAdmin')
  if (viewer.id === user.id || rankOf(viewer) > rankOf(user)) return allowed
  return refused('roleProtected')
}

/** What the form of a new user allows: entering the e-mail, and making the user an admin. */
export function evaluateNewUserOffers(
  viewer: UserManager,
): Pick<UserOffers, 'changeEmail' | 'grantAdmin'> {
  const mayGrant = isFirmAdmin(viewer) || isCustomerAdmin(viewer)
  return { changeEmail: allowed, grantAdmin: mayGrant ? allowed : refused('notAdmin') }
}

/**
 * Whether adding, changing and removing others is offered: to users who may, while the contract allows
 * changes.
 * @param access what the contract allows the viewer
 */
export function evaluateManagementOffer(
  viewer: UserManager,
  managedBy: UsersManagedBy,
  { writing }: Pick<AccessDecision, 'writing'>,
): Decision<ManagementOfferRefusal> {
  return writing.allowed ? evaluateUserManagement(viewer, managedBy) : refused('contractEnded')
}

/**
 * What the viewer can do with a user in the list of a customer's users.
 * @param access what the contract allows the viewer
 */
export function evaluateUserOffers(
  viewer: UserManager,
  user: ManagedUser,
  managedBy: UsersManagedBy,
  access: Pick<AccessDecision, 'writing'>,
): UserOffers {
  const isOwn = viewer.id === user.id
  const management = evaluateManagementOffer(viewer, managedBy, access)
  const isOpen = isOwn || access.writing.allowed
  const edit: UserOffers['edit'] = management.allowed
    ? { ...management, place: 'card' }
    : management
  const email = mayReplaceEmailOf(viewer, user) ? management : refused('emailProtected')
  return {
    edit: isOwn ? { allowed: true, place: 'own' } : edit,
    changeEmail: isOwn ? allowed : email,
    remove: isOpen ? evaluateUserRemoval(viewer, user, managedBy) : refused('contractEnded'),
    grantAdmin: evaluateGrantOffer(viewer, user),
  }
}

interface Listed {
  readonly id: string
  readonly status: 'ACTIVE' | 'BLOCKED'
}

/**
 * The users who can be chosen to be notified of a demand: the active ones, except the author, who is
 * notified anyway.
 */
export function toNotifiableUsers<T extends Listed>(users: readonly T[], userId: string): T[] {
  return users.filter(({ id, status }) => id !== userId && status === 'ACTIVE')
}
