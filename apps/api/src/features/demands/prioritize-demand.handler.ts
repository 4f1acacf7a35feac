import type { Handler } from '../../http/operation.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireAccess } from '../customers/customer-access.ts'
import { createForecastItem } from '../items/forecast-item.ts'
import { insertItem } from '../items/items.store.ts'
import { demandForecastNotice, demandTouched } from '../notifications/notices.ts'
import { requireDemand, requireVersion } from './demand-access.ts'
import { toDemand } from './demand-columns.ts'
import { planPriority } from './demand-priority.ts'
import { changeDemand, lockDemand } from './demands.store.ts'
import { moveQueue } from './queue.store.ts'

/** Brings a demand forward in the queue of its customer and delays those that it overtakes. */
export const prioritizeDemand: Handler<'prioritizeDemand'> = async (call) => {
  const { params, businessId, ifMatch, unit, services, now, setVersion } = call
  const opening = [lockDemand(params.id, businessId)] as const
  const { demand, version } = await unit.write(opening, async (transaction, [rows], principal) => {
    const before = requireDemand(rows, principal, call)
    requireAccess('demandActions', principal, services, now)
    requireVersion(ifMatch, before, { deleveryForecast: before.deleveryForecast ?? '' })
    const { queue, plan } = await planPriority(transaction, principal, before, services, now)

    const { customerId } = before
    const days = new Map(queue.map(({ id, deleveryForecast }) => [id, deleveryForecast]))
    for (const { demandId, to } of plan.changes) days.set(demandId, to)
    days.set(before.id, plan.deleveryForecast)
    const moved = plan.order.map((id) => ({ id, deleveryForecast: days.get(id) ?? null }))

    const { userId } = principal
    const tell = (id: string, from: string | null, to: string) =>
      transaction.defer(
        insertItem({ id, customerId }, createForecastItem(from, to, services.clock, now)),
      )
    for (const { demandId, from, to } of plan.changes) {
      tell(demandId, from, to)
      transaction.defer(leaveMessage(customerId, demandTouched({ id: demandId }, userId), now))
    }
    if (plan.deleveryForecast !== before.deleveryForecast) {
      tell(before.id, before.deleveryForecast, plan.deleveryForecast)
    }
    transaction.defer(leaveMessage(customerId, demandForecastNotice(before, userId), now))

    const [, [after = before]] = await transaction.all(
      moveQueue(customerId, moved, now),
      changeDemand(before.id, { priority: true }, now.toISOString()),
    )
    return { demand: toDemand(after, userId), version: after.version }
  })
  services.wakeOutbox()
  setVersion(version)
  return demand
}
