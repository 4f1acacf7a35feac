import * as calls from '../generated/calls/users.ts'
import { definePagedQuery } from '../http/index.ts'

/** The filters of the audit log. */
export interface AuditFilter {
  /** The user who acted. */
  readonly actorId?: string
  readonly customerId?: string
  /** The user, demand, customer, file or operation that was acted on. */
  readonly subjectId?: string
  /** Event code such as `USER_EMAIL_CHANGED`. */
  readonly event?: string
  /** First day, `YYYY-MM-DD`. */
  readonly startDate?: string
  /** Last day, `YYYY-MM-DD`. */
  readonly endDate?: string
  readonly limit?: number
}

/** `GET /firm/audit`, for the firm's admins: actions that somebody may have to account for. */
export const listFirmAudit = definePagedQuery(calls.listFirmAudit, {
  resource: 'audit',
})
