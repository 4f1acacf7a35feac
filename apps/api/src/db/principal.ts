import type { Rows } from './command.ts'

/** The state of the customer's contract, as the access decision reads it. */
export interface ContractState {
  readonly isChurn: boolean
  /** `YYYY-MM-DD` */
  readonly accessAllowedUntil: string | null
  readonly hasSuspendedContract: boolean
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
  /** The businesses that this user may see, oldest first. */
  readonly businessIds: readonly string[]
  readonly contract: ContractState
}

/** A person of the firm. */
export interface StaffPrincipal extends Person {
  readonly staff: true
  readonly customerId: null
}

/** Who makes the request. */
export type Principal = CustomerPrincipal | StaffPrincipal

type Row = readonly unknown[]

function toContract(row: Row): ContractState {
  return {
    isChurn: row[9] as boolean,
    accessAllowedUntil: row[10] as string | null,
    hasSuspendedContract: row[11] as boolean,
    hasPaymentOverdue: row[12] as boolean,
    paymentOverdueSince: row[13] as string | null,
    isSpecificDemand: row[14] as boolean,
    isPremium: row[15] as boolean,
    customerAccess: row[16] as string[],
  }
}

/** Reads the row of `app_session`, whose columns stand in this order. */
export function toPrincipal({ rows }: Rows): Principal | undefined {
  const row = rows[0]
  if (!row) return undefined
  const person = {
    sessionId: row[0] as string,
    userId: row[1] as string,
    userName: row[2] as string,
    email: row[3] as string,
  }
  if (row[4]) return { ...person, staff: true, customerId: null }
  return {
    ...person,
    staff: false,
    customerId: row[5] as string,
    customerAdmin: row[6] as boolean,
    customerSuperAdmin: row[7] as boolean,
    businessIds: row[8] as string[],
    contract: toContract(row),
  }
}
