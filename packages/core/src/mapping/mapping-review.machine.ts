import { setup } from 'xstate'
import type { StatusActor } from '../demands/index.ts'
import { isStaffMove, type SetStatusEvent, toStaffMoves } from '../demands/staff-moves.ts'
import { mappingSteps as steps } from './mapping-steps.ts'

/** Events of a mapping. */
export type MappingReviewEvent =
  /** The customer requests the meeting. */
  | { readonly type: 'START'; readonly actor: StatusActor }
  /** The firm delivers the meeting's demand. */
  | { readonly type: 'MEET'; readonly actor: StatusActor }
  /** The customer sends it to review; `activities` is their number. */
  | { readonly type: 'SEND'; readonly actor: StatusActor; readonly activities: number }
  /** The lawyer returns it for changes. */
  | { readonly type: 'RELEASE'; readonly actor: StatusActor }
  /** The lawyer completes it. */
  | { readonly type: 'FINISH'; readonly actor: StatusActor }
  /** The customer starts it again. */
  | { readonly type: 'REDO'; readonly actor: StatusActor }
  /** The firm moves the mapping demand by hand. */
  | SetStatusEvent

/**
 * The lifecycle of a mapping: a meeting, then the statuses of the mapping demand. It is filled in while
 * PENDING, in review while IN_PROGRESS, complete when FINISHED; OPEN and BLOCKED are set by the firm. It
 * has no actors and no context. Screen and server evaluate its steps (`mappingSteps`) with the rules
 * alone, so that a page that only shows a mapping does not load xstate.
 */
export const mappingReviewMachine = setup({
  types: { events: {} as MappingReviewEvent },
  guards: {
    byCustomer: ({ event }) => event.actor === 'customer',
    byStaff: ({ event }) => event.actor === 'staff',
    byCustomerWithActivity: ({ event }) =>
      event.type === 'SEND' && event.actor === 'customer' && event.activities > 0,
    staffSets: isStaffMove,
  },
}).createMachine({
  id: 'mappingReview',
  initial: 'notStarted',
  states: {
    notStarted: { on: { START: { guard: 'byCustomer', target: steps.START.to } } },
    meeting: { on: { MEET: { guard: 'byStaff', target: 'demand' } } },
    demand: {
      initial: steps.MEET.to,
      states: {
        PENDING: {
          on: {
            SET_STATUS: toStaffMoves('PENDING'),
            SEND: { guard: 'byCustomerWithActivity', target: steps.SEND.to },
          },
        },
        IN_PROGRESS: {
          on: {
            SET_STATUS: toStaffMoves('IN_PROGRESS'),
            RELEASE: { guard: 'byStaff', target: steps.RELEASE.to },
            FINISH: { guard: 'byStaff', target: steps.FINISH.to },
          },
        },
        FINISHED: {
          on: {
            SET_STATUS: toStaffMoves('FINISHED'),
            REDO: { guard: 'byCustomer', target: steps.REDO.to },
          },
        },
        OPEN: { on: { SET_STATUS: toStaffMoves('OPEN') } },
        BLOCKED: { on: { SET_STATUS: toStaffMoves('BLOCKED') } },
      },
    },
  },
})
