import type { JobPorts } from '../../jobs/job-ports.ts'
import { EXPORT_DAYS } from './export-days.ts'
import { removeExport, selectEndedExports, toExportKey } from './exports.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 50

/**
 * Deletes the files of exports that are over, then their rows. One whose file the storage does not let go stays, and is tried again the next time.
 */
export async function removeEndedExports({
  database,
  files,
  clock,
}: Pick<JobPorts, 'database' | 'files' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - EXPORT_DAYS * DAY_MS).toISOString()
  for (let isMore = true; isMore; ) {
    const select = selectEndedExports(now.toISOString(), before, BATCH)
    const ended = await database.system((transaction) => transaction.run(select))
    for (const { id } of ended) {
      await files.remove(toExportKey(id))
      await database.system((transaction) => transaction.run(removeExport(id)))
    }
    isMore = ended.length === BATCH
  }
}
