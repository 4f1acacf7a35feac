import { assign, setup } from 'xstate'

/** Delay from loading a delivered demand to the first prompt, in milliseconds. */
export const FEEDBACK_PROMPT_DELAY_MS = 300_000

/** Delay between two attempts while another dialog is open, in milliseconds. */
export const FEEDBACK_RETRY_DELAY_MS = 10_000

/** What the rules decide about the demand's feedback. */
export interface FeedbackState {
  /** A feedback may be given: `evaluateFeedback`. */
  readonly canGive: boolean
  /** The dialog may open automatically: `canPromptFeedback`. */
  readonly canPrompt: boolean
}

/** Events of the prompt. */
export type FeedbackPromptEvent =
  /** The demand was read again. */
  | ({ readonly type: 'DEMAND_CHANGED' } & FeedbackState)
  | { readonly type: 'OTHER_DIALOG_OPENED' }
  | { readonly type: 'OTHER_DIALOG_CLOSED' }
  /** The user, a notice or the address requests the dialog. */
  | { readonly type: 'REQUEST' }
  /** Sent, skipped, failed or dismissed. */
  | { readonly type: 'CLOSE' }
  /** The page is left. */
  | { readonly type: 'LEAVE' }

interface FeedbackPromptContext extends FeedbackState {
  readonly otherDialogOpen: boolean
}

/**
 * Decides when the feedback dialog of a demand opens: five minutes after a delivered demand without feedback
 * was loaded, retried every ten seconds while another dialog is open, or at once on request. It opens
 * automatically only once; after a skip only on request.
 */
export const feedbackPromptMachine = setup({
  types: {
    context: {} as FeedbackPromptContext,
    events: {} as FeedbackPromptEvent,
    input: {} as FeedbackState,
  },
  delays: { promptDelay: FEEDBACK_PROMPT_DELAY_MS, retryDelay: FEEDBACK_RETRY_DELAY_MS },
  guards: {
    canGive: ({ context }) => context.canGive,
    canPrompt: ({ context }) => context.canPrompt,
    cannotGive: ({ context }) => !context.canGive,
    cannotPrompt: ({ context }) => !context.canPrompt,
    isAlone: ({ context }) => !context.otherDialogOpen,
  },
}).createMachine({
  id: 'feedbackPrompt',
  context: ({ input }) => ({ ...input, otherDialogOpen: false }),
  initial: 'quiet',
  on: {
    DEMAND_CHANGED: {
      actions: assign(({ event }) => ({ canGive: event.canGive, canPrompt: event.canPrompt })),
    },
    OTHER_DIALOG_OPENED: { actions: assign({ otherDialogOpen: true }) },
    OTHER_DIALOG_CLOSED: { actions: assign({ otherDialogOpen: false }) },
    LEAVE: '.left',
  },
  states: {
    /** Nothing to prompt for. */
    quiet: {
      always: { guard: 'canPrompt', target: 'waiting' },
      on: { REQUEST: { guard: 'canGive', target: 'open' } },
    },
    waiting: {
      initial: 'firstDelay',
      always: { guard: 'cannotPrompt', target: 'quiet' },
      on: { REQUEST: { guard: 'canGive', target: 'open' } },
      states: {
        firstDelay: {
          after: {
            promptDelay: [
              { guard: 'isAlone', target: '#feedbackPrompt.open' },
              { target: 'retryDelay' },
            ],
          },
        },
        retryDelay: {
          after: {
            retryDelay: [
              { guard: 'isAlone', target: '#feedbackPrompt.open' },
              { target: 'retryDelay', reenter: true },
            ],
          },
        },
      },
    },
    open: {
      tags: 'open',
      always: { guard: 'cannotGive', target: 'settled' },
      on: { CLOSE: 'settled' },
    },
    /** The dialog was open once: from now on only on request. */
    settled: { on: { REQUEST: { guard: 'canGive', target: 'open' } } },
    left: { type: 'final' },
  },
})
