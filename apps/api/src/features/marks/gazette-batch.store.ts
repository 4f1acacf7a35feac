import { eq, inArray, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { markEvents, markProcesses, marks } from '../../tables/marks.table.ts'
import type { NewEvent } from './mark-processes.store.ts'

/** The numbers of all processes that customers have. */
export const selectProcessNumbers = () =>
  toCommand(build.selectDistinct({ number: markProcesses.number }).from(markProcesses))

/** The processes of any customer with some numbers; locked, so that writers never conflict. */
export const lockNamedProcesses = (numbers: readonly string[]) =>
  toCommand(
    build
      .select({
        id: markProcesses.id,
        number: markProcesses.number,
        customerId: markProcesses.customerId,
        status: markProcesses.status,
        statusOn: markProcesses.statusOn,
        markId: markProcesses.markId,
        demandId: marks.demandId,
        /** Imported by its number alone, and not described yet. */
        undescribed: sql<boolean>`${marks.imported} and ${marks.presentation} is null`,
      })
      .from(markProcesses)
      .innerJoin(marks, eq(marks.id, markProcesses.markId))
      .where(inArray(markProcesses.number, [...numbers]))
      .orderBy(markProcesses.id)
      .for('update', { of: markProcesses }),
  )

/** A process that a batch names. */
export type NamedProcess = ReturnType<ReturnType<typeof lockNamedProcesses>['read']>[number]

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

/** Writes the dispatches of an edition into the histories; returns the new entries. */
export const recordEvents = (events: readonly NewEvent[]): Command<ReadonlySet<string>> =>
  sqlCommand(
    sql`insert into ${markEvents}
        (id, process_id, customer_id, status, code, name, content, gazette_number, fingerprint,
          occurred_on, created_at)
      select e.id, e."processId", e."customerId", e.status, e.code, e.name, e.content,
        e."gazetteNumber", e.fingerprint, e."occurredOn", e."createdAt"
      from jsonb_to_recordset(${json(events)}) as e (id uuid, "processId" uuid, "customerId" uuid,
        status text, code text, name text, content text, "gazetteNumber" integer, fingerprint text,
        "occurredOn" date, "createdAt" timestamptz)
      on conflict do nothing returning id`,
    ({ rows }) => new Set(rows.map(([id]) => id as string)),
  )

/** Sets the statuses that an edition implies. */
export const moveProcesses = (
  moves: readonly Pick<NamedProcess, 'id' | 'status' | 'statusOn'>[],
  now: Date,
): Command =>
  sqlCommand(
    sql`update ${markProcesses} set status = m.status, status_on = m."statusOn",
        updated_at = ${now.toISOString()}
      from jsonb_to_recordset(${json(moves)}) as m (id uuid, status text, "statusOn" date)
      where ${markProcesses.id} = m.id`,
    () => undefined,
  )

/** Marks the entries by which a gazette changed the status of processes, to be counted. */
export const noteMoves = (ids: readonly string[], fileKey: string): Command =>
  toCommand(
    build
      .update(markEvents)
      .set({ movedBy: fileKey })
      .where(inArray(markEvents.id, [...ids])),
  )

/** An edition's description of an imported mark. */
export interface MarkDescription {
  readonly id: string
  readonly name: string | null
  readonly presentation: string | null
  readonly nature: string | null
}

/** Describes marks that are not described yet. */
export const describeMarks = (descriptions: readonly MarkDescription[], now: Date): Command =>
  sqlCommand(
    sql`update ${marks} set name = coalesce(d.name, ${marks.name}), presentation = d.presentation,
        nature = coalesce(d.nature, ${marks.nature}), version = ${marks.version} + 1,
        updated_at = ${now.toISOString()}
      from jsonb_to_recordset(${json(descriptions)})
        as d (id uuid, name text, presentation text, nature text)
      where ${marks.id} = d.id and ${marks.imported} and ${marks.presentation} is null`,
    () => undefined,
  )
