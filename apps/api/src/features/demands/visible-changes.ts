import type { ForecastChange } from '@tramite/core/demands'
import { eq, inArray } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { Work } from '../../http/work.ts'
import { businesses } from '../../tables/businesses.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { isOfPrincipal } from './demand-access.ts'

/** The moving dates of demands that the principal sees, with their names and businesses. */
export async function toVisibleChanges(
  { transaction, principal }: Work,
  changes: readonly ForecastChange[],
) {
  const ids = changes.map(({ demandId }) => demandId)
  // Row-level security hides private demands, but not those of other businesses.
  const visible = await transaction.run(
    toCommand(
      build
        .select({
          id: demands.id,
          name: demands.name,
          businessId: demands.businessId,
          businessName: businesses.name,
        })
        .from(demands)
        .innerJoin(businesses, eq(businesses.id, demands.businessId))
        .where(inArray(demands.id, ids)),
    ),
  )
  const own = visible.filter((demand) => isOfPrincipal(demand, principal))
  const shown = new Map(own.map(({ id, ...demand }) => [id, demand]))
  return changes.flatMap(({ demandId, from, to }) => {
    const demand = shown.get(demandId)
    return demand ? [{ demandId, ...demand, from, to }] : []
  })
}
