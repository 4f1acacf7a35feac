import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import { type Carried, type CarryOutOptions, carryOutMessages } from './carry-out-messages.ts'
import { createMessageBackoff } from './message-backoff.ts'

/** Maximum number of messages, or of due work, carried out in one transaction. */
export const BATCH = 100

export interface BatchLog {
  warn(details: object, text: string): void
  error(details: object, text: string): void
}

interface Options extends CarryOutOptions {
  readonly database: Database
  readonly logger: BatchLog
  /** Once it says so, no further transaction is begun. */
  readonly isClosed: () => boolean
}

/** What became of the messages that a transaction took. */
interface Attempt {
  readonly ids: readonly number[]
  /** Why none of them was carried out. */
  readonly failure?: { readonly error: unknown }
}

/** Batches of the outbox. */
export interface MessageBatches {
  /**
   * Carries out one batch: in one transaction, or if that fails one message after the other.
   * @returns the number of messages; less than `BATCH` if there are no more
   */
  carryOut(): Promise<number>
}

/** Carries something out in a transaction, and starts its jobs. Returns how many items there were. */
export async function carryOutIn(
  { database, jobs }: Pick<Options, 'database' | 'jobs'>,
  carryOut: (transaction: Transaction) => Promise<Carried>,
): Promise<number> {
  const carried = await database.system(carryOut)
  jobs.wake(carried.jobs)
  return carried.count
}

/** A message that fails by itself is postponed, and does not block the others. */
export function createMessageBatches(options: Options): MessageBatches {
  const { logger, isClosed } = options
  const backoff = createMessageBackoff()

  async function attempt(limit: number): Promise<Attempt> {
    let ids: readonly number[] = []
    const onTaken = (taken: readonly number[]) => {
      ids = taken
    }
    const batch = { limit, postponed: backoff.waiting(), onTaken }
    try {
      await carryOutIn(options, (transaction) => carryOutMessages(transaction, options, batch))
    } catch (error) {
      return { ids, failure: { error } }
    }
    backoff.forget(ids)
    return { ids }
  }

  async function carryOutEach(): Promise<number> {
    let count = 0
    while (count < BATCH && !isClosed()) {
      const { ids, failure } = await attempt(1)
      const [id] = ids
      if (id === undefined) {
        if (failure) throw failure.error
        break
      }
      if (failure) {
        backoff.postpone(id)
        logger.error(
          { err: failure.error, messageId: id },
          'outbox message failed, and is held back',
        )
      }
      count += 1
    }
    return count
  }

  return {
    async carryOut() {
      const { ids, failure } = await attempt(BATCH)
      if (!failure) return ids.length
      logger.warn(
        { err: failure.error },
        'outbox batch failed, its messages are carried out one by one',
      )
      return carryOutEach()
    },
  }
}
