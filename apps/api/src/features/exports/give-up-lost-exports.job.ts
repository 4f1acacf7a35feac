import type { JobPorts } from '../../jobs/job-ports.ts'
import { failLostExports } from './exports.store.ts'

/**
 * Gives up the exports whose job has ended without them, as when its process died at every try, so that
 * their people can ask anew.
 */
export async function giveUpLostExports({ database }: Pick<JobPorts, 'database'>): Promise<void> {
  await database.system((transaction) => transaction.run(failLostExports()))
}
