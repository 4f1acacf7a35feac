import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import { type Carried, type CarryOutOptions, carryOutMessages } from './carry-out-messages.ts'
import { createHeldMessages } from './held-messages.ts'

/** Maximum number of messages, or of due work, carried out in one transaction. */
const BATCH = 100
/** How long to wait for further messages, milliseconds: under load many are carried out at once. */
const GATHER_MS = 20
/** Minimum interval between rounds, milliseconds: a round costs nearly as much for one message as for many. */
const REST_MS = 100
/** Interval of polling for due work and what other processes have left behind, milliseconds. */
const SWEEP_MS = 2000

interface Log {
  warn(details: object, text: string): void
  error(details: object, text: string): void
}

/** Carries out up to this many due items, in a transaction of its own. */
export type CarryOut = (
  transaction: Transaction,
  options: CarryOutOptions,
  limit: number,
) => Promise<Carried>

interface Options extends CarryOutOptions {
  readonly database: Database
  readonly logger: Log
  /** Work that waits elsewhere for its time, and is polled at every sweep. */
  readonly due: CarryOut
}

export interface OutboxRelay {
  /** There may be messages: starts on them without waiting. */
  wake(): void
  /** Carries out everything there is. */
  drain(): Promise<void>
  close(): Promise<void>
}

/**
 * Carries the outbox out. A message and its effects are one transaction, and so are due work and its job:
 * a killed process leaves either for the next start or another process, and nothing happens twice.
 */
export function createOutboxRelay(options: Options): OutboxRelay {
  const { database, jobs, logger } = options
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isDueAsked = false
  let isClosed = false

  const held = createHeldMessages()

  async function untilNothingIsLeft(carryOut: () => Promise<number>): Promise<void> {
    let count = BATCH
    while (count === BATCH && !isClosed) count = await carryOut()
  }

  /** @returns the number carried out */
  async function inTransaction(
    carryOut: (transaction: Transaction) => Promise<Carried>,
  ): Promise<number> {
    const carried = await database.system(carryOut)
    jobs.wake(carried.jobs)
    return carried.count
  }

  /** Carries out the messages of a batch one by one: one that fails does not block the others. */
  async function carryOutEach(): Promise<number> {
    let count = 0
    while (count < BATCH && !isClosed) {
      let taken: readonly number[] = []
      const onTaken = (ids: readonly number[]) => {
        taken = ids
      }
      const batch = { limit: 1, held: held.ids(), onTaken }
      try {
        const done = await inTransaction((transaction) =>
          carryOutMessages(transaction, options, batch),
        )
        if (done === 0) break
        held.forget(taken)
      } catch (error) {
        const [id] = taken
        if (id === undefined) throw error
        held.hold(id)
        logger.error({ err: error, messageId: id }, 'outbox message failed, and is held back')
      }
      count += 1
    }
    return count
  }

  async function carryOutBatch(): Promise<number> {
    let taken: readonly number[] = []
    const onTaken = (ids: readonly number[]) => {
      taken = ids
    }
    const batch = { limit: BATCH, held: held.ids(), onTaken }
    try {
      const count = await inTransaction((transaction) =>
        carryOutMessages(transaction, options, batch),
      )
      held.forget(taken)
      return count
    } catch (error) {
      logger.warn({ err: error }, 'outbox batch failed, its messages are carried out one by one')
      return carryOutEach()
    }
  }

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false
        await untilNothingIsLeft(carryOutBatch)
        if (!isDueAsked) continue
        isDueAsked = false
        await untilNothingIsLeft(() =>
          inTransaction((transaction) => options.due(transaction, options, BATCH)),
        )
      } while (isAskedAgain && !isClosed)
    } finally {
      // In the same step as the last check: a caller after it starts a new run and is not forgotten.
      running = undefined
    }
  }

  function start(): Promise<void> {
    isAskedAgain = true
    running ??= run()
    return running
  }

  let gathering: NodeJS.Timeout | undefined
  let restsUntil = 0
  const wake = () => {
    if (isClosed) return
    const wait = Math.max(GATHER_MS, restsUntil - performance.now())
    gathering ??= setTimeout(() => {
      gathering = undefined
      restsUntil = performance.now() + REST_MS
      start().catch((error) => logger.error({ err: error }, 'outbox failed'))
    }, wait)
  }
  const sweep = setInterval(() => {
    isDueAsked = true
    wake()
  }, SWEEP_MS)
  sweep.unref()

  return {
    wake,
    drain() {
      isDueAsked = true
      return start()
    },
    async close() {
      isClosed = true
      clearInterval(sweep)
      clearTimeout(gathering)
      await running?.catch(() => undefined)
    },
  }
}
