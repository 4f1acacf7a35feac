import { allowed, type Decision, refused } from '@tramite/core/decision'

/** Days for which the firm can bring a removed user back. */
export const RESTORATION_DAYS = 30

/** The instant from which on a removal is final: 30 times 24 hours after it. */
const removalFinalAt = (removedAt: Date): Date =>
  new Date(removedAt.getTime() + RESTORATION_DAYS * 24 * 60 * 60 * 1000)

/** Whether the firm can still bring back a user who was removed at an instant. */
export function evaluateRestoration(removedAt: Date, now: Date): Decision<'removalFinal'> {
  return now < removalFinalAt(removedAt) ? allowed : refused('removalFinal')
}
