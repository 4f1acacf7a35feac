import type { JobPorts } from '../../jobs/job-ports.ts'
import { RESTORATION_DAYS } from './restoration.rules.ts'
import { eraseUser, selectRemovedBefore } from './user-removals.store.ts'

/** A private demand still waits for somebody to be named, and belongs to the user until then. */
function isStillNeeded(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23503' && constraint === 'demands_user_id_users_id_fk'
}

/**
 * Deletes for good the users who were removed 30 days ago, with what is only theirs. Whose private
 * demands still wait for somebody stays, hidden, until one is named.
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
  // After the others: one of them is no reason to keep what the law wants erased.
  if (failures.length > 0) throw new AggregateError(failures, 'removed users were not erased')
}
