import { plainCommand, toObjects } from '../db/command.ts'
import type { Transaction } from '../db/transaction.ts'

/** A job that was asked for and is not done yet. */
export interface WaitingJob {
  /** Stays the same wherever it is done: what it causes outside carries it. */
  readonly id: string
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
  /** Not before; ISO. */
  readonly startAfter: string
}

const selectWaiting = {
  ...plainCommand(`select id, name as kind, data, start_after as "startAfter" from pgboss.job
    where state in ('created', 'retry', 'active') and jsonb_typeof(data) = 'object' and data ? 'kind'
    order by created_on, id`),
  read: toObjects<WaitingJob>,
}

/** The jobs of the queue that wait, or that somebody does just now. Those of the calendar come anew. */
export async function readWaitingJobs(transaction: Transaction): Promise<WaitingJob[]> {
  const exists = await transaction.run({
    ...plainCommand("select to_regclass('pgboss.job') is not null"),
    read: ({ rows }) => rows[0]?.[0] === true,
  })
  return exists ? transaction.run(selectWaiting) : []
}
