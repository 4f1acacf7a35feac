import { transition } from 'xstate'
import { type Decision, refused } from '../decision.ts'
import {
  type DemandStatusEvent,
  demandStatusMachine,
  type StatusActor,
} from './demand-status.machine.ts'
import type { DemandStatus } from './demands.types.ts'

/** Why a status does not change. */
export type StatusRefusal = 'transition' | 'messageRequired'

/** A status change as it is asked for on the wire. */
export interface StatusChange {
  readonly statusKey: DemandStatus
  /** Required of customers; white space is no message. */
  readonly message?: string | null
}

function toEvent(from: DemandStatus, actor: StatusActor, change: StatusChange): DemandStatusEvent {
  const { statusKey } = change
  const message = change.message ?? ''
  if (actor === 'customer' && statusKey === 'IN_PROGRESS') {
    if (from === 'PENDING') return { type: 'RESOLVE', actor, message }
    if (from === 'FINISHED') return { type: 'REOPEN', actor, message }
  }
  return { type: 'SET_STATUS', actor, statusKey }
}

const statusAfter = (from: DemandStatus, event: DemandStatusEvent): DemandStatus | null => {
  const state = demandStatusMachine.resolveState({ value: from })
  if (!state.can(event)) return null
  return transition(demandStatusMachine, state, event)[0].value
}

/**
 * Whether the viewer may bring the demand to a status; allowed with the status it then has. The
 * server refuses with 400 what the screen does not offer. Specification §4, §5.
 * @param change.message the text of the dialog; staff may leave it out
 */
export function evaluateStatusChange(
  demand: { readonly statusKey: DemandStatus },
  viewer: { readonly kind: StatusActor },
  change: StatusChange,
): Decision<StatusRefusal, { readonly statusKey: DemandStatus }> {
  const event = toEvent(demand.statusKey, viewer.kind, change)
  const statusKey = statusAfter(demand.statusKey, event)
  if (statusKey !== null) return { allowed: true, statusKey }
  const spoken = event.type === 'SET_STATUS' ? event : { ...event, message: 'message' }
  return refused(statusAfter(demand.statusKey, spoken) === null ? 'transition' : 'messageRequired')
}
