import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Clock } from '../../ports/clock.ts'

/** The part of an item that says who wrote it, and when. */
export function authoredBy(principal: Principal, clock: Clock, now: Date) {
  return {
    id: createId(clock),
    userType: principal.staff ? ('BACKOFFICE' as const) : ('CUSTOMER' as const),
    userId: principal.userId,
    userName: principal.userName,
    createdAt: now.toISOString(),
  }
}

/** The same for what the system says of itself. */
export function authoredBySystem(clock: Clock, now: Date) {
  return {
    id: createId(clock),
    userType: 'SYSTEM' as const,
    userId: null,
    userName: null,
    createdAt: now.toISOString(),
  }
}
