import { inArray } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { Handler } from '../../http/operation.ts'
import { requireDemand } from './demand-access.ts'
import { planPriority } from './demand-priority.ts'
import { selectDemand } from './demands.store.ts'
import { demands } from './demands.table.ts'

/** What prioritising a demand would do to it and to the others that the user sees. */
export const getDemandSla: Handler<'getDemandSla'> = async (call) => {
  const { query, businessId, unit, services, now } = call
  const opening = [selectDemand(query.demandId, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const demand = requireDemand(rows, principal)
    const plan = await planPriority(transaction, principal, demand, services, now)
    const ids = plan.changes.map(({ demandId }) => demandId)
    // Row-level security leaves out the private ones that the user may not know of.
    const visible = await transaction.run(
      toCommand(
        build
          .select({ id: demands.id, name: demands.name })
          .from(demands)
          .where(inArray(demands.id, [demand.id, ...ids])),
      ),
    )
    const names = new Map(visible.map(({ id, name }) => [id, name]))
    const changes = plan.changes.flatMap(({ demandId, from, to }) => {
      const name = names.get(demandId)
      return name === undefined ? [] : [{ demandId, name, from, to }]
    })
    return { deleveryForecast: plan.deleveryForecast, changes }
  })
}
