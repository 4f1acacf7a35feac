import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Clock } from '../../ports/clock.ts'

/** The author and time of an item. */
export function authoredBy(principal: Principal, clock: Clock, now: Date) {
  return {
    id: createId(clock),
    userType: principal.staff ? ('BACKOFFICE' as const) : ('CUSTOMER' as const),
    userId: principal.userId,
    userName: principal.userName,
    createdAt: now.toISOString(),
  }
}

/** The same for items of the system itself. */
export function authoredBySystem(clock: Clock, now: Date) {
  return {
    id: createId(clock),
    userType: 'SYSTEM' as const,
    userId: null,
    userName: null,
    createdAt: now.toISOString(),
  }
}
