import type { components } from '@tramite/core/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import type { PageCommands, PagedList, PageStart } from '../../http/page.ts'
import { files } from '../../tables/files.table.ts'
import { gazettes, markEvents } from '../../tables/marks.table.ts'

export type Gazette = components['schemas']['Gazette']
export type GazetteRow = typeof gazettes.$inferSelect

/** Gazettes from the latest edition on. */
export const gazetteList: PagedList<GazetteRow> = {
  name: 'gazettes',
  shapes: [/^\d{1,9}$/],
  valuesOf: ({ number }) => [String(number)],
}

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectGazettes({ limit, offset, after }: PageStart): PageCommands<GazetteRow> {
  const rows = build
    .select()
    .from(gazettes)
    .where(behind(after, 'desc', gazettes.number))
    .orderBy(desc(gazettes.number))
    .limit(limit + 1)
    .offset(offset)
  return [toCommand(rows), countRows(gazettes)]
}

/** A gazette by id. */
export const selectGazette = (id: string): Command<GazetteRow[]> =>
  toCommand(build.select().from(gazettes).where(eq(gazettes.id, id)))

/** Locks an edition against other uploads of it, even if there is no gazette of it yet. */
export const lockEdition = (number: number) =>
  sqlCommand(
    sql`select pg_advisory_xact_lock(hashtextextended(${`gazette ${number}`}, 0))`,
    () => undefined,
    'lock_edition',
  )

/** The gazette of an edition. */
export const selectEdition = (number: number): Command<GazetteRow[]> =>
  toCommand(build.select().from(gazettes).where(eq(gazettes.number, number)))

type NewGazette = Omit<
  typeof gazettes.$inferInsert,
  'status' | 'matched' | 'updated' | 'finishedAt'
>

/** Imports an edition, or imports it again: then under its own id, with nothing looked up yet. */
export const putGazette = ({ id, number, ...given }: NewGazette): Command<GazetteRow[]> => {
  const fresh = { ...given, status: 'received', matched: 0, updated: 0, finishedAt: null } as const
  return toCommand(
    build
      .insert(gazettes)
      .values({ id, number, ...fresh })
      .onConflictDoUpdate({ target: gazettes.number, set: fresh })
      .returning(),
  )
}

/** Number of processes whose status the import of a file has changed, over all its attempts. */
const countUpdated = (fileKey: string) =>
  sql`(select count(distinct ${markEvents.processId})::int from ${markEvents}
    where ${markEvents.movedBy} = ${fileKey})`

/** Records what a gazette has changed, unless another upload has replaced it meanwhile. */
export const finishGazette = (
  { id, fileKey }: Pick<GazetteRow, 'id' | 'fileKey'>,
  matched: number,
  now: Date,
): Command =>
  toCommand(
    build
      .update(gazettes)
      .set({
        matched,
        updated: countUpdated(fileKey),
        status: 'done',
        finishedAt: now.toISOString(),
      })
      .where(and(eq(gazettes.id, id), eq(gazettes.fileKey, fileKey))),
  )

/** A file that this person uploaded as a gazette and that was not imported yet. */
export const selectGazetteFile = (key: string, userId: string) =>
  toCommand(
    build
      .select({ key: files.key, fileName: files.fileName, size: files.size })
      .from(files)
      .where(
        and(
          eq(files.key, key),
          eq(files.userId, userId),
          eq(files.type, 'GAZETTE'),
          isNull(files.attachedAt),
          isNull(files.abandonedAt),
        ),
      ),
  )

/** Protects the file of a gazette from the removal of abandoned uploads. */
export const bindGazetteFile = (key: string, now: Date): Command<{ key: string }[]> =>
  toCommand(
    build
      .update(files)
      .set({ internal: true, attachedAt: now.toISOString() })
      .where(and(eq(files.key, key), isNull(files.attachedAt), isNull(files.abandonedAt)))
      .returning({ key: files.key }),
  )

/** Leaves the file to that removal, and never uses it again: the office keeps what it publishes. */
export const releaseGazetteFile = (key: string, now: Date): Command =>
  toCommand(
    build
      .update(files)
      .set({ attachedAt: null, abandonedAt: now.toISOString() })
      .where(eq(files.key, key)),
  )

/** A gazette as the firm gets it. */
export function toGazette({ fileKey: _, userId: _u, ...row }: GazetteRow): Gazette {
  return row
}
