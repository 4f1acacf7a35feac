import { requireVersion } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { demandNewsNotice } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { planPriority } from './demand-priority.ts'
import { changeDemand } from './demands.store.ts'
import { lockQueue } from './queue.store.ts'
import { carryOutMove } from './queue-move.ts'
import { writeDemand } from './write-demand.ts'

/** Moves a demand forward in the queue of its customer and delays those that it overtakes. */
export const prioritizeDemand: Handler<'prioritizeDemand'> = (call) => {
  const { params, ifMatch, now } = call
  const moved = { id: params.id, movesQueue: true }
  return writeDemand(call, moved, async (work, before) => {
    const { transaction, principal } = work
    requireVersion(ifMatch, before, { deleveryForecast: before.deleveryForecast ?? '' })
    const { queue, places } = await planPriority(work, before, lockQueue)

    const { userId } = principal
    const { customerId } = before
    carryOutMove(work, { customerId, queue, places, movedById: before.id })
    const at = now.toISOString()
    const changes = { priority: true, viewedAt: { ...before.viewedAt, [userId]: at } }
    const [after = before] = await transaction.run(changeDemand(before.id, changes, at))
    const forecast = { from: before.deleveryForecast, to: after.deleveryForecast }
    const notice = demandNewsNotice(before, userId, { kind: 'prioritized', forecast }, { forecast })
    transaction.defer(leaveMessage(customerId, notice, now))
    return after
  })
}
