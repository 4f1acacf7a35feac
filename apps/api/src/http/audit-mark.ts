/** The audit entry of an answered call: `x-audit` of the contract. */
export interface AuditMark {
  readonly event: 'FILE_DOWNLOADED' | 'DEMAND_READ'
  /** The parameter that names the subject. */
  readonly subject: string
  /** Only calls of the firm's people are recorded. */
  readonly by?: 'staff'
}
