import { redirect } from '@tanstack/react-router'
import type { SessionUser } from '@tramite/core/session'

/** What a route asks of its user, beside being signed in. Specification, part 2 §2, §6. */
export interface RouteFlags {
  readonly requireSuperAdmin?: boolean
  readonly requireAdmin?: boolean
}

type Roles = Pick<SessionUser, 'customerAdmin' | 'customerSuperAdmin'>

/** Whether a user may open a route. Without a user: no, whatever the route asks for. */
export function mayOpenRoute(flags: RouteFlags, user: Roles | undefined): boolean {
  if (!user) return false
  if (flags.requireSuperAdmin && !user.customerSuperAdmin) return false
  return !flags.requireAdmin || user.customerAdmin
}

/**
 * Leads home who may not open a route. The server enforces the same on what the page asks for.
 * @throws a redirect to '/'
 */
export function guardRoute(flags: RouteFlags, user: Roles | undefined): void {
  if (!mayOpenRoute(flags, user)) throw redirect({ to: '/' })
}
