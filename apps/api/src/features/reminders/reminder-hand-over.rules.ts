import { allowed, type Decision, refused } from '@tramite/core/decision'
import {
  evaluateUserRemoval,
  type ManagedUser,
  type UserDeletionRefusal,
  type UserManager,
  type UsersManagedBy,
} from '@tramite/core/users'

/**
 * Whether somebody may hand the reminders of a user over to another: their own, and those of users whom
 * they may remove.
 * @param heir null when there is no such user in the customer
 */
export function evaluateReminderHandOver(
  manager: UserManager,
  from: ManagedUser,
  heir: { readonly id: string; readonly status: 'ACTIVE' | 'BLOCKED' } | null,
  managedBy: UsersManagedBy,
): Decision<
  Extract<
    UserDeletionRefusal,
    'adminsOnly' | 'ownAccount' | 'rankProtected' | 'heirIsRemoved' | 'heirUnknown'
  >
> {
  const removal = manager.id === from.id ? allowed : evaluateUserRemoval(manager, from, managedBy)
  if (!removal.allowed) return removal
  if (heir?.id === from.id) return refused('heirIsRemoved')
  return heir?.status === 'ACTIVE' ? allowed : refused('heirUnknown')
}
