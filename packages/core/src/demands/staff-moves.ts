import { evaluateStatusChange, type StatusActor } from './demand-status.rules.ts'
import { demandStatuses } from './demand-status.ts'
import type { DemandStatus } from './demands.types.ts'

/** The staff set a status by hand. */
export interface SetStatusEvent {
  readonly type: 'SET_STATUS'
  readonly actor: StatusActor
  readonly statusKey: DemandStatus
}

/** A move by hand, from status to status. */
export interface StaffMove {
  readonly from: DemandStatus
  readonly to: DemandStatus
}

/** Guard `staffSets` of machines: whether an event makes this move and the rule allows it. */
export const isStaffMove = (
  { event }: { event: SetStatusEvent | { readonly type: string; readonly statusKey?: never } },
  { from, to }: StaffMove,
): boolean =>
  event.statusKey === to &&
  evaluateStatusChange({ statusKey: from }, { kind: event.actor }, { statusKey: to }).allowed

/** For machines whose states are the statuses: each move by hand out of one, by the guard `staffSets`. */
export const toStaffMoves = (from: DemandStatus) =>
  demandStatuses.map((to) => ({
    guard: { type: 'staffSets' as const, params: { from, to } satisfies StaffMove },
    target: to,
  }))
