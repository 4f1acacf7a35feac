import { FIRM_ADMIN } from '../firm-admin.rules.ts'
import type { UserManager } from './user-management.rules.ts'

/** The roles of people of a customer. */
export const roles = {
  user: { customerAdmin: false, customerSuperAdmin: false },
  admin: { customerAdmin: true, customerSuperAdmin: false },
  superAdmin: { customerAdmin: true, customerSuperAdmin: true },
  /** A super admin whose admin flag was never set. */
  onlySuper: { customerAdmin: false, customerSuperAdmin: true },
} as const
export type Role = keyof typeof roles
export type Anyone = Role | 'staff' | 'firmAdmin'

export function manager(role: Anyone, id = 'manager'): UserManager {
  if (role !== 'staff' && role !== 'firmAdmin') return { id, type: 'CUSTOMER', ...roles[role] }
  const own = role === 'firmAdmin' ? [FIRM_ADMIN] : []
  return { id, type: 'BACKOFFICE', ...roles.user, roles: own }
}
export const target = (role: Anyone, id = 'target') => ({
  ...manager(role, id),
  email: 'alvo@test.example',
})
export const reasonOf = (decision: { allowed: boolean; reason?: string }) =>
  decision.allowed ? 'allowed' : decision.reason
