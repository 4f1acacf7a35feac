import { namedCommand } from '../../db/command.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'

/** Rows that are locked at once. */
const BATCH = 1000

/**
 * Deletes notifications read more than a year ago, as the privacy policy says: their news is in the
 * demand, and every page counts the notifications of its user. Unread ones stay.
 */
export async function removeOldNotifications({
  database,
  clock,
}: Pick<JobPorts, 'database' | 'clock'>): Promise<void> {
  // Rows being marked at this moment are left for the next night.
  const remove = namedCommand(
    'remove_old_notifications',
    `delete from notifications where id in (select id from notifications
       where read_at < $1::timestamptz - interval '1 year'
       order by id limit $2 for update skip locked)`,
    [clock.now().toISOString(), BATCH],
    ({ count }) => count,
  )
  for (let removed = BATCH; removed === BATCH; ) {
    removed = await database.system((transaction) => transaction.run(remove))
  }
}
