import type { components } from '@tramite/core/contract'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, rowCount } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { cursorDay } from '../../http/cursor.ts'
import { listBy, type PageCommands, type PageStart } from '../../http/page.ts'
import { demands } from '../../tables/demands.table.ts'
import { markEvents, markProcesses, marks } from '../../tables/marks.table.ts'
import { visibleDemand } from '../visibility/demand-scope.ts'
import { grantedOn, type MarkProcess } from './mark-columns.ts'

export type MarkEvent = components['schemas']['MarkEvent']
export type ProcessRow = typeof markProcesses.$inferSelect
/** A process with the first day of its history on which it was granted. */
export type KnownProcess = ProcessRow & Pick<MarkProcess, 'grantedOn'>
type NewProcess = typeof markProcesses.$inferInsert
export type NewEvent = typeof markEvents.$inferInsert

/**
 * The given process numbers that a customer has already, whoever may see them; locked against other
 * imports until the transaction ends.
 */
export const lockNumbers = (
  customerId: string,
  numbers: readonly string[],
): Command<ReadonlySet<string>> =>
  sqlCommand(
    sql`select app_hold_mark_numbers(${customerId}, ${sql.param(numbers)}::text[])`,
    ({ rows }) => new Set(rows.map(([number]) => number as string)),
  )

/** The marks of some process numbers that the principal may see. */
export const selectMarksOfNumbers = (customerId: string, numbers: readonly string[]) =>
  toCommand(
    build
      .select({
        number: markProcesses.number,
        markId: marks.id,
        businessId: marks.businessId,
        demandId: marks.demandId,
      })
      .from(markProcesses)
      .innerJoin(marks, eq(marks.id, markProcesses.markId))
      .innerJoin(demands, eq(demands.id, marks.demandId))
      .where(
        and(
          eq(markProcesses.customerId, customerId),
          inArray(markProcesses.number, [...numbers]),
          visibleDemand,
        ),
      ),
  )

export const insertProcesses = (rows: readonly [NewProcess, ...NewProcess[]]): Command =>
  toCommand(build.insert(markProcesses).values([...rows]))

/** A process of a mark, locked against other writers until the transaction ends. */
export const lockProcess = (markId: string, id: string): Command<KnownProcess[]> =>
  toCommand(
    build
      .select({ ...getTableColumns(markProcesses), grantedOn })
      .from(markProcesses)
      .where(and(eq(markProcesses.id, id), eq(markProcesses.markId, markId)))
      .for('update'),
  )

export const changeProcess = (
  id: string,
  changes: Pick<NewProcess, 'status' | 'statusOn'>,
  now: Date,
): Command =>
  toCommand(
    build
      .update(markProcesses)
      .set({ ...changes, updatedAt: now.toISOString() })
      .where(eq(markProcesses.id, id)),
  )

export const removeProcess = (id: string): Command =>
  toCommand(build.delete(markProcesses).where(eq(markProcesses.id, id)))

export const insertEvent = (event: NewEvent): Command =>
  toCommand(build.insert(markEvents).values(event))

/** A process as the contract shows it. */
export const toProcess = ({
  id,
  number,
  status,
  statusOn,
  grantedOn: granted,
  updatedAt,
}: KnownProcess): MarkProcess => ({
  id,
  number,
  apolStatus: status,
  statusOn,
  grantedOn: granted,
  updateAt: updatedAt,
})

const eventColumns = {
  id: markEvents.id,
  processId: markEvents.processId,
  number: markProcesses.number,
  status: markEvents.status,
  code: markEvents.code,
  name: markEvents.name,
  content: markEvents.content,
  gazetteNumber: markEvents.gazetteNumber,
  occurredOn: markEvents.occurredOn,
  createdAt: markEvents.createdAt,
}
type EventRow = Pick<
  typeof markEvents.$inferSelect,
  Exclude<keyof typeof eventColumns, 'number'>
> & { readonly number: string }

/** Entries of a history from the latest day on. */
export const eventList = listBy('mark-events', 'occurredOn', cursorDay)

/** The history of a mark's processes, and the number of its entries. */
export function selectEvents(
  markId: string,
  { limit, offset, after }: PageStart,
): PageCommands<EventRow> {
  const ofMark = eq(markProcesses.markId, markId)
  return [
    toCommand(
      build
        .select(eventColumns)
        .from(markEvents)
        .innerJoin(markProcesses, eq(markProcesses.id, markEvents.processId))
        .where(and(ofMark, behind(after, 'desc', markEvents.occurredOn, markEvents.id)))
        .orderBy(desc(markEvents.occurredOn), desc(markEvents.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    toCommand(
      build
        .select(rowCount)
        .from(markEvents)
        .innerJoin(markProcesses, eq(markProcesses.id, markEvents.processId))
        .where(ofMark),
    ),
  ]
}

/** An entry of a history as the contract shows it. */
export function toEvent({ status, content, ...row }: EventRow): MarkEvent {
  return { ...row, apolStatus: status, text: content }
}
