import { isDeepStrictEqual } from 'node:util'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { toObjects } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import { type Attempt, HopelessError, type Job, type JobQueue } from '../ports/jobs.ts'
import { forgetFuture } from './forget-future.ts'
import type { JobLog, JobPorts, JobTable, RequestedJob } from './job-ports.ts'
import { longJobs } from './long-jobs.ts'
import { releaseJobs } from './release-jobs.ts'
import { isLate, type WaitingJob } from './waiting-jobs.ts'

export interface JobQueueOptions {
  readonly ports: JobPorts
  /** IANA name of the time zone of the schedules. */
  readonly timeZone: string
  /** What there is to do. */
  readonly table: JobTable
  /** Whether this process enqueues the scheduled jobs; it carries them out in any case. */
  readonly scheduling?: boolean
  /** Whether this process carries jobs out; otherwise it only enqueues them for others. */
  readonly working?: boolean
  /** How often a process polls for jobs that it was not notified of, seconds, at least 1. */
  readonly pollingSeconds?: number
}

/** Eight tries over about four hours: a mail server or a storage may be unavailable for a while. */
const retries = { retryLimit: 8, retryDelay: 60, retryBackoff: true }
/** A job whose process died while doing it is given up after this long. */
const EXPIRY_SECONDS = 5 * 60
/** Permanently failed jobs are kept until the operator's weekly check can report them. */
const KEPT_SECONDS = 8 * 24 * 60 * 60
const POLLING_SECONDS = 2
/** Maximum number of jobs of one kind that a process runs at a time. */
const BATCH = 20
/** How often a process checks the schedule, seconds. */
const CALENDAR_SECONDS = 30
/** How often a process checks whether the clock of the database was set back, milliseconds. */
const CLOCK_MS = 60_000
const CLOSE_MS = 5000

/** The queue's own statements, sent as part of one of our transactions. */
const within = (transaction: Transaction) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await transaction.run({ text, params: values, read: toObjects<object> }),
  }),
})

const namesOf = ({ requested, scheduled }: JobTable) => [
  ...Object.keys(requested),
  ...Object.keys(scheduled),
]

interface Rhythm {
  readonly schedule: boolean
  /** Whether this process maintains the queue: jobs that were given up, and those long done. */
  readonly supervise: boolean
  readonly pollingSeconds: number
}

function createBoss(database: Database, logger: JobLog, rhythm: Rhythm): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    backend: database.engine,
    schedule: rhythm.schedule,
    supervise: rhythm.supervise,
    cronMonitorIntervalSeconds: CALENDAR_SECONDS,
    cronWorkerIntervalSeconds: rhythm.pollingSeconds,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'job queue failed'))
  return boss
}

async function createQueues(boss: PgBoss, table: JobTable): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of namesOf(table)) {
    const long = longJobs[name]
    const options = {
      ...retries,
      expireInSeconds: long?.expirySeconds ?? EXPIRY_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
      ...(long && { heartbeatSeconds: long.silenceSeconds }),
    }
    // Most starts find every queue as it should be, and save two calls for each.
    if (isDeepStrictEqual({ ...known.get(name), ...options }, known.get(name))) continue
    await boss.createQueue(name, options)
    // An existing queue may have been created with other options.
    await boss.updateQueue(name, options)
  }
}

/**
 * Brings the queue's own tables into the state that a server's first start leaves.
 * @param waiting unfinished jobs of another queue
 */
export async function prepareJobQueue(
  database: Database,
  logger: JobLog,
  table: JobTable,
  waiting: readonly WaitingJob[] = [],
): Promise<void> {
  const boss = createBoss(database, logger, {
    schedule: false,
    supervise: true,
    pollingSeconds: POLLING_SECONDS,
  })
  await boss.start()
  await createQueues(boss, table)
  for (const { id, kind, data, startAfter } of waiting) {
    if (kind in table.requested) await boss.insert(kind, [{ id, data, startAfter }])
  }
  await boss.stop({ graceful: true, timeout: CLOSE_MS, close: false })
}

/** Long jobs of one customer run one after the other. */
const toInsert = (data: Job) =>
  'customerId' in data ? { data, group: { id: data.customerId } } : { data }

type Work = (data: Job, attempt: Attempt) => Promise<void>

/** The handler of the jobs of one queue. */
function workOf({ requested, scheduled }: JobTable, ports: JobPorts, name: string): Work {
  const task = scheduled[name]
  if (task) return () => task.run(ports)
  const run = requested[name as Job['kind']] as RequestedJob<Job['kind']>
  return (data, attempt) => run(ports, data, attempt)
}

interface WorkerOptions {
  readonly pollingSeconds: number
  readonly log: JobLog
}

async function startWorker(
  boss: PgBoss,
  name: string,
  work: Work,
  { pollingSeconds, log }: WorkerOptions,
): Promise<string> {
  const attempt = async ({ id, data, retryCount, retryLimit }: JobWithMetadata<Job>) => {
    try {
      await work(data, { id, isLast: retryCount >= retryLimit })
      // Completed one by one: a process that ends before the slowest of the batch would have the others
      // done again.
      await boss.complete(name, { id, retryCount }).catch((error) => {
        log.error({ err: error, job: name, jobId: id }, 'job done and not noted yet')
      })
      return { id, status: 'completed' } as const
    } catch (error) {
      log.error({ err: error, job: name, jobId: id }, 'job failed')
      const status = error instanceof HopelessError ? 'deadletter' : 'failed'
      return { id, status, output: { name: (error as Error).name } } as const
    }
  }
  const long = longJobs[name]
  const options = {
    perJobResults: true,
    includeMetadata: true,
    batchSize: long ? 1 : BATCH,
    ...(long && { localConcurrency: long.atOnce, groupConcurrency: 1 }),
    pollingIntervalSeconds: pollingSeconds,
    burstWhenBatchFull: true,
  } as const
  return boss.work<Job, unknown, typeof options>(name, options, (jobs) =>
    Promise.all(jobs.map(attempt)),
  )
}

/**
 * The job queue in the same database, so that a job and its cause are stored together. Several processes
 * share it; each job runs in one of them, and a scheduled job is enqueued once, also for the last time
 * that was missed while no process ran.
 */
export async function createJobQueue({
  ports,
  timeZone,
  table,
  working = true,
  scheduling = working,
  pollingSeconds = POLLING_SECONDS,
}: JobQueueOptions): Promise<JobQueue> {
  const { database, logger } = ports
  const boss = createBoss(database, logger, {
    schedule: scheduling,
    supervise: working,
    pollingSeconds,
  })
  await forgetFuture(database)
  await boss.start()
  await createQueues(boss, table)
  if (working) await releaseJobs(database)
  if (scheduling) {
    for (const { name } of await boss.getSchedules()) {
      if (!table.scheduled[name]) await boss.unschedule(name)
    }
    for (const [name, { schedule }] of Object.entries(table.scheduled)) {
      await boss.schedule(name, schedule, {}, { tz: timeZone, missed: 'once' })
    }
  }
  const workers = new Map<string, string>()
  for (const name of working ? namesOf(table) : []) {
    const work = workOf(table, ports, name)
    workers.set(name, await startWorker(boss, name, work, { pollingSeconds, log: logger }))
  }
  const clock = setInterval(() => {
    forgetFuture(database).catch((error) => logger.error({ err: error }, 'job queue failed'))
  }, CLOCK_MS).unref()

  return {
    async enqueue(transaction, jobs) {
      const unknown = jobs.find(({ kind }) => !Object.hasOwn(table.requested, kind))
      if (unknown) throw new Error(`Jobs of the kind ${unknown.kind} are unknown to this version`)
      for (const kind of Object.keys(table.requested)) {
        const waiting = jobs.filter((job) => job.kind === kind).map(toInsert)
        if (waiting.length > 0) await boss.insert(kind, waiting, { db: within(transaction) })
      }
    },
    wake(jobs) {
      const names = jobs ? new Set(jobs.map(({ kind }) => kind)) : workers.keys()
      for (const name of names) {
        const worker = workers.get(name)
        if (worker !== undefined) boss.notifyWorker(worker)
      }
    },
    async delay() {
      const { rows } = await database.query(
        `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
         from pgboss.job where ${isLate} and start_after < now()`,
      )
      return (rows[0] as { seconds: number }).seconds
    },
    close() {
      clearInterval(clock)
      return boss.stop({ graceful: true, timeout: CLOSE_MS, close: false })
    },
  }
}
