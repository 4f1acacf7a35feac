import { plainCommand } from '../db/command.ts'
import type { JobPorts } from './job-ports.ts'

/** Jobs that are done hold ids and titles: of use for a day, to whoever looks for a fault. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Forgets jobs that were done a day ago. Those that failed for good stay longer, for whoever has to learn of it. */
export async function removeDoneJobs({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString()
  await database.system(async (transaction) => {
    // Where no server has run yet there is no queue.
    const exists = await transaction.run({
      ...plainCommand("select to_regclass('pgboss.job') is not null"),
      read: ({ rows }) => rows[0]?.[0] === true,
    })
    if (!exists) return
    const text = `delete from pgboss.job where state = 'completed' and completed_on < $1::timestamptz`
    await transaction.run(plainCommand(text, [before]))
  })
}
