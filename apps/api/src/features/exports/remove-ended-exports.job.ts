import { EXPORT_DAYS, EXPORT_PATIENCE_HOURS } from '@tramite/core/exports'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { failExports, removeExport, selectEndedExports, toExportKey } from './exports.store.ts'

const HOUR_MS = 60 * 60 * 1000
const BATCH = 50

/**
 * Deletes the files of exports that are over, then their rows, and gives up those that no try has
 * finished. One whose file the storage does not let go stays, and is tried again the next time.
 */
export async function removeEndedExports({
  database,
  files,
  clock,
}: Pick<JobPorts, 'database' | 'files' | 'clock'>): Promise<void> {
  const now = clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
  await database.system((transaction) => transaction.run(failExports(ago(EXPORT_PATIENCE_HOURS))))
  for (let isMore = true; isMore; ) {
    const select = selectEndedExports(now.toISOString(), ago(EXPORT_DAYS * 24), BATCH)
    const ended = await database.system((transaction) => transaction.run(select))
    for (const { id } of ended) {
      await files.remove(toExportKey(id))
      await database.system((transaction) => transaction.run(removeExport(id)))
    }
    isMore = ended.length === BATCH
  }
}
