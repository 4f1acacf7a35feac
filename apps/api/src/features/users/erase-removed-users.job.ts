import type { JobPorts } from '../../jobs/job-ports.ts'
import { RESTORATION_DAYS } from './restoration.rules.ts'
import { eraseUser, selectRemovedBefore } from './user-removals.store.ts'

/** A private demand still has no new owner, and belongs to the user until then. */
function isStillNeeded(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23503' && constraint === 'demands_user_id_users_id_fk'
}

/**
 * Permanently deletes users removed 30 days ago, with all that is only theirs. A user whose private
 * demands still have no new owner stays, hidden, until there is one.
 */
export async function eraseRemovedUsers({
  database,
  clock,
  logger,
}: Pick<JobPorts, 'database' | 'clock' | 'logger'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RESTORATION_DAYS * 24 * 60 * 60 * 1000)
  const gone = await database.system((transaction) =>
    transaction.run(selectRemovedBefore(before.toISOString())),
  )
  const failures: unknown[] = []
  for (const { id } of gone) {
    try {
      await database.system((transaction) => transaction.run(eraseUser(id)))
    } catch (error) {
      if (isStillNeeded(error)) {
        logger.info({ userId: id }, 'removed user kept: private demands wait for a new owner')
      } else {
        failures.push(error)
      }
    }
  }
  // After the others: a failure must not keep the remaining users from being erased.
  if (failures.length > 0) throw new AggregateError(failures, 'removed users were not erased')
}
