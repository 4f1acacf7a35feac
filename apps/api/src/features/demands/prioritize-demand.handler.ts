import { requireVersion } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { demandForecastNotice } from '../notifications/notices.ts'
import { planPriority } from './demand-priority.ts'
import { changeDemand } from './demands.store.ts'
import { carryOutMove } from './queue-move.ts'
import { writeDemand } from './write-demand.ts'

/** Brings a demand forward in the queue of its customer and delays those that it overtakes. */
export const prioritizeDemand: Handler<'prioritizeDemand'> = (call) => {
  const { params, ifMatch, services, now } = call
  const moved = { id: params.id, movesQueue: true }
  return writeDemand(call, moved, async (transaction, before, principal) => {
    requireVersion(ifMatch, before, { deleveryForecast: before.deleveryForecast ?? '' })
    const { places } = await planPriority(transaction, principal, before, services, now)

    const { userId } = principal
    const { customerId } = before
    carryOutMove(transaction, { customerId, places, userId, now }, services)
    transaction.defer(leaveMessage(customerId, demandForecastNotice(before, userId), now))
    const at = now.toISOString()
    const [after = before] = await transaction.run(changeDemand(before.id, { priority: true }, at))
    return after
  })
}
