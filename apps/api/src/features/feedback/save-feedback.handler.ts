import { evaluateFeedback } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { type DetailRow, toDemand } from '../demands/demand-columns.ts'
import { lockDemand } from '../demands/demands.store.ts'
import { markFeedback, storeFeedback } from './feedback.store.ts'

type Draft = Call<'saveFeedback'>['body']

/** A rating with an optional comment, or neither for a feedback that is skipped. */
function requireFeedback({ rating, description, skipped = false }: Draft) {
  const comment = description?.trim() || null
  if (skipped === (rating === undefined) && (!skipped || comment === null)) {
    return { rating: rating ?? null, description: comment, skipped }
  }
  const text = message('feedback.ratingRequired')
  throw new Problem(400, 'VALIDATION', { message: text, errors: { rating: text } })
}

function requireRatable(demand: DetailRow, userId: string): void {
  const decision = evaluateFeedback(toDemand(demand, userId))
  if (decision.allowed) return
  throw decision.reason === 'feedbackSent'
    ? new Problem(409, 'DEMAND_FEEDBACK_EXISTS')
    : new Problem(400, 'DEMAND_NOT_FINISHED')
}

/** Rates a delivered demand, or skips it for now. */
export const saveFeedback: Handler<'saveFeedback'> = async (call) => {
  const { body, businessId, unit, services, now } = call
  const opening = [lockDemand(body.demandId, businessId)] as const

  return unit.write(opening, async (transaction, [rows], principal) => {
    const given = requireFeedback(body)
    const { userId } = principal
    const demand = requireDemand(rows, principal)
    requireRatable(demand, userId)

    const { id: demandId, customerId } = demand
    const at = now.toISOString()
    const [stored] = await transaction.run(
      storeFeedback({
        ...given,
        id: createId(services.clock),
        demandId,
        customerId,
        userId,
        createdAt: at,
        updatedAt: at,
      }),
    )
    if (!stored) throw new Problem(409, 'CONFLICT')
    transaction.defer(markFeedback(demandId, stored))
    transaction.defer(leaveMessage(customerId, demandTouched(demand, userId), now))
    return { ...stored, feedbackType: 'DEMAND' as const }
  })
}
