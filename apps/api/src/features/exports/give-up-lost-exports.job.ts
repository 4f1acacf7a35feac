import type { JobPorts } from '../../jobs/job-ports.ts'
import { failLostExports } from './exports.store.ts'
import { tellFailed } from './tell-failed.ts'

/**
 * Gives up the exports whose job has ended without them, as when its process died at every try, so that
 * another one can be requested, and notifies those who requested them.
 */
export async function giveUpLostExports({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  await database.system(async (transaction) => {
    tellFailed(transaction, await transaction.run(failLostExports()), clock.now())
  })
}
