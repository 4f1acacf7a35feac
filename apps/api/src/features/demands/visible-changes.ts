import type { ForecastChange } from '@tramite/core/demands'
import { inArray } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { Work } from '../../http/work.ts'
import { demands } from '../../tables/demands.table.ts'
import { isOfPrincipal } from './demand-access.ts'

/** The moving dates of demands that the principal sees, with their names. */
export async function toVisibleChanges(
  { transaction, principal }: Work,
  changes: readonly ForecastChange[],
) {
  const ids = changes.map(({ demandId }) => demandId)
  // Row-level security hides private demands, but not those of other businesses.
  const visible = await transaction.run(
    toCommand(
      build
        .select({ id: demands.id, name: demands.name, businessId: demands.businessId })
        .from(demands)
        .where(inArray(demands.id, ids)),
    ),
  )
  const own = visible.filter((demand) => isOfPrincipal(demand, principal))
  const names = new Map(own.map(({ id, name }) => [id, name]))
  return changes.flatMap(({ demandId, from, to }) => {
    const name = names.get(demandId)
    return name === undefined ? [] : [{ demandId, name, from, to }]
  })
}
