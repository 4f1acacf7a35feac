import { plainCommand } from '../db/command.ts'
import type { JobPorts } from './job-ports.ts'

/** Finished jobs contain ids and titles: useful for a day, for debugging. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Removes jobs that were finished a day ago. Permanently failed ones are kept longer, so that the operator
 * learns of them.
 */
export async function removeDoneJobs({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString()
  await database.system(async (transaction) => {
    // Before the first start of a server there is no queue.
    const exists = await transaction.run({
      ...plainCommand("select to_regclass('pgboss.job') is not null"),
      read: ({ rows }) => rows[0]?.[0] === true,
    })
    if (!exists) return
    const text = `delete from pgboss.job where state = 'completed' and completed_on < $1::timestamptz`
    await transaction.run(plainCommand(text, [before]))
  })
}
