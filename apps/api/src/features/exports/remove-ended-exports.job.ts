import { inBatches } from '../../db/batches.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { EXPORT_DAYS } from './export-days.ts'
import {
  noteFileRemoved,
  removeExport,
  selectEndedExports,
  toEarlierKeys,
  toExportKey,
} from './exports.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 50

/**
 * Deletes the files of ended exports, then their rows; the row of a withdrawn one stays until it would have ended, so that
 * its requester is told why it is gone. One whose file the storage fails to delete stays,
 * and is retried next time.
 */
export async function removeEndedExports({
  database,
  files,
  clock,
}: Pick<JobPorts, 'database' | 'files' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - EXPORT_DAYS * DAY_MS).toISOString()
  const failures: unknown[] = []
  await inBatches(BATCH, async (after) => {
    const select = selectEndedExports({ now: now.toISOString(), before, after }, BATCH)
    const ended = await database.system((transaction) => transaction.run(select))
    for (const row of ended) {
      try {
        for (const key of [...toEarlierKeys(row), toExportKey(row)]) await files.remove(key)
        await database.system((transaction) =>
          transaction.run(row.isOver ? removeExport(row.id) : noteFileRemoved(row.id)),
        )
      } catch (error) {
        failures.push(error)
      }
    }
    return ended
  })
  // After the others: a failure must not keep the remaining files from being deleted.
  if (failures.length > 0) throw new AggregateError(failures, 'exports could not be removed')
}
