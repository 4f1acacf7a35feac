/** The key by which calls are counted together. */
export type LimitedBy = 'user' | 'customer' | 'address'

/** Maximum number of calls in a window of time, which begins with the first of them. */
export interface WindowRule {
  readonly by: LimitedBy
  readonly most: number
  readonly seconds: number
  /** Instead of `most`, for people of the firm. */
  readonly ofStaff?: number
  /** Counted across all processes; otherwise per process. */
  readonly shared?: boolean
  /** A call that its operation refuses does not count; one over a limit does. Of shared rules only. */
  readonly unlessRefused?: boolean
}

/** Maximum number of calls in a number of seconds. */
export type Allowed = Pick<WindowRule, 'most' | 'seconds'>

/** Maximum number of unanswered calls. Counted per process. */
export interface AtOnceRule {
  readonly by: LimitedBy
  readonly atOnce: number
}

export type LimitRule = WindowRule | AtOnceRule

/** The limits of the contract, by name: its `x-limits`. */
export type LimitTable = Readonly<Record<string, readonly LimitRule[]>>

/** The caller who is counted. */
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

/** The key under which a rule counts a caller; null if it does not apply to them. */
export function keyOf(limit: string, { by, ...rule }: LimitRule, caller: Caller): string | null {
  const { network, principal } = caller
  const ids = { user: principal?.userId, customer: principal?.customerId, address: network }
  const id = ids[by]
  const kind = 'atOnce' in rule ? 'at-once' : rule.seconds
  return id ? `${limit} ${kind} ${by} ${id}` : null
}

/** Maximum number of calls that a rule allows a caller. */
export const mostOf = ({ most, ofStaff = most }: WindowRule, { principal }: Caller): number =>
  principal?.staff ? ofStaff : most
