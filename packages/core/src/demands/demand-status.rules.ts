import { type Decision, refused } from '../decision.ts'
import { stripInvisible } from '../strip-invisible.ts'
import type { DemandStatus } from './demands.types.ts'

/** Who changes the status. */
export type StatusActor = 'customer' | 'staff'

/** Why a status does not change. */
export type StatusRefusal = 'transition' | 'messageRequired'

/** A status change as requested on the wire. */
export interface StatusChange {
  readonly statusKey: DemandStatus
  /** Required of customers; white space does not count. */
  readonly message?: string | null
}

/** The moves of customers, by the status out of which each goes: they resolve what is pending, and reopen. */
export const customerMoves = { RESOLVE: 'PENDING', REOPEN: 'FINISHED' } as const

const movedByCustomers: readonly DemandStatus[] = Object.values(customerMoves)

/**
 * Whether the viewer may move the demand to a status; allowed with the status it then has. Customers move
 * it only out of PENDING and FINISHED, into IN_PROGRESS, each time with a message; staff set any status.
 * What the screen does not offer the server refuses with 400.
 * @param change.message the text of the dialog; staff may leave it out
 */
export function evaluateStatusChange(
  demand: { readonly statusKey: DemandStatus },
  viewer: { readonly kind: StatusActor },
  change: StatusChange,
): Decision<StatusRefusal, { readonly statusKey: DemandStatus }> {
  const { statusKey } = change
  if (viewer.kind === 'customer') {
    const isMove = statusKey === 'IN_PROGRESS' && movedByCustomers.includes(demand.statusKey)
    if (!isMove) return refused('transition')
    if (!stripInvisible(change.message ?? '')) return refused('messageRequired')
  }
  return { allowed: true, statusKey }
}
