import { PgBoss } from 'pg-boss'
import { toObjects } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Job, JobHandlers, JobQueue } from '../ports/jobs.ts'

interface Log {
  error(details: object, text: string): void
}

interface Options {
  readonly database: Database
  readonly handlers: JobHandlers
  readonly logger: Log
}

const kinds = ['passwordReset', 'demandNews'] as const satisfies readonly Job['kind'][]

/** Eight tries over about four hours: a mail server may be away for a while. */
const retries = { retryLimit: 8, retryDelay: 60, retryBackoff: true }
const POLLING_SECONDS = 2
const CLOSE_MS = 5000

/** The queue's own statements, sent as part of one of our transactions. */
const within = (transaction: Transaction) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await transaction.run({ text, params: values, read: toObjects<object> }),
  }),
})

/**
 * The job queue on the same database, so that a job and its reason are stored together. Several
 * processes share it; each job runs in one of them.
 */
export async function createJobQueue({ database, handlers, logger }: Options): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    backend: database.engine,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'job queue failed'))
  await boss.start()

  const workers: string[] = []
  for (const kind of kinds) {
    await boss.createQueue(kind, retries)
    const handle = handlers[kind] as (job: Job) => Promise<void>
    const options = {
      perJobResults: true,
      batchSize: 20,
      pollingIntervalSeconds: POLLING_SECONDS,
    } as const
    const worker = await boss.work<Job, unknown, typeof options>(kind, options, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => {
          try {
            await handle(data)
            return { id, status: 'completed' as const }
          } catch (error) {
            logger.error({ err: error, kind, jobId: id }, 'job failed')
            return { id, status: 'failed' as const, output: { name: (error as Error).name } }
          }
        }),
      ),
    )
    workers.push(worker)
  }

  return {
    async enqueue(transaction, jobs) {
      for (const kind of kinds) {
        const waiting = jobs.filter((job) => job.kind === kind).map((data) => ({ data }))
        if (waiting.length > 0) await boss.insert(kind, waiting, { db: within(transaction) })
      }
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker)
    },
    close: () => boss.stop({ graceful: true, timeout: CLOSE_MS, close: false }),
  }
}
