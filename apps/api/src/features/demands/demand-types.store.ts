import { isSpecifiedDemandType } from '@tramite/core/demands'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { demandTypes } from '../../tables/demand-types.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { holdQueuesWhere } from './queue.store.ts'

const columns = {
  id: demandTypes.id,
  name: demandTypes.name,
  active: demandTypes.active,
  createdAt: demandTypes.createdAt,
}
export type DemandTypeRow = typeof demandTypes.$inferSelect

const list = build
  .select(columns)
  .from(demandTypes)
  // Staff see also the types that are out of use.
  .where(sql`(${demandTypes.active} or (select app_staff()))`)
  .orderBy(sql`fold_text(${demandTypes.name}) collate "C"`)
  .prepare('select_demand_types')

/** The types of demands, by name. */
export const selectDemandTypes = () => toCommand(list)

/** One type, held against other changes. */
export const lockDemandType = (id: string) =>
  toCommand(build.select(columns).from(demandTypes).where(eq(demandTypes.id, id)).for('update'))

/** One type, held as it is while its name is copied: beside others who copy it. */
export const holdDemandType = (id: string) =>
  toCommand(build.select(columns).from(demandTypes).where(eq(demandTypes.id, id)).for('share'))

/** Adds a type; answers nothing when there is one of that name. */
export const insertDemandType = (type: DemandTypeRow) =>
  toCommand(build.insert(demandTypes).values(type).onConflictDoNothing().returning(columns))

export const changeDemandType = (
  id: string,
  changes: { readonly name?: string; readonly active?: boolean },
) =>
  toCommand(build.update(demandTypes).set(changes).where(eq(demandTypes.id, id)).returning(columns))

/** Demands that one statement renames: more of them could take longer than a statement may. */
const BATCH = 5000

const renameSome = (from: string, to: string): Command<{ customerId: string }[]> => {
  const held = build
    .$with('held')
    .as(
      build
        .select({ id: demands.id })
        .from(demands)
        .where(eq(demands.demandTypeName, from))
        .orderBy(demands.id)
        .limit(BATCH)
        .for('update'),
    )
  return toCommand(
    build
      .with(held)
      .update(demands)
      .set({ demandTypeName: to, version: sql`${demands.version} + 1` })
      .where(inArray(demands.id, build.select({ id: held.id }).from(held)))
      .returning({ customerId: demands.customerId }),
  )
}

/**
 * Has demands follow the name of their type; held after their queues and in the order of their ids, so that writers
 * never wait in a circle.
 * @returns the customers whose demands they are
 */
export async function renameTypeOfDemands(
  transaction: Transaction,
  from: string,
  to: string,
): Promise<ReadonlySet<string>> {
  transaction.defer(holdQueuesWhere(eq(demands.demandTypeName, from)))
  const customerIds = new Set<string>()
  // Fewer than a batch are not the last ones: some may have become of another type while they were waited for.
  for (let isMore = true; isMore; ) {
    const renamed = await transaction.run(renameSome(from, to))
    for (const { customerId } of renamed) customerIds.add(customerId)
    isMore = renamed.length > 0
  }
  return customerIds
}

/** Deletes a type that no demand is of; answers it when it did. */
export const deleteDemandType = ({ id, name }: Pick<DemandTypeRow, 'id' | 'name'>) =>
  toCommand(
    build
      .delete(demandTypes)
      .where(
        and(
          eq(demandTypes.id, id),
          sql`not ${exists(
            build.select({ id: demands.id }).from(demands).where(eq(demands.demandTypeName, name)),
          )}`,
        ),
      )
      .returning({ id: demandTypes.id }),
  )

/** A type as the contract shows it. */
export const toDemandType = (row: DemandTypeRow) => ({
  ...row,
  fixed: isSpecifiedDemandType(row.name),
})
