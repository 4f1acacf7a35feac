import { setup } from 'xstate'
import { evaluateStatusChange, type StatusActor } from './demand-status.rules.ts'
import type { DemandStatus } from './demands.types.ts'

/** RESOLVE and REOPEN are the customer's; SET_STATUS is the staff's. */
export type DemandStatusEvent =
  | { readonly type: 'RESOLVE'; readonly actor: StatusActor; readonly message: string }
  | { readonly type: 'REOPEN'; readonly actor: StatusActor; readonly message: string }
  | {
      readonly type: 'SET_STATUS'
      readonly actor: StatusActor
      readonly statusKey: DemandStatus
    }

const movedFrom = { RESOLVE: 'PENDING', REOPEN: 'FINISHED' } as const

/**
 * The life of a demand, for programs that follow it as a machine: `evaluateStatusChange` decides each of
 * its moves. It starts nothing and holds nothing.
 */
export const demandStatusMachine = setup({
  types: { events: {} as DemandStatusEvent },
  guards: {
    customerWithMessage: ({ event }) =>
      event.type !== 'SET_STATUS' &&
      event.actor === 'customer' &&
      evaluateStatusChange(
        { statusKey: movedFrom[event.type] },
        { kind: 'customer' },
        { statusKey: 'IN_PROGRESS', message: event.message },
      ).allowed,
    staffSets: ({ event }, statusKey: DemandStatus) =>
      event.type === 'SET_STATUS' && event.actor === 'staff' && event.statusKey === statusKey,
  },
}).createMachine({
  id: 'demandStatus',
  initial: 'OPEN',
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
    OPEN: {},
    IN_PROGRESS: {},
    PENDING: { on: { RESOLVE: { guard: 'customerWithMessage', target: 'IN_PROGRESS' } } },
    FINISHED: { on: { REOPEN: { guard: 'customerWithMessage', target: 'IN_PROGRESS' } } },
    BLOCKED: {},
  },
})
