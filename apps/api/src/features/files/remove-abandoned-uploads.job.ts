import { UNATTACHED_FILE_HOURS } from '@tramite/core/files'
import { and, asc, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { PUT_SECONDS } from '../../ports/files/files.port.ts'
import { files as fileTable } from '../../tables/files.table.ts'

/** A draft may wait for a day before it is sent, and its files with it. */
const ABANDONED_AFTER_MS = UNATTACHED_FILE_HOURS * 60 * 60 * 1000
/**
 * Longer than any request takes that kept a file before it was given up, and than its upload address
 * works: otherwise it would come back under a key without a row, which nothing removes.
 */
export const REMOVABLE_AFTER_MS = (PUT_SECONDS + 5 * 60) * 1000
/** Files that the storage is asked to remove at a time. */
const BATCH = 20

type Ports = Pick<JobPorts, 'database' | 'files' | 'clock'>

/** Gives files up: from now on they cannot be attached. A file that is being attached is left out. */
const markAbandoned = (before: string, now: string) =>
  toCommand(
    build
      .update(fileTable)
      .set({ abandonedAt: now })
      .where(
        sql`${fileTable.key} in (select key from files
          where attached_at is null and abandoned_at is null and created_at < ${before}
          for update skip locked)`,
      ),
  )

const selectExpired = (before: string, after: string) =>
  toCommand(
    build
      .select({ key: fileTable.key })
      .from(fileTable)
      .where(
        and(
          isNull(fileTable.attachedAt),
          lt(fileTable.abandonedAt, before),
          gt(fileTable.key, after),
        ),
      )
      .orderBy(asc(fileTable.key))
      .limit(BATCH),
  )

const deleteFiles = (keys: readonly string[]) =>
  toCommand(build.delete(fileTable).where(inArray(fileTable.key, [...keys])))

/** Removes the files of one batch from the storage, then from the table; returns those that remain. */
async function removeBatch({ database, files }: Ports, keys: readonly string[]): Promise<string[]> {
  const removals = await Promise.allSettled(keys.map((key) => files.remove(key)))
  const isGone = (_: string, index: number) => removals[index]?.status === 'fulfilled'
  const gone = keys.filter(isGone)
  if (gone.length > 0) await database.system((transaction) => transaction.run(deleteFiles(gone)))
  return keys.filter((key) => !gone.includes(key))
}

/**
 * Removes files that were uploaded, or announced, and not attached within a day. They are given up first,
 * and removed by a later run: no transaction waits for the storage, and no request attaches a file that
 * is being removed. One that the storage fails to delete keeps its row, and is retried next time.
 */
export async function removeAbandonedUploads(ports: Ports): Promise<void> {
  const { database, clock } = ports
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await database.system((transaction) =>
    transaction.run(markAbandoned(ago(ABANDONED_AFTER_MS), now.toISOString())),
  )
  const stuck: string[] = []
  for (let after = '', isMore = true; isMore; ) {
    const found = await database.system((transaction) =>
      transaction.run(selectExpired(ago(REMOVABLE_AFTER_MS), after)),
    )
    const keys = found.map(({ key }) => key)
    stuck.push(...(await removeBatch(ports, keys)))
    after = keys.at(-1) ?? after
    isMore = keys.length === BATCH
  }
  await ports.files.sweep()
  if (stuck.length > 0) throw new Error('Some abandoned files could not be removed')
}
