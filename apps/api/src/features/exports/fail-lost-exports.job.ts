import type { JobPorts } from '../../jobs/job-ports.ts'
import { markLostExportsFailed } from './exports.store.ts'
import { notifyOfFailure } from './notify-of-failure.ts'

/**
 * Gives up the exports whose job has ended without them, as when its process died at every try, so that
 * another one can be requested, and notifies those who requested them.
 */
export async function failLostExports({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  await database.system(async (transaction) => {
    notifyOfFailure(transaction, await transaction.run(markLostExportsFailed()), clock.now())
  })
}
