import type { Rows } from './command.ts'

/** The state of the customer's contract, as the access decision reads it. */
export interface ContractState {
  readonly isChurn: boolean
  /** `YYYY-MM-DD` */
  readonly accessAllowedUntil: string | null
  readonly hasSuspendedContract: boolean
  /** ISO instant; null if it is not suspended, or the date was not recorded. */
  readonly contractSuspendedAt: string | null
  readonly hasPaymentOverdue: boolean
  /** `YYYY-MM-DD` */
  readonly paymentOverdueSince: string | null
  readonly isSpecificDemand: boolean
  readonly isPremium: boolean
  readonly customerAccess: readonly string[]
}

interface Person {
  readonly sessionId: string
  readonly userId: string
  readonly userName: string
  readonly email: string
}

/** A user of a customer. */
export interface CustomerPrincipal extends Person {
  readonly staff: false
  readonly customerId: string
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
  /** The user's businesses, oldest first. */
  readonly businessIds: readonly string[]
  readonly contract: ContractState
}

/** A person of the firm. */
export interface StaffPrincipal extends Person {
  readonly staff: true
  /** Manages the firm's people and the contracts of its customers. */
  readonly firmAdmin: boolean
  readonly customerId: null
}

/** Who makes the request. */
export type Principal = CustomerPrincipal | StaffPrincipal

/** The session behind a token. */
export interface FoundSession {
  readonly principal: Principal
  /** No use has been recorded for some minutes. */
  readonly isUseDue: boolean
}

/** Reads the row of `app_session`: the id of the session, and its user as the view shows them. */
export function toSession({ rows }: Rows): FoundSession | undefined {
  const [row] = rows
  if (!row) return undefined
  const principal = { ...(row[4] as Omit<Principal, 'sessionId'>), sessionId: row[0] } as Principal
  return { principal, isUseDue: row[5] === true }
}
