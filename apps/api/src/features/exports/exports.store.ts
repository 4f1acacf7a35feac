import type { components } from '@tramite/core/contract'
import type { MadeExport } from '@tramite/core/exports'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { listById, type PageCommands, type PageStart } from '../../http/page.ts'
import { isJobUnderWay } from '../../jobs/waiting-jobs.ts'
import { dataExports } from '../../tables/exports.table.ts'

type DataExport = components['schemas']['DataExport']
export type ExportRow = typeof dataExports.$inferSelect

type Tried = Pick<ExportRow, 'id' | 'attempt'>

/** The key of the ZIP of a try of an export. Exports from before tries were counted have none. */
export const toExportKey = ({ id, attempt }: Tried): string =>
  attempt === 0 ? `exports/${id}` : `exports/${id}-${attempt}`

/** The keys at which earlier tries may have left something. */
export const toEarlierKeys = ({ id, attempt: current }: Tried): string[] =>
  Array.from({ length: current }, (_, attempt) => toExportKey({ id, attempt }))

/** Exports from the newest on. */
export const exportList = listById('exports')

const own = sql`${dataExports.userId} = (select app_user())`
const underWay = inArray(dataExports.status, ['WAITING', 'BUILDING'])

/** The rows of a page of the principal's own exports and one more; and the number of all. */
export function selectExports({ limit, offset, after }: PageStart): PageCommands<ExportRow> {
  return [
    toCommand(
      build
        .select()
        .from(dataExports)
        .where(and(own, behind(after, 'desc', dataExports.id)))
        .orderBy(desc(dataExports.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(dataExports, own),
  ]
}

/** An own export. */
export const selectExport = (id: string): Command<ExportRow[]> =>
  toCommand(
    build
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.id, id), own)),
  )

/** The own export that is being made; the newest where none is. */
export const selectLatestExport = (): Command<ExportRow[]> =>
  toCommand(
    build
      .select()
      .from(dataExports)
      .where(own)
      .orderBy(desc(sql`${dataExports.status} in ('WAITING', 'BUILDING')`), desc(dataExports.id))
      .limit(1),
  )

/**
 * The exports that were made since an instant, or are being made, of all people of the principal's customer; those who
 * request one at the same time wait for each other.
 */
export const selectMadeExports = (since: Date): Command<MadeExport[]> =>
  sqlCommand(
    sql`select own, created_at from app_exports_made(${since.toISOString()})`,
    ({ rows }) =>
      rows.map(([isOwn, createdAt]) => ({
        isOwn: isOwn === true,
        createdAt: new Date(String(createdAt)).toISOString(),
      })),
    'select_made_exports',
  )

/** Adds an export; returns nothing if one of the same person is being made. */
export const insertExport = (row: typeof dataExports.$inferInsert): Command<ExportRow[]> =>
  toCommand(build.insert(dataExports).values(row).onConflictDoNothing().returning())

/** Claims an export under an attempt of its own; nothing if it is finished or failed. */
export const takeExport = (id: string): Command<ExportRow[]> =>
  toCommand(
    build
      .update(dataExports)
      .set({
        status: 'BUILDING',
        percent: 0,
        attempt: sql`${dataExports.attempt} + 1`,
        stale: false,
        waitsForSpace: false,
      })
      .where(and(eq(dataExports.id, id), underWay))
      .returning(),
  )

const byTry = ({ id, attempt }: Tried) =>
  and(eq(dataExports.id, id), eq(dataExports.attempt, attempt), underWay)

/** An export that is being made by a try, locked until it is ready; nothing if another one has taken over. */
export const lockExport = (tried: Tried) =>
  toCommand(build.select().from(dataExports).where(byTry(tried)).for('update'))

type Progress = Pick<typeof dataExports.$inferInsert, 'status' | 'percent'> &
  Partial<Pick<ExportRow, 'waitsForSpace' | 'size' | 'files' | 'readyAt' | 'expiresAt'>>

/**
 * Records the progress of a try. Returns its row; nothing if another one has taken over the export, or it
 * has ended.
 */
export const noteExport = (tried: Tried, progress: Progress): Command<ExportRow[]> =>
  toCommand(build.update(dataExports).set(progress).where(byTry(tried)).returning())

/** Marks exports as failed that count as being made, but have no job any more, and returns them. */
export const markLostExportsFailed = (): Command<ExportRow[]> =>
  toCommand(
    build
      .update(dataExports)
      .set({ status: 'FAILED', percent: 0, waitsForSpace: false })
      .where(and(underWay, not(isJobUnderWay('dataExport', 'exportId', dataExports.id))))
      .returning(),
  )

interface Ended {
  readonly now: string
  /** Failed and withdrawn ones that were requested before this instant. */
  readonly before: string
  /** The last id of the batch before. */
  readonly after: string
}

/** A finished one was withdrawn: its end was set to when it was requested. */
const withdrawn = sql`${dataExports.expiresAt} <= ${dataExports.readyAt}`

/**
 * A batch of the ended exports: finished and expired, or failed some time ago. A withdrawn one is among them as long as
 * it has a file, and from when it would have ended: `isOver` says then that its row may go, too.
 */
export const selectEndedExports = ({ now, before, after }: Ended, limit: number) => {
  const isOld = lt(dataExports.createdAt, before)
  return toCommand(
    build
      .select({
        id: dataExports.id,
        attempt: dataExports.attempt,
        isOver: sql<boolean>`${dataExports.status} = 'FAILED' or not ${withdrawn} or ${isOld}`,
      })
      .from(dataExports)
      .where(
        and(
          gt(dataExports.id, after),
          or(
            and(
              eq(dataExports.status, 'READY'),
              lt(dataExports.expiresAt, now),
              or(not(withdrawn), isOld, isNotNull(dataExports.size)),
            ),
            and(eq(dataExports.status, 'FAILED'), isOld),
          ),
        ),
      )
      .orderBy(asc(dataExports.id))
      .limit(limit),
  )
}

/** Removes an export. */
export const removeExport = (id: string): Command =>
  toCommand(build.delete(dataExports).where(eq(dataExports.id, id)))

/** Records that a withdrawn export has no file any more; its row says on why. */
export const noteFileRemoved = (id: string): Command =>
  toCommand(build.update(dataExports).set({ size: null }).where(eq(dataExports.id, id)))

/** An export as the contract shows it. */
export function toDataExport(row: ExportRow): DataExport {
  const { customerId: _c, userId: _u, attempt: _a, stale: _s, ...shown } = row
  return shown
}
