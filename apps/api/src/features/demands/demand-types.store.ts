import { isSpecifiedDemandType } from '@tramite/core/demands'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { byNumbers } from '../../db/number-order.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { demandTypes } from '../../tables/demand-types.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { lockQueuesWhere } from './queue.store.ts'

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
  // Staff also see retired types.
  .where(sql`(${demandTypes.active} or (select app_staff()))`)
  .orderBy(byNumbers(sql`${demandTypes.name}`))
  .prepare('select_demand_types')

/** The types of demands, by name. */
export const selectDemandTypes = () => toCommand(list)

/** One type, locked against other changes. */
export const lockDemandType = (id: string) =>
  toCommand(build.select(columns).from(demandTypes).where(eq(demandTypes.id, id)).for('update'))

/** One type, locked while its name is copied; others may copy it at the same time. */
export const shareLockDemandType = (id: string) =>
  toCommand(build.select(columns).from(demandTypes).where(eq(demandTypes.id, id)).for('share'))

/** Adds a type; returns nothing if the name exists. */
export const insertDemandType = (type: DemandTypeRow) =>
  toCommand(build.insert(demandTypes).values(type).onConflictDoNothing().returning(columns))

export const changeDemandType = (
  id: string,
  changes: { readonly name?: string; readonly active?: boolean },
) =>
  toCommand(build.update(demandTypes).set(changes).where(eq(demandTypes.id, id)).returning(columns))

/** Demands that one statement renames: a larger batch could exceed the time limit of a statement. */
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
 * Renames the type of demands; locked after their queues and in the order of their ids, so that writers
 * never deadlock.
 * @returns the customers of these demands
 */
export async function renameTypeOfDemands(
  transaction: Transaction,
  from: string,
  to: string,
): Promise<ReadonlySet<string>> {
  transaction.defer(lockQueuesWhere(eq(demands.demandTypeName, from)))
  const customerIds = new Set<string>()
  // Less than a full batch may not be the last: some may have got another type while they were waited for.
  for (let isMore = true; isMore; ) {
    const renamed = await transaction.run(renameSome(from, to))
    for (const { customerId } of renamed) customerIds.add(customerId)
    isMore = renamed.length > 0
  }
  return customerIds
}

/** Deletes a type that no demand has; returns it if it did. */
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
