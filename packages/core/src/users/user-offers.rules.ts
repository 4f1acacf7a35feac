import { allowed, type Decision, refused } from '../decision.ts'
import {
  evaluateUserManagement,
  isCustomerAdmin,
  type ManagedUser,
  type UserManager,
  type UsersManagedBy,
} from './user-management.rules.ts'

/** What the card of a user offers to somebody. */
export interface UserOffers {
  /** `own`: editing leads to the own profile. */
  readonly edit: Decision<'adminsOnly', { readonly place: 'own' | 'card' }>
  /** Disabled on the own card. */
  readonly remove: Decision<'ownAccount' | 'adminsOnly'>
  /** Whether 'Administrador' is the viewer's to tick; see {@link evaluateAdminBox}. */
  readonly grantAdmin: Decision<'notAdmin'>
}

/** What can be done with a user from the list of a customer's users. Specification §2, §5, §6. */
export function evaluateUserOffers(
  viewer: UserManager,
  user: Pick<ManagedUser, 'id'>,
  managedBy: UsersManagedBy,
): UserOffers {
  const isOwn = viewer.id === user.id
  const management = evaluateUserManagement(viewer, managedBy)
  const edit = management.allowed ? { allowed: true, place: 'card' as const } : management
  return {
    edit: isOwn ? { allowed: true, place: 'own' } : (edit as UserOffers['edit']),
    remove: isOwn ? refused('ownAccount') : management,
    grantAdmin:
      viewer.type === 'BACKOFFICE' || isCustomerAdmin(viewer) ? allowed : refused('notAdmin'),
  }
}

/**
 * Whether the box 'Administrador' of a form can be ticked: only while the form is edited, and by who
 * may make admins. Specification §2.
 */
export function evaluateAdminBox(
  offers: Pick<UserOffers, 'grantAdmin'>,
  form: { readonly isEditing: boolean },
): Decision<'readOnly' | 'notAdmin'> {
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
 * anyway. Specification, part 2 §2.
 */
export function toNotifiableUsers<T extends Listed>(users: readonly T[], userId: string): T[] {
  return activeBut(users, userId)
}

/**
 * Whether a user has still to confirm that they are responsible for the data mapping: everybody who
 * has no date of having done so. Specification §6.
 */
export function isMappingCheckPending(user: {
  readonly mappingResponsibilityCheckDate: string | null
}): boolean {
  return user.mappingResponsibilityCheckDate === null
}
