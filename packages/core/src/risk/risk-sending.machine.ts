import { assign, fromPromise, setup } from 'xstate'
import type { UploadRecord } from '../files/index.ts'
import { isUnanswered } from '../http/index.ts'
import type { RiskDemand } from './risk.types.ts'
import {
  evaluateRiskSending,
  type RiskRoute,
  type RiskSendingProblem,
} from './risk-sending.rules.ts'

/** How long the reason for not sending is shown before the page moves on automatically, in milliseconds. */
export const REDIRECT_DELAY_MS = 2000

/** The content of a delivery. */
export interface RiskParcel {
  readonly route: RiskRoute
  readonly demand: RiskDemand
  readonly attachment: UploadRecord
}

interface RiskSendingContext {
  readonly demand: RiskDemand | null
  readonly attachment: UploadRecord | null
  readonly problem: RiskSendingProblem | null
  /** The last delivery got no answer: it may have arrived. */
  readonly isUnanswered: boolean
}

/** Events of the button. */
export interface RiskSendingEvent {
  /** 'Enviar análise' was pressed. */
  readonly type: 'SEND'
  /** Every sector is concluded: `isRiskComplete`. */
  readonly isComplete: boolean
}

function toParcel({ demand, attachment }: RiskSendingContext): RiskParcel {
  const decision = evaluateRiskSending(demand)
  if (!decision.allowed || !demand || !attachment) throw new Error('entered when allowed only')
  return { route: decision.route, demand, attachment }
}

const unprovided = (name: string) => () => Promise.reject(new Error(`No ${name} provided`))

/**
 * Sends the analysis: finds its demand, creates the spreadsheet, and delivers it in the way that the demand's
 * status requires. Nothing is delivered while a question is open, even one added since the button was shown.
 * A PENDING demand blocks it: the user sees the reason, and is redirected to the demand after two seconds,
 * where the machine ends. In all other cases the analysis can be sent again: an unanswered delivery is
 * repeated unchanged, whatever the demand's state is now, so that it arrives only once; with other answers it
 * is a new one.
 */
export const riskSendingMachine = setup({
  types: {
    context: {} as RiskSendingContext,
    events: {} as RiskSendingEvent,
    output: {} as { readonly demandId: string | null },
    /** `sending`: on its way; `unfinished`: that, or about to lead to its demand. */
    tags: {} as 'sending' | 'unfinished',
  },
  actors: {
    /** Reads the demand of the analysis; null if the business has none. */
    loadDemand: fromPromise<RiskDemand | null>(unprovided('loadDemand')),
    /** Creates and stores the spreadsheet of the answers, read afresh; null if they are not complete. */
    createSpreadsheet: fromPromise<UploadRecord | null>(unprovided('createSpreadsheet')),
    deliver: fromPromise<unknown, RiskParcel>(unprovided('deliver')),
  },
  delays: { redirectDelay: REDIRECT_DELAY_MS },
  guards: {
    isComplete: ({ event }) => event.type === 'SEND' && event.isComplete,
    isRepeated: ({ context, event }) =>
      event.type === 'SEND' && event.isComplete && context.isUnanswered,
    isOther: ({ context }, attachment: UploadRecord | null) =>
      context.isUnanswered &&
      attachment !== null &&
      attachment.awsFileKey !== context.attachment?.awsFileKey,
    isMade: (_, attachment: UploadRecord | null) => attachment !== null,
    maySend: (_, demand: RiskDemand | null) => evaluateRiskSending(demand).allowed,
    isPending: (_, demand: RiskDemand | null) => {
      const decision = evaluateRiskSending(demand)
      return !decision.allowed && decision.reason === 'pending'
    },
  },
}).createMachine({
  id: 'riskSending',
  context: { demand: null, attachment: null, problem: null, isUnanswered: false },
  initial: 'idle',
  states: {
    idle: {
      on: {
        SEND: [
          { guard: 'isRepeated', target: 'exporting', actions: assign({ problem: null }) },
          { guard: 'isComplete', target: 'finding' },
          { actions: assign({ problem: 'incomplete' }) },
        ],
      },
    },
    finding: {
      tags: ['sending', 'unfinished'],
      entry: assign({ demand: null, attachment: null, problem: null, isUnanswered: false }),
      invoke: {
        src: 'loadDemand',
        onDone: [
          {
            guard: { type: 'maySend', params: ({ event }) => event.output },
            target: 'exporting',
            actions: assign({ demand: ({ event }) => event.output }),
          },
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'blocked',
            actions: assign({ demand: ({ event }) => event.output, problem: 'pending' }),
          },
          { target: 'idle', actions: assign({ problem: 'noDemand' }) },
        ],
        onError: { target: 'idle', actions: assign({ problem: 'requestFailed' }) },
      },
    },
    exporting: {
      tags: ['sending', 'unfinished'],
      invoke: {
        src: 'createSpreadsheet',
        onDone: [
          // Other answers than those of the unanswered delivery: these are no repetition.
          { guard: { type: 'isOther', params: ({ event }) => event.output }, target: 'finding' },
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'delivering',
            actions: assign({ attachment: ({ event }) => event.output }),
          },
          // What is sent after this is no repetition of what got no answer.
          { target: 'idle', actions: assign({ problem: 'incomplete', isUnanswered: false }) },
        ],
        onError: { target: 'idle', actions: assign({ problem: 'requestFailed' }) },
      },
    },
    delivering: {
      tags: ['sending', 'unfinished'],
      invoke: {
        src: 'deliver',
        input: ({ context }) => toParcel(context),
        onDone: 'sent',
        onError: {
          target: 'idle',
          actions: assign({
            problem: 'requestFailed',
            isUnanswered: ({ event }) => isUnanswered(event.error),
          }),
        },
      },
    },
    sent: {
      on: {
        SEND: [
          { guard: 'isComplete', target: 'finding' },
          { actions: assign({ problem: 'incomplete' }) },
        ],
      },
    },
    blocked: { tags: 'unfinished', after: { redirectDelay: 'leaving' } },
    leaving: { type: 'final' },
  },
  output: ({ context }) => ({ demandId: context.demand?.id ?? null }),
})

/** The machine without its actors. */
export type RiskSendingMachine = typeof riskSendingMachine
