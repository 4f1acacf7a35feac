import * as calls from '../generated/calls/users.ts'
import { definePagedQuery } from '../http/index.ts'

/** What narrows the audit log. */
export interface AuditFilter {
  /** Who did it. */
  readonly actorId?: string
  readonly customerId?: string
  /** The user, demand, customer, file or operation that it was done to. */
  readonly subjectId?: string
  /** Such as `USER_EMAIL_CHANGED`. */
  readonly event?: string
  /** First day, `YYYY-MM-DD`. */
  readonly startDate?: string
  /** Last day, `YYYY-MM-DD`. */
  readonly endDate?: string
  readonly limit?: number
}

/** `GET /firm/audit`, for the firm's admins: what was done that somebody may have to answer for. */
export const listFirmAudit = definePagedQuery(calls.listFirmAudit, {
  resource: 'audit',
})
