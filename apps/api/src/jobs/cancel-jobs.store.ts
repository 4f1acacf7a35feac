import { sql } from 'drizzle-orm'
import { sqlCommand } from '../db/statements.ts'
import type { Job } from '../ports/jobs.ts'

type KindForUser = Extract<Job, { readonly userId: string | null }>['kind']

/**
 * Cancels the jobs of a user that are not done. Those of the outbox first, because a job that leaves it
 * meanwhile is then found in the queue. A running job completes, unless it checks `selectIsCancelled`.
 */
export const cancelJobs = (kind: KindForUser, userId: string) =>
  [
    sqlCommand(
      sql`delete from outbox
        where message -> 'job' ->> 'kind' = ${kind} and message -> 'job' ->> 'userId' = ${userId}`,
      () => undefined,
    ),
    sqlCommand(
      sql`update pgboss.job set state = 'cancelled', completed_on = now()
        where name = ${kind} and data ->> 'userId' = ${userId}
          and state in ('created', 'retry', 'active')`,
      () => undefined,
    ),
  ] as const

/** Whether a job was cancelled while it ran. */
export const selectIsCancelled = (kind: KindForUser, id: string) =>
  sqlCommand(
    sql`select exists (select from pgboss.job
      where name = ${kind} and id = ${id}::uuid and state = 'cancelled')`,
    ({ rows }) => rows[0]?.[0] === true,
  )
