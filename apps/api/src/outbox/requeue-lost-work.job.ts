import type { JobPorts } from '../jobs/job-ports.ts'
import type { LostWork } from './lost-work.ts'
import { leaveMessages } from './outbox.store.ts'

/**
 * Requests work again whose retries are used up and that nobody else can request. This covers outages longer
 * than all retries of a job, such as a storage that fails for a weekend.
 */
export const requeueLostWork =
  (work: readonly LostWork[]) =>
  ({ database, clock }: Pick<JobPorts, 'database' | 'clock'>): Promise<void> =>
    database.system(async (transaction) => {
      const jobs = (await transaction.all(...work)).flat()
      const [first, ...others] = jobs.map((job) => ({ kind: 'job', job }) as const)
      if (first) transaction.defer(leaveMessages(null, [first, ...others], clock.now()))
    })
