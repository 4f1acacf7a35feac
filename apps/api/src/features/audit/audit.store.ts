import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { behind, countRowsTo } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import { cursorInstant } from '../../http/cursor.ts'
import { listBy, type PageStart } from '../../http/page.ts'
import type { InstantRange } from '../../http/period.ts'
import { auditLog } from '../../tables/audit.table.ts'
import { users } from '../../tables/users.table.ts'

/** The filter of the log. */
export interface AuditFilter extends InstantRange {
  readonly actorId?: string
  readonly customerId?: string
  readonly subjectId?: string
  readonly event?: string
}

function toCondition({ actorId, customerId, subjectId, event, from, until }: AuditFilter) {
  return and(
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    customerId === undefined ? undefined : eq(auditLog.customerId, customerId),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    event === undefined ? undefined : eq(auditLog.event, event),
    from === undefined ? undefined : gte(auditLog.at, from),
    until === undefined ? undefined : lt(auditLog.at, until),
  )
}

/** Maximum number of entries counted: counting a log that only grows would scan all of it for each page. */
const COUNTED_MAX = 10_000

/**
 * The entries of a page, the latest first, and one more if there is one; and their number, up to the
 * maximum.
 */
export function selectAuditEntries({ limit, offset, after }: PageStart, filter: AuditFilter) {
  const condition = toCondition(filter)
  const page = build
    .select({
      id: auditLog.id,
      at: auditLog.at,
      event: auditLog.event,
      actorId: auditLog.actorId,
      actorName: users.name,
      customerId: auditLog.customerId,
      subjectId: auditLog.subjectId,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(condition, behind(after, 'desc', auditLog.at, auditLog.id)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1)
    .offset(offset)
  return [toCommand(page), countRowsTo(COUNTED_MAX, auditLog, condition)] as const
}

/** The log, the latest first. */
export const auditList = listBy('audit', 'at', cursorInstant)
