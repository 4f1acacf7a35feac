import { setup } from 'xstate'
import type { StatusActor } from '../demands/demand-status.rules.ts'
import type { DemandStatus } from '../demands/demands.types.ts'
import { mappingSteps as steps } from './mapping-steps.ts'

/** What happens to a mapping. */
export type MappingReviewEvent =
  /** The customer asks for the meeting. */
  | { readonly type: 'START'; readonly actor: StatusActor }
  /** The firm delivers the meeting's demand. */
  | { readonly type: 'MEET'; readonly actor: StatusActor }
  /** The customer sends it to review, with so many activities. */
  | { readonly type: 'SEND'; readonly actor: StatusActor; readonly activities: number }
  /** The lawyer gives it back for changes. */
  | { readonly type: 'RELEASE'; readonly actor: StatusActor }
  /** The lawyer ends it. */
  | { readonly type: 'FINISH'; readonly actor: StatusActor }
  /** The customer does it again. */
  | { readonly type: 'REDO'; readonly actor: StatusActor }
  /** The firm moves the mapping demand by hand. */
  | {
      readonly type: 'SET_STATUS'
      readonly actor: StatusActor
      readonly statusKey: DemandStatus
    }

/**
 * The life of a mapping: a meeting, then the statuses of the mapping demand. It is filled in while
 * PENDING, in review while IN_PROGRESS, complete when FINISHED; OPEN and BLOCKED are the firm's. It
 * starts nothing and holds nothing. Screen and server ask its steps (`mappingSteps`) by the rules beside it,
 * without the machine: a page that only shows a mapping does not carry xstate.
 */
export const mappingReviewMachine = setup({
  types: { events: {} as MappingReviewEvent },
  guards: {
    byCustomer: ({ event }) => event.actor === 'customer',
    byStaff: ({ event }) => event.actor === 'staff',
    byCustomerWithActivity: ({ event }) =>
      event.type === 'SEND' && event.actor === 'customer' && event.activities > 0,
    staffSets: ({ event }, statusKey: DemandStatus) =>
      event.type === 'SET_STATUS' && event.actor === 'staff' && event.statusKey === statusKey,
  },
}).createMachine({
  id: 'mappingReview',
  initial: 'notStarted',
  states: {
    notStarted: { on: { START: { guard: 'byCustomer', target: steps.START.to } } },
    meeting: { on: { MEET: { guard: 'byStaff', target: 'demand' } } },
    demand: {
      initial: steps.MEET.to,
      on: {
        SET_STATUS: [
          { guard: { type: 'staffSets', params: 'OPEN' }, target: '.OPEN' },
          { guard: { type: 'staffSets', params: 'IN_PROGRESS' }, target: '.IN_PROGRESS' },
          { guard: { type: 'staffSets', params: 'PENDING' }, target: '.PENDING' },
          { guard: { type: 'staffSets', params: 'FINISHED' }, target: '.FINISHED' },
          { guard: { type: 'staffSets', params: 'BLOCKED' }, target: '.BLOCKED' },
        ],
      },
      states: {
        PENDING: { on: { SEND: { guard: 'byCustomerWithActivity', target: steps.SEND.to } } },
        IN_PROGRESS: {
          on: {
            RELEASE: { guard: 'byStaff', target: steps.RELEASE.to },
            FINISH: { guard: 'byStaff', target: steps.FINISH.to },
          },
        },
        FINISHED: { on: { REDO: { guard: 'byCustomer', target: steps.REDO.to } } },
        OPEN: {},
        BLOCKED: {},
      },
    },
  },
})
