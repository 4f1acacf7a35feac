import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import {
  type Carried,
  type CarryOutOptions,
  carryOutMessages,
} from '../features/demand-news/carry-out-messages.ts'
import { takeDueMails } from '../features/demand-news/demand-mails.store.ts'

/** Messages or mails carried out in one transaction. */
const BATCH = 100
/** Waits so long for further messages, milliseconds: under load many are carried out at once. */
const GATHER_MS = 20
/** Begins no oftener than that, milliseconds: a round costs nearly as much for one message as for many. */
const REST_MS = 100
/** Looks for what other processes have left behind, and for mails that are due, milliseconds. */
const SWEEP_MS = 2000

interface Log {
  error(details: object, text: string): void
}
interface Options extends CarryOutOptions {
  readonly database: Database
  readonly logger: Log
}

export interface OutboxRelay {
  /** There may be messages: starts on them without waiting. */
  wake(): void
  /** Carries out all there is. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** Hands the e-mails that are due over to the queue of jobs. */
async function handOverMails(
  transaction: Transaction,
  { jobs, clock }: CarryOutOptions,
  limit: number,
): Promise<Carried> {
  const due = await transaction.run(takeDueMails(clock.now(), limit))
  const mails = due.map((mail) => ({ kind: 'demandNews' as const, ...mail }))
  if (mails.length > 0) await jobs.enqueue(transaction, mails)
  return { count: mails.length, jobs: mails }
}

/**
 * Carries the outbox out. A message and what it causes are one transaction, and so are an e-mail that
 * leaves the table of those that wait and its job: a killed process leaves either for the next start
 * or another process, and nothing happens twice.
 */
export function createOutboxRelay(options: Options): OutboxRelay {
  const { database, jobs, logger } = options
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let areMailsAsked = false
  let isClosed = false

  async function untilNothingIsLeft(carryOut: typeof carryOutMessages): Promise<void> {
    let left = true
    while (left && !isClosed) {
      const carried = await database.system((transaction) => carryOut(transaction, options, BATCH))
      left = carried.count === BATCH
      jobs.wake(carried.jobs)
    }
  }

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      await untilNothingIsLeft(carryOutMessages)
      if (!areMailsAsked) continue
      areMailsAsked = false
      await untilNothingIsLeft(handOverMails)
    } while (isAskedAgain && !isClosed)
  }

  function start(): Promise<void> {
    isAskedAgain = true
    running ??= run().finally(() => {
      running = undefined
    })
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
    areMailsAsked = true
    wake()
  }, SWEEP_MS)
  sweep.unref()

  return {
    wake,
    drain() {
      areMailsAsked = true
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
