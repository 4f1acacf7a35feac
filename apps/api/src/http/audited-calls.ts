import type { Principal } from '../db/principal.ts'
import type { OperationId } from './operation.ts'
import type { DailyEntry } from './services.ts'

interface AnsweredCall {
  readonly operation: OperationId
  readonly principal: Principal
  /** Of the path and the query. */
  readonly given: Readonly<Record<string, unknown>>
}

/** Which of the given values names what was fetched. */
const downloads: Partial<Record<OperationId, string>> = {
  createDownload: 'key',
  downloadDataExport: 'id',
  downloadDocument: 'id',
}

/** Which of the given values names the demand that was read. */
const readings: Partial<Record<OperationId, string>> = {
  getDemand: 'id',
  getDemandPage: 'id',
  getDemandTimeline: 'id',
  getMostRecentDemandItem: 'id',
  listDemandAttachments: 'id',
  listDemandItems: 'id',
}

/** What an answered call leaves in the audit log: a download, and what the firm reads of customers. */
export function toAuditEntry({
  operation,
  principal,
  given,
}: AnsweredCall): DailyEntry | undefined {
  const { userId: actorId, customerId } = principal
  const file = downloads[operation]
  if (file !== undefined) {
    const subjectId = String(given[file])
    return { event: 'FILE_DOWNLOADED', actorId, customerId, subjectId, details: {} }
  }
  const demand = readings[operation]
  if (demand === undefined || !principal.staff) return undefined
  const subjectId = String(given[demand]).toLowerCase()
  return { event: 'DEMAND_READ', actorId, customerId, subjectId, details: {} }
}
