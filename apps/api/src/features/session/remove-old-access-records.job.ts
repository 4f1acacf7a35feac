import { sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { accessLog } from '../../tables/session.table.ts'

/**
 * Deletes access records older than six months: the law requires keeping them that long (Lei 12.965/2014,
 * art. 15), and the privacy policy promises no longer.
 */
export async function removeOldAccessRecords({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString()
  await database.system((transaction) =>
    transaction.run(
      toCommand(
        build
          .delete(accessLog)
          .where(sql`${accessLog.createdAt} < ${now}::timestamptz - interval '6 months'`),
      ),
    ),
  )
}
