/** The role of staff who manage the firm's people and the contracts of its customers. */
export const FIRM_ADMIN = 'FIRM_ADMIN'

/** What decides who is an admin of the firm. */
export interface FirmRoles {
  readonly type: 'CUSTOMER' | 'BACKOFFICE'
  /** For the firm's staff: {@link FIRM_ADMIN}, or nothing. Absent if unknown. */
  readonly roles?: readonly string[]
}

/** Whether a member of staff manages the firm's people and contracts. */
export const isFirmAdmin = ({ type, roles }: FirmRoles): boolean =>
  type === 'BACKOFFICE' && (roles?.includes(FIRM_ADMIN) ?? false)
