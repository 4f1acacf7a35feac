import { allowed, type Decision, refused } from '@tramite/core/decision'

/** Days for which the firm can restore a removed user. */
export const RESTORATION_DAYS = 30

/** The instant at which a removal becomes final: 30 times 24 hours after it. */
const removalFinalAt = (removedAt: Date): Date =>
  new Date(removedAt.getTime() + RESTORATION_DAYS * 24 * 60 * 60 * 1000)

/** Whether the firm can still restore a user who was removed at an instant. */
export function evaluateRestoration(removedAt: Date, now: Date): Decision<'removalFinal'> {
  return now < removalFinalAt(removedAt) ? allowed : refused('removalFinal')
}
