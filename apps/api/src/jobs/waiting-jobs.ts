import { type SQLWrapper, sql } from 'drizzle-orm'
import { plainCommand, toObjects } from '../db/command.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Job, JobOf } from '../ports/jobs.ts'

/** A job that was requested and is not finished yet. */
export interface WaitingJob {
  /** The same wherever the job runs: external effects carry it. */
  readonly id: string
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
  /** Earliest start; ISO. */
  readonly startAfter: string
}

const selectWaiting = {
  ...plainCommand(`select id, name as kind, data, start_after as "startAfter" from pgboss.job
    where state in ('created', 'retry', 'active') and jsonb_typeof(data) = 'object' and data ? 'kind'
    order by created_on, id`),
  read: toObjects<WaitingJob>,
}

/**
 * Whether a job of a kind is pending: in the outbox, in the queue, or running. A single statement always
 * finds it in one of these until it has ended.
 * @param field of the job that holds an id
 * @param column of the statement that the id must equal
 */
export const isJobUnderWay = <Kind extends Job['kind']>(
  kind: Kind,
  field: Extract<keyof JobOf<Kind>, string>,
  column: SQLWrapper,
) => sql`(exists (select from outbox
    where message -> 'job' ->> 'kind' = ${kind} and message -> 'job' ->> ${field} = ${column}::text)
  or exists (select from pgboss.job where name = ${kind} and data ->> ${field} = ${column}::text
    and state in ('created', 'retry', 'active')))`

/**
 * Of a row of `pgboss.job` whose time has come, in SQL: that it waits, and not only for a job of its kind
 * that takes hours and whose process lives.
 */
export const isLate = `job.state in ('created', 'retry') and not exists (
  select from pgboss.job long where long.name = job.name and long.state = 'active'
    and long.heartbeat_on > now() - make_interval(secs => long.heartbeat_seconds))`

/** The jobs of the queue that are waiting or running. Scheduled ones are enqueued again anyway. */
export async function readWaitingJobs(transaction: Transaction): Promise<WaitingJob[]> {
  const exists = await transaction.run({
    ...plainCommand("select to_regclass('pgboss.job') is not null"),
    read: ({ rows }) => rows[0]?.[0] === true,
  })
  return exists ? transaction.run(selectWaiting) : []
}
