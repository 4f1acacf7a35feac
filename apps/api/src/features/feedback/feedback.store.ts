import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { feedbacks } from '../../tables/feedback.table.ts'

type NewFeedback = typeof feedbacks.$inferInsert

/** Stores the feedback of a demand, replacing a skipped one; returns it. */
export const storeFeedback = (feedback: NewFeedback) => {
  const { id: _, demandId: _d, customerId: _c, createdAt: _t, ...changes } = feedback
  return toCommand(
    build
      .insert(feedbacks)
      .values(feedback)
      .onConflictDoUpdate({ target: feedbacks.demandId, set: changes })
      .returning({
        id: feedbacks.id,
        demandId: feedbacks.demandId,
        rating: feedbacks.rating,
        description: feedbacks.description,
        skipped: feedbacks.skipped,
      }),
  )
}

/** Copies to the demand the part of the feedback that its lists show. Does not change the demand's version. */
export const markFeedback = (demandId: string, feedback: { id: string; skipped: boolean }) =>
  toCommand(
    build
      .update(demands)
      .set({ feedbackId: feedback.id, feedbackSkipped: feedback.skipped })
      .where(eq(demands.id, demandId)),
  )
