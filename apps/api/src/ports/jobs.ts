import type { Transaction } from '../db/transaction.ts'

/** Work that happens after the answer, and again when it fails. */
export type Job =
  | { readonly kind: 'passwordReset'; readonly userId: string | null }
  | {
      readonly kind: 'demandNotice'
      readonly userId: string
      readonly demandId: string
      readonly title: string
    }

export interface JobQueue {
  /** Puts jobs into the queue as part of the transaction. */
  enqueue(transaction: Transaction, jobs: readonly Job[]): Promise<void>
  close(): Promise<void>
}
