import type { Principal } from '../db/principal.ts'
import type { AuditMark } from './audit-mark.ts'
import type { DailyEntry } from './services.ts'

/** Whether a subject is an id, which is case-insensitive; the key of a file is not. */
export const isId = (subject: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(subject)

/**
 * The audit entry of an answered call; undefined if it has none.
 * @param given the values of its path and query
 */
export function toAuditEntry(
  { event, subject, by }: AuditMark,
  { userId: actorId, customerId, staff }: Principal,
  given: Readonly<Record<string, unknown>>,
): DailyEntry | undefined {
  const named = given[subject]
  if ((by === 'staff' && !staff) || named === undefined) return undefined
  const subjectId = String(named)
  return {
    event,
    actorId,
    customerId,
    subjectId: isId(subjectId) ? subjectId.toLowerCase() : subjectId,
    details: {},
  }
}
