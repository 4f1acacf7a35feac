import { setup } from 'xstate'
import type { DemandStatus } from './demands.types.ts'

/** Who changes the status. */
export type StatusActor = 'customer' | 'staff'

/** RESOLVE and REOPEN are the customer's; SET_STATUS is the staff's. */
export type DemandStatusEvent =
  | { readonly type: 'RESOLVE'; readonly actor: StatusActor; readonly message: string }
  | { readonly type: 'REOPEN'; readonly actor: StatusActor; readonly message: string }
  | {
      readonly type: 'SET_STATUS'
      readonly actor: StatusActor
      readonly statusKey: DemandStatus
    }

/**
 * The life of a demand. A customer moves it only out of PENDING (by resolving) and FINISHED (by
 * reopening), each with a message, into IN_PROGRESS; staff set any status. It starts nothing and
 * holds nothing, so that screen and server ask it with the pure `transition`. Specification §4.
 */
export const demandStatusMachine = setup({
  types: { events: {} as DemandStatusEvent },
  guards: {
    customerWithMessage: ({ event }) =>
      event.type !== 'SET_STATUS' && event.actor === 'customer' && event.message.trim() !== '',
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
