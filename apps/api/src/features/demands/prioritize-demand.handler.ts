import { requireVersion } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { demandForecastNotice } from '../notifications/notices.ts'
import { requireDemand } from './demand-access.ts'
import { toDemand } from './demand-columns.ts'
import { planPriority } from './demand-priority.ts'
import { changeDemand, lockDemand } from './demands.store.ts'
import { holdQueues } from './queue.store.ts'
import { carryOutMove } from './queue-move.ts'

/** Brings a demand forward in the queue of its customer and delays those that it overtakes. */
export const prioritizeDemand: Handler<'prioritizeDemand'> = async (call) => {
  const { params, businessId, ifMatch, unit, services, now, setVersion } = call
  const opening = [holdQueues([params.id]), lockDemand(params.id, businessId)] as const
  const { demand, version } = await unit.write(
    opening,
    async (transaction, [, rows], principal) => {
      const before = requireDemand(rows, principal)
      requireVersion(ifMatch, before, { deleveryForecast: before.deleveryForecast ?? '' })
      const { places } = await planPriority(transaction, principal, before, services, now)

      const { userId } = principal
      const { customerId } = before
      carryOutMove(transaction, { customerId, places, userId, now }, services)
      transaction.defer(leaveMessage(customerId, demandForecastNotice(before, userId), now))
      const at = now.toISOString()
      const [after = before] = await transaction.run(
        changeDemand(before.id, { priority: true }, at),
      )
      return { demand: toDemand(after, userId), version: after.version }
    },
  )
  services.wakeOutbox()
  setVersion(version)
  return demand
}
