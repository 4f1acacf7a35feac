import type { Transaction } from '../db/transaction.ts'

/** Work that happens after the answer, and again when it fails. Names people by id only. */
export type Job =
  /** Without a user it does nothing: the e-mail that was asked for has no account. */
  | { readonly kind: 'passwordReset'; readonly userId: string | null }
  | {
      readonly kind: 'demandNews'
      readonly userId: string
      readonly demandId: string
      readonly title: string
    }

/** Carries a job out. Throwing has it tried again. */
export type JobHandler<Kind extends Job['kind']> = (
  job: Extract<Job, { kind: Kind }>,
) => Promise<void>

export type JobHandlers = { readonly [Kind in Job['kind']]: JobHandler<Kind> }

export interface JobQueue {
  /** Puts jobs into the queue as part of the transaction, which must be the system's. */
  enqueue(transaction: Transaction, jobs: readonly Job[]): Promise<void>
  /** Has waiting jobs looked for at once. */
  wake(): void
  /** Ends after the jobs that run. */
  close(): Promise<void>
}
