import { setup } from 'xstate'
import { customerMoves, evaluateStatusChange, type StatusActor } from './demand-status.rules.ts'
import { isStaffMove, type SetStatusEvent, toStaffMoves } from './staff-moves.ts'

/** RESOLVE and REOPEN are sent by the customer, SET_STATUS by staff. */
export type DemandStatusEvent =
  | { readonly type: 'RESOLVE'; readonly actor: StatusActor; readonly message: string }
  | { readonly type: 'REOPEN'; readonly actor: StatusActor; readonly message: string }
  | SetStatusEvent

/**
 * The lifecycle of a demand, for programs that follow it as a machine: `evaluateStatusChange` decides on
 * its moves. It has no actors and no context.
 */
export const demandStatusMachine = setup({
  types: { events: {} as DemandStatusEvent },
  guards: {
    customerWithMessage: ({ event }) =>
      event.type !== 'SET_STATUS' &&
      event.actor === 'customer' &&
      evaluateStatusChange(
        { statusKey: customerMoves[event.type] },
        { kind: 'customer' },
        { statusKey: 'IN_PROGRESS', message: event.message },
      ).allowed,
    staffSets: isStaffMove,
  },
}).createMachine({
  id: 'demandStatus',
  initial: 'OPEN',
  states: {
    OPEN: { on: { SET_STATUS: toStaffMoves('OPEN') } },
    IN_PROGRESS: { on: { SET_STATUS: toStaffMoves('IN_PROGRESS') } },
    PENDING: {
      on: {
        SET_STATUS: toStaffMoves('PENDING'),
        RESOLVE: { guard: 'customerWithMessage', target: 'IN_PROGRESS' },
      },
    },
    FINISHED: {
      on: {
        SET_STATUS: toStaffMoves('FINISHED'),
        REOPEN: { guard: 'customerWithMessage', target: 'IN_PROGRESS' },
      },
    },
    BLOCKED: { on: { SET_STATUS: toStaffMoves('BLOCKED') } },
  },
})
