import { isCustomerAdmin } from '../customer-admin.rules.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import type { SessionUser } from './session.types.ts'

/** Sections of the portal that not every user of a customer may open. */
const reserved = {
  financial: 'superAdmin',
  business: 'superAdmin',
  businessSettings: 'superAdmin',
} as const

/** A section that only some users can see and open. */
export type ReservedSection = keyof typeof reserved

/** The role that a page requires besides a session; `anyAdmin` is either of the two. */
export type RequiredRole = 'admin' | 'superAdmin' | 'anyAdmin'

type Roles = Pick<SessionUser, 'customerAdmin' | 'customerSuperAdmin'>

/** Whether a user has the role that a page requires; others are sent to `/`. */
export function evaluateRole(
  role: RequiredRole,
  user: Roles,
): Decision<'notAdmin' | 'notSuperAdmin'> {
  if (role === 'superAdmin') return user.customerSuperAdmin ? allowed : refused('notSuperAdmin')
  const isAdmin = role === 'anyAdmin' ? isCustomerAdmin(user) : user.customerAdmin
  return isAdmin ? allowed : refused('notAdmin')
}

/**
 * Whether a user may open a section and sees its entry: finance, businesses and their settings are for
 * super admins.
 */
export function evaluateSection(
  section: ReservedSection,
  user: Roles,
): Decision<'notAdmin' | 'notSuperAdmin'> {
  return evaluateRole(reserved[section], user)
}
