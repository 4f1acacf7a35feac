/** What an answered call leaves in the audit log: `x-audit` of the contract. */
export interface AuditMark {
  readonly event: 'FILE_DOWNLOADED' | 'DEMAND_READ'
  /** The parameter that names of what. */
  readonly subject: string
  /** Only what the firm's people ask for counts. */
  readonly by?: 'staff'
}
