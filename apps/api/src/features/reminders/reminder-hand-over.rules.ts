import { allowed, type Decision, refused } from '@tramite/core/decision'
import {
  evaluateUserBlocking,
  evaluateUserRemoval,
  type ManagedUser,
  type UserDeletionRefusal,
  type UserManager,
  type UserRemovalRefusal,
  type UsersManagedBy,
} from '@tramite/core/users'

/**
 * Whether somebody may transfer the reminders of a user to another: their own, and those of users whom they
 * may remove. Staff, for whom this is work on cases, may transfer those of anybody of a lower rank.
 * @param heir null when there is no such user in the customer
 */
export function evaluateReminderHandOver(
  manager: UserManager,
  from: ManagedUser,
  heir: { readonly id: string; readonly status: 'ACTIVE' | 'BLOCKED' } | null,
  managedBy: UsersManagedBy,
): Decision<Extract<UserDeletionRefusal, UserRemovalRefusal | 'heirIsRemoved' | 'heirUnknown'>> {
  const isStaff = manager.type === 'BACKOFFICE'
  const others = () =>
    isStaff ? evaluateUserBlocking(manager, from) : evaluateUserRemoval(manager, from, managedBy)
  const power = manager.id === from.id ? allowed : others()
  if (!power.allowed) return power
  if (heir?.id === from.id) return refused('heirIsRemoved')
  return heir?.status === 'ACTIVE' ? allowed : refused('heirUnknown')
}
