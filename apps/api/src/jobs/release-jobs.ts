import type { Database } from '../db/database.ts'

/**
 * Makes the jobs that a process was running when it died be retried at once. Only if no other process can
 * be running them: the embedded database belongs to one process, so any job marked as running at its
 * start is not. On a shared database they are retried once they expire.
 */
export async function releaseJobs({ engine, query }: Database): Promise<void> {
  if (engine !== 'pglite') return
  await query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
     where state = 'active' and retry_count < retry_limit`,
  )
}
