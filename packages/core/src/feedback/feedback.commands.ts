import * as calls from '../generated/calls/feedback.ts'
import { defineCommand } from '../http/index.ts'

/** A customer's feedback on a delivered demand: stars and a comment, or that they skip it for now. */
export interface FeedbackInput {
  readonly demandId: string
  /** 1 to 5. */
  readonly rating?: number
  /** At most 512 characters. */
  readonly description?: string
  readonly skipped?: boolean
}

/** What feedback is about: demands, and nothing else so far. */
export const FEEDBACK_TYPE = 'DEMAND' as const

/** `PUT /feedbacks`: sends or skips. A skip is silent; a failure has no toast, because the dialog shows it. */
export const saveFeedback = defineCommand(calls.saveFeedback, {
  request: (input: FeedbackInput) => ({ body: { feedbackType: FEEDBACK_TYPE, ...input } }),
  success: 'feedback.sent',
  successWhen: ({ skipped }) => !skipped,
  silent: true,
  stale: ['demands', 'home'],
})
