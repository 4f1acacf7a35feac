import type { ForecastChange } from '@tramite/core/demands'
import { inArray } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { demands } from '../../tables/demands.table.ts'

/** The moving dates of demands that the principal sees, with their names. */
export async function toVisibleChanges(
  transaction: Transaction,
  changes: readonly ForecastChange[],
) {
  const ids = changes.map(({ demandId }) => demandId)
  // Row-level security hides the private ones that the user cannot see.
  const visible = await transaction.run(
    toCommand(
      build
        .select({ id: demands.id, name: demands.name })
        .from(demands)
        .where(inArray(demands.id, ids)),
    ),
  )
  const names = new Map(visible.map(({ id, name }) => [id, name]))
  return changes.flatMap(({ demandId, from, to }) => {
    const name = names.get(demandId)
    return name === undefined ? [] : [{ demandId, name, from, to }]
  })
}
