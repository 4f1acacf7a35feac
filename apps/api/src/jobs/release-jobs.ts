import type { Database } from '../db/database.ts'

/**
 * Has the jobs that a process was doing when it died tried again at once. Only where nobody else can be
 * doing them: the embedded database belongs to one process, so whatever counts as being done when it
 * starts is not. On a database that is shared they are tried again when their time is up.
 */
export async function releaseJobs({ engine, query }: Database): Promise<void> {
  if (engine !== 'pglite') return
  await query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
     where state = 'active' and retry_count < retry_limit`,
  )
}
