import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Carried, CarryOutOptions } from './carry-out-messages.ts'
import { BATCH, type BatchLog, carryOutIn, createMessageBatches } from './message-batches.ts'
import { createPacer } from './pacer.ts'

/** Milliseconds. A round costs nearly as much for one message as for many. */
const pace = { gatherMs: 20, restMs: 100 }
/** Interval of polling for due work and what other processes have left behind, milliseconds. */
const SWEEP_MS = 2000

/** Carries out up to this many due items, in a transaction of its own. */
export type CarryOut = (
  transaction: Transaction,
  options: CarryOutOptions,
  limit: number,
) => Promise<Carried>

interface Options extends CarryOutOptions {
  readonly database: Database
  readonly logger: BatchLog
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
  let running: Promise<void> | undefined
  let isRequested = false
  let isDueRequested = false
  let isClosed = false
  const messages = createMessageBatches({ ...options, isClosed: () => isClosed })

  async function untilNothingIsLeft(carryOut: () => Promise<number>): Promise<void> {
    let count = BATCH
    while (count === BATCH && !isClosed) count = await carryOut()
  }

  const carryOutDue = () =>
    carryOutIn(options, (transaction) => options.due(transaction, options, BATCH))

  async function run(): Promise<void> {
    try {
      do {
        isRequested = false
        await untilNothingIsLeft(messages.carryOut)
        if (!isDueRequested) continue
        isDueRequested = false
        await untilNothingIsLeft(carryOutDue)
      } while (isRequested && !isClosed)
    } finally {
      // In the same step as the last check: a caller after it starts a new run and is not forgotten.
      running = undefined
    }
  }

  function start(): Promise<void> {
    isRequested = true
    running ??= run()
    return running
  }

  const pacer = createPacer(() => {
    start().catch((error) => options.logger.error({ err: error }, 'outbox failed'))
  }, pace)
  const sweep = setInterval(() => {
    isDueRequested = true
    pacer.request()
  }, SWEEP_MS)
  sweep.unref()

  return {
    wake: pacer.request,
    drain() {
      isDueRequested = true
      return start()
    },
    async close() {
      isClosed = true
      clearInterval(sweep)
      pacer.stop()
      await running?.catch(() => undefined)
    },
  }
}
