import { allowed, type Decision, refused } from '../decision.ts'
import {
  evaluateUserManagement,
  type UserDeletionRefusal,
  type UserManager,
  type UsersManagedBy,
} from '../users/user-management.rules.ts'

/**
 * Whether somebody may hand the reminders of a user over to another: their own, and those of whom
 * they may remove. Specification §7.
 * @param heir null when there is no such user in the customer
 */
export function evaluateReminderHandOver(
  manager: UserManager,
  from: { readonly id: string },
  heir: { readonly id: string; readonly status: 'ACTIVE' | 'BLOCKED' } | null,
  managedBy: UsersManagedBy,
): Decision<Extract<UserDeletionRefusal, 'adminsOnly' | 'heirIsRemoved' | 'heirUnknown'>> {
  const management = manager.id === from.id ? allowed : evaluateUserManagement(manager, managedBy)
  if (!management.allowed) return management
  if (heir?.id === from.id) return refused('heirIsRemoved')
  return heir?.status === 'ACTIVE' ? allowed : refused('heirUnknown')
}
