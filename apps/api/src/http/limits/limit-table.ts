/** For whom calls are counted together. */
export type LimitedBy = 'user' | 'customer' | 'address'

/** So many calls in a window of time, which begins with the first of them. */
export interface WindowRule {
  readonly by: LimitedBy
  readonly most: number
  readonly seconds: number
  /** Instead of `most`, for people of the firm. */
  readonly ofStaff?: number
  /** Counted for all processes together; otherwise for each. */
  readonly shared?: boolean
}

/** So many calls that are not answered yet. Counted for each process. */
export interface AtOnceRule {
  readonly by: LimitedBy
  readonly atOnce: number
}

export type LimitRule = WindowRule | AtOnceRule

/** The limits of the contract, by name: its `x-limits`. */
export type LimitTable = Readonly<Record<string, readonly LimitRule[]>>

/** Who is counted. */
export interface Caller {
  /** Network of the address that the call came from. */
  readonly network: string
  /** Null for a call without a session. */
  readonly principal: {
    readonly userId: string
    readonly customerId: string | null
    readonly staff: boolean
  } | null
}

/** Under which name a rule counts a caller; null where it does not count them at all. */
export function keyOf(limit: string, { by, ...rule }: LimitRule, caller: Caller): string | null {
  const { network, principal } = caller
  const ids = { user: principal?.userId, customer: principal?.customerId, address: network }
  const id = ids[by]
  const kind = 'atOnce' in rule ? 'at-once' : rule.seconds
  return id ? `${limit} ${kind} ${by} ${id}` : null
}

/** How many calls a rule allows a caller. */
export const mostOf = ({ most, ofStaff = most }: WindowRule, { principal }: Caller): number =>
  principal?.staff ? ofStaff : most
