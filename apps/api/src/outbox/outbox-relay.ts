import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import { type Carried, type CarryOutOptions, carryOutMessages } from './carry-out-messages.ts'

/** Messages, or what is due, carried out in one transaction. */
const BATCH = 100
/** Waits so long for further messages, milliseconds: under load many are carried out at once. */
const GATHER_MS = 20
/** Begins no oftener than that, milliseconds: a round costs nearly as much for one message as for many. */
const REST_MS = 100
/** Looks for what other processes have left behind, and for what is due, milliseconds. */
const SWEEP_MS = 2000

interface Log {
  error(details: object, text: string): void
}

/** Carries out up to so many of what waits, in a transaction of its own. */
export type CarryOut = (
  transaction: Transaction,
  options: CarryOutOptions,
  limit: number,
) => Promise<Carried>

interface Options extends CarryOutOptions {
  readonly database: Database
  readonly logger: Log
  /** What waits elsewhere for its time, and is looked for at every sweep. */
  readonly due: CarryOut
}

export interface OutboxRelay {
  /** There may be messages: starts on them without waiting. */
  wake(): void
  /** Carries out all there is. */
  drain(): Promise<void>
  close(): Promise<void>
}

/**
 * Carries the outbox out. A message and what it causes are one transaction, and so is what is
 * due and its job: a killed process leaves either for the next start
 * or another process, and nothing happens twice.
 */
export function createOutboxRelay(options: Options): OutboxRelay {
  const { database, jobs, logger } = options
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isDueAsked = false
  let isClosed = false

  async function untilNothingIsLeft(carryOut: CarryOut): Promise<void> {
    let left = true
    while (left && !isClosed) {
      const carried = await database.system((transaction) => carryOut(transaction, options, BATCH))
      left = carried.count === BATCH
      jobs.wake(carried.jobs)
    }
  }

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false
        await untilNothingIsLeft(carryOutMessages)
        if (!isDueAsked) continue
        isDueAsked = false
        await untilNothingIsLeft(options.due)
      } while (isAskedAgain && !isClosed)
    } finally {
      // In the same step as the last look: who asks after it starts anew and is not forgotten.
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
