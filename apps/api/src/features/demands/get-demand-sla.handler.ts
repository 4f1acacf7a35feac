import type { Handler } from '../../http/operation.ts'
import { requireDemand } from './demand-access.ts'
import { planPriority } from './demand-priority.ts'
import { selectDemand } from './demands.store.ts'
import { selectQueue } from './queue.store.ts'
import { toVisibleChanges } from './visible-changes.ts'

/** What prioritising a demand would do to it and to the others that the user sees. */
export const getDemandSla: Handler<'getDemandSla'> = async (call) => {
  const { query, businessId, unit, services, now } = call
  const opening = [selectDemand(query.demandId, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const demand = requireDemand(rows, principal)
    const work = { transaction, principal, services, now }
    const plan = await planPriority(work, demand, selectQueue)
    const changes = await toVisibleChanges(work, plan.changes)
    return { deleveryForecast: plan.deleveryForecast, changes }
  })
}
