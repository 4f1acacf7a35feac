import { defineCommand } from '../http/index.ts'

/** What a customer says of a delivered demand: stars and comment, or that they skip it for now. */
export interface FeedbackInput {
  readonly demandId: string
  /** 1 to 5. */
  readonly rating?: number
  /** At most 512 characters. */
  readonly description?: string
  readonly skipped?: boolean
}

/** `PUT /feedbacks`: sends or skips. Its failure is silent (specification §4). */
export const saveFeedback = defineCommand({
  method: 'put',
  path: '/feedbacks',
  request: (input: FeedbackInput) => ({ body: { feedbackType: 'DEMAND' as const, ...input } }),
  silent: true,
  stale: ['demands', 'home'],
})
