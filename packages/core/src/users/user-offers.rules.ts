import type { AccessDecision } from '../access/access.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { isCustomerAdmin } from './customer-admin.rules.ts'
import {
  evaluateUserManagement,
  evaluateUserRemoval,
  isFirmAdmin,
  type ManagedUser,
  mayReplaceEmails,
  rankOf,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'

/** Only admins manage users in this firm's portal, and nobody does once the contract has ended. */
type ManagementOfferRefusal = 'adminsOnly' | 'contractEnded'

/** What the card of a user offers to somebody. */
export interface UserOffers {
  /** `own`: editing leads to the own profile. */
  readonly edit: Decision<ManagementOfferRefusal, { readonly place: 'own' | 'card' }>
  /** Whether the form lets the e-mail be changed. */
  readonly changeEmail: Decision<ManagementOfferRefusal | 'emailProtected'>
  /** Disabled on the own card. */
  readonly remove: Decision<'ownAccount' | ManagementOfferRefusal | 'rankProtected'>
  /** Whether 'Administrador' is the viewer's to tick; see {@link evaluateAdminBox}. */
  readonly grantAdmin: Decision<'notAdmin' | 'roleProtected'>
}

function evaluateGrantOffer(viewer: UserManager, user: ManagedUser): UserOffers['grantAdmin'] {
  if (!isFirmAdmin(viewer) && !isCustomerAdmin(viewer)) return refused('notAdmin')
  if (viewer.id === user.id || rankOf(viewer) > rankOf(user)) return allowed
  return refused('roleProtected')
}

/** What the form of a new user lets somebody say: the e-mail, and whether it becomes an admin. */
export function evaluateNewUserOffers(
  viewer: UserManager,
): Pick<UserOffers, 'changeEmail' | 'grantAdmin'> {
  const mayGrant = isFirmAdmin(viewer) || isCustomerAdmin(viewer)
  return { changeEmail: allowed, grantAdmin: mayGrant ? allowed : refused('notAdmin') }
}

/**
 * Whether adding, changing and removing others is offered: to who may, while the contract lets them change anything.
 * @param access what the contract lets the viewer do
 */
export function evaluateManagementOffer(
  viewer: UserManager,
  managedBy: UsersManagedBy,
  { writing }: Pick<AccessDecision, 'writing'>,
): Decision<ManagementOfferRefusal> {
  return writing.allowed ? evaluateUserManagement(viewer, managedBy) : refused('contractEnded')
}

/**
 * What can be done with a user from the list of a customer's users.
 * @param access what the contract lets the viewer do
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
  const mayReplace = mayReplaceEmails(viewer) && rankOf(viewer) > rankOf(user)
  const email = mayReplace ? management : refused('emailProtected')
  return {
    edit: isOwn ? { allowed: true, place: 'own' } : edit,
    changeEmail: isOwn ? allowed : email,
    remove: isOpen ? evaluateUserRemoval(viewer, user, managedBy) : refused('contractEnded'),
    grantAdmin: evaluateGrantOffer(viewer, user),
  }
}

/**
 * Whether the box 'Administrador' of a form can be ticked: only while the form is edited, and by who
 * may make admins.
 */
export function evaluateAdminBox(
  offers: Pick<UserOffers, 'grantAdmin'>,
  form: { readonly isEditing: boolean },
): Decision<'readOnly' | 'notAdmin' | 'roleProtected'> {
  return form.isEditing ? offers.grantAdmin : refused('readOnly')
}

interface Listed {
  readonly id: string
  readonly status: 'ACTIVE' | 'BLOCKED'
}

const activeBut = <T extends Listed>(users: readonly T[], leftOut: string): T[] =>
  users.filter(({ id, status }) => id !== leftOut && status === 'ACTIVE')

/** Who can take over from a removed user: the active ones, without the removed one. */
export function toHeirs<T extends Listed>(users: readonly T[], removedId: string): T[] {
  return activeBut(users, removedId)
}

/**
 * Whom a user can choose to be notified of a demand: the active ones but themselves, who are notified
 * anyway.
 */
export function toNotifiableUsers<T extends Listed>(users: readonly T[], userId: string): T[] {
  return activeBut(users, userId)
}

/**
 * Of the people chosen in a form those who can still be: who has left since is offered no more, so that
 * nobody could take them off.
 * @param offered whom the user can choose
 * @param isWhole whether these are all; otherwise nobody is known to have left
 */
export function toStillOffered(
  chosen: readonly string[],
  offered: readonly { readonly id: string }[],
  isWhole: boolean,
): string[] {
  const known = new Set(offered.map(({ id }) => id))
  return chosen.filter((id) => !isWhole || known.has(id))
}

/**
 * Whether a user has still to confirm that they are responsible for the data mapping: everybody who
 * has no date of having done so.
 */
export function isMappingCheckPending(user: {
  readonly mappingResponsibilityCheckDate: string | null
}): boolean {
  return user.mappingResponsibilityCheckDate === null
}
