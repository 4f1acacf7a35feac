import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobTable } from '../composition/job-table.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { HopelessError, type JobQueue } from '../ports/jobs.ts'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import type { JobLog, JobPorts, JobTable } from './job-ports.ts'
import { createJobQueue } from './job-queue.ts'

let test: TestEngine
let databases: Database[]
let queues: JobQueue[]
/** What was run, and by which process. */
let runs: [process: number, job: string][]
let errors: object[]

beforeEach(async () => {
  test = await openTestEngine()
  // A second process, if the engine allows one.
  databases = [test.engine, ...(test.second ? [test.second()] : [])].map(createDatabase)
  queues = []
  runs = []
  errors = []
})
afterEach(async () => {
  for (const queue of queues) await queue.close()
  for (const database of databases) await database.close()
  await test.remove()
})

const quiet: JobLog = {
  info: () => undefined,
  error: (details) => void errors.push(details),
}

async function open(
  tableOf: (process: number) => { [Part in keyof JobTable]?: Partial<JobTable[Part]> },
  pollingSeconds = 1,
) {
  const opening = databases.map((database, process) => {
    const { requested, scheduled = {} } = tableOf(process)
    return createJobQueue({
      ports: { database, logger: quiet } as JobPorts,
      timeZone: 'America/Sao_Paulo',
      pollingSeconds,
      table: {
        requested: { ...jobTable.requested, ...requested },
        scheduled: scheduled as JobTable['scheduled'],
      },
    })
  })
  queues = await Promise.all(opening)
}
const scheduled = (process: number, name: string, schedule: string) => ({
  [name]: {
    schedule,
    run: async () => void runs.push([process, name]),
  },
})
const query = async <T extends object>(text: string) =>
  (await databases[0]?.query(text))?.rows as T[]
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Long enough to check the schedule and run jobs once more, if that were wrong. */
const settle = () => pause(3500)
/** The jobs that were run, each once. */
const namesRun = () => [...new Set(runs.map(([, name]) => name))].sort()

const enqueue = (count: number) =>
  databases[0]?.system(async (transaction) => {
    const jobs = Array.from({ length: count }, (_, i) => ({
      kind: 'invitation' as const,
      userId: `${i}`,
    }))
    await queues[0]?.enqueue(transaction, jobs)
  })

describe('a job that a write asks for', () => {
  it('runs once, in one of the processes', async () => {
    await open((process) => ({
      requested: { invitation: async (_, { userId }) => void runs.push([process, userId]) },
    }))
    await enqueue(100)
    for (const queue of queues) queue.wake()
    await expect.poll(() => runs.length).toBe(100)
    await pause(1500)
    expect(new Set(runs.map(([, userId]) => userId)).size).toBe(100)
    expect(runs).toHaveLength(100)
  })

  it('is begun at once by the process that is told of it, without a look at the others', async () => {
    const done: string[] = []
    const run = (kind: string) => async () => void done.push(kind)
    const looks = databases.map((database) => vi.spyOn(database, 'query'))
    await open(() => ({ requested: { invitation: run('woken'), passwordReset: run('left') } }), 45)
    // A process looks at each kind once as it starts.
    const hasLooked = (kind: string) =>
      looks.every(({ mock }) =>
        mock.calls.some(
          ([text], i) =>
            text.includes(`j.name = '${kind}'`) && mock.settledResults[i]?.type === 'fulfilled',
        ),
      )
    for (const kind of ['invitation', 'passwordReset']) {
      await expect.poll(() => hasLooked(kind)).toBe(true)
    }
    await databases[0]?.system(async (transaction) => {
      await queues[0]?.enqueue(transaction, [
        { kind: 'invitation', userId: 'x' },
        { kind: 'passwordReset', userId: 'x' },
      ])
    })
    queues[0]?.wake([{ kind: 'invitation', userId: 'x' }])
    // Before the next look at all of them, which comes after 45 seconds.
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['woken'])
    await pause(300)
    expect(done).toEqual(['woken'])
    queues[0]?.wake()
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['woken', 'left'])
  })

  it('does not exist when its transaction fails', async () => {
    await open((process) => ({
      requested: { invitation: async (_, { userId }) => void runs.push([process, userId]) },
    }))
    const failed = databases[0]?.system(async (transaction) => {
      await queues[0]?.enqueue(transaction, [{ kind: 'invitation', userId: 'x' }])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await query('select * from pgboss.job')).toEqual([])
  })

  it('is tried again later when it fails, under the same id, unless that is hopeless', async () => {
    const ids: string[] = []
    let last: boolean | undefined
    await open(() => ({
      requested: {
        invitation: async (_, { userId }, { id, isLast }) => {
          ids.push(id)
          last = isLast
          throw userId === '0' ? new HopelessError('never') : new Error('not now')
        },
      },
    }))
    await enqueue(2)
    queues[0]?.wake()
    await expect.poll(() => ids.length).toBe(2)
    const states = () =>
      query(`select data ->> 'userId' as user, state,
          state = 'retry' and start_after > now() + interval '20 seconds' as later
        from pgboss.job order by 1`)
    await expect.poll(states).toEqual([
      { user: '0', state: 'failed', later: false },
      { user: '1', state: 'retry', later: true },
    ])
    await query(`update pgboss.job set start_after = now() where state = 'retry'`)
    for (const queue of queues) queue.wake()
    await expect.poll(() => ids.length).toBe(3)
    expect(new Set(ids).size).toBe(2)
    expect(errors).toHaveLength(3)
    expect(last).toBe(false)
    await expect
      .poll(() => query(`select 1 as waits from pgboss.job where state = 'retry'`))
      .toHaveLength(1)
    await query(`update pgboss.job set start_after = now(), retry_count = retry_limit - 1
      where state = 'retry'`)
    for (const queue of queues) queue.wake()
    await expect.poll(() => ids.length).toBe(4)
    expect(last).toBe(true)
  })

  it('counts as done when it is, whatever the others of its batch wait for', async () => {
    const { promise: slowest, resolve: end } = Promise.withResolvers<void>()
    await open(() => ({
      requested: {
        invitation: async (_, { userId }) => {
          if (userId === '0') await slowest
        },
      },
    }))
    await enqueue(3)
    queues[0]?.wake()
    await expect
      .poll(() => query(`select data ->> 'userId' as user, state from pgboss.job order by 1`))
      .toEqual([
        { user: '0', state: 'active' },
        { user: '1', state: 'completed' },
        { user: '2', state: 'completed' },
      ])
    end()
    await expect
      .poll(() => query(`select from pgboss.job where state = 'completed'`))
      .toHaveLength(3)
  })

  it('is kept for the weekly check of the operator', async () => {
    await open(() => ({}))
    await enqueue(1)
    expect(await query('select deletion_seconds / 86400 as days from pgboss.job')).toEqual([
      { days: 8 },
    ])
  })

  it('that runs is waited for when the process ends', async () => {
    let begun = false
    await open(() => ({
      requested: {
        invitation: async () => {
          begun = true
          await pause(700)
          runs.push([0, 'ended'])
        },
      },
    }))
    await enqueue(1)
    for (const queue of queues) queue.wake()
    await expect.poll(() => begun).toBe(true)
    for (const queue of queues) await queue.close()
    expect(runs).toEqual([[0, 'ended']])
    expect(await query('select state from pgboss.job')).toEqual([{ state: 'completed' }])
  })

  it('that waits is known to wait', async () => {
    await open(() => ({}))
    const begin = (when: string) => query(`update pgboss.job set start_after = now() ${when}`)
    await databases[0]?.system(async (transaction) => {
      await queues[0]?.enqueue(transaction, [{ kind: 'invitation', userId: 'x' }])
      const text = `update pgboss.job set start_after = now() + interval '1 hour'`
      await transaction.run({ text, params: [], read: () => undefined })
    })
    for (const queue of queues) await queue.close()
    expect(await queues[0]?.delay()).toBe(0)
    await begin(`- interval '1 hour'`)
    expect(await queues[0]?.delay()).toBeGreaterThan(3599)
    expect(await queues[0]?.delay()).toBeLessThan(3660)
  })
})

describe('a job that waits for a long one of its kind', () => {
  it('begins when that one has ended: two gazettes are not in memory at once', async () => {
    const steps: string[] = []
    const { promise: first, resolve: end } = Promise.withResolvers<void>()
    await open((process) => ({
      requested: {
        gazette: async (_, { gazetteId }) => {
          if (process > 0) return
          steps.push(`begins ${gazetteId}`)
          await first
          steps.push(`ends ${gazetteId}`)
        },
      },
    }))
    // The limit is that of a process.
    for (const queue of queues.slice(1)) await queue.close()
    await databases[0]?.system(async (transaction) => {
      const jobs = ['1', '2'].map((gazetteId) => ({ kind: 'gazette' as const, gazetteId }))
      await queues[0]?.enqueue(transaction, jobs)
    })
    queues[0]?.wake()
    await expect.poll(() => steps.length).toBeGreaterThan(0)
    await pause(2500)
    expect(steps).toEqual(['begins 1'])
    end()
    await expect.poll(() => steps.length).toBe(4)
    expect(steps).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2'])
  })

  it('is no sign that nobody works, while the long one lives', async () => {
    await open(() => ({}))
    for (const queue of queues) await queue.close()
    const beat = (when: string) =>
      query(
        `update pgboss.job set heartbeat_on = now() - interval '${when}' where state = 'active'`,
      )
    await query(`insert into pgboss.job (name, state, started_on, heartbeat_seconds, start_after)
      values ('dataExport', 'active', now() - interval '1 hour', 60, now() - interval '1 hour'),
        ('dataExport', 'created', null, 60, now() - interval '50 minutes'),
        ('invitation', 'created', null, null, now() - interval '1 minute')`)
    await beat('10 seconds')
    expect(Math.round((await queues[0]?.delay()) ?? 0)).toBe(60)
    await beat('2 minutes')
    expect(await queues[0]?.delay()).toBeGreaterThan(2999)
  })
})

describe('a job of the calendar', () => {
  /** Restarts all processes after a time in which none ran, and waits for the jobs that are due. */
  async function reopen(table: Parameters<typeof open>[0], away: string, ...due: string[]) {
    await open(table)
    for (const queue of queues) await queue.close()
    await query(`update pgboss.version set cron_on = now() - interval '${away}';
      update pgboss.queue set monitor_claim_on = now() - interval '${away}',
        maintain_on = now() - interval '${away}';
      update pgboss.schedule set created_on = now() - interval '1 month';
      delete from pgboss.job`)
    runs = []
    await open(table)
    await expect.poll(namesRun).toEqual(due)
    await settle()
  }

  it('is run once at its time', async () => {
    const minute = () => Math.floor(Date.now() / 60_000)
    const started = minute()
    await reopen(
      (process) => ({ scheduled: scheduled(process, 'everyMinute', '* * * * *') }),
      '40 seconds',
      'everyMinute',
    )
    expect(runs.length).toBeLessThanOrEqual(minute() - started + 1)
  })

  it('is run at its time again when the clock of the database was fast and is set back', async () => {
    await reopen(
      (process) => ({ scheduled: scheduled(process, 'everyMinute', '* * * * *') }),
      '-10 days',
      'everyMinute',
    )
    expect(
      await query(`select from pgboss.version, pgboss.queue
        where greatest(cron_on, monitor_claim_on, maintain_on) > now()`),
    ).toEqual([])
  })

  it('is made up for once after a day in which nothing ran', async () => {
    const halfAYearOn = ((new Date().getUTCMonth() + 6) % 12) + 1
    // 24 hourly runs and one nightly run were missed.
    await reopen(
      (process) => ({
        scheduled: {
          ...scheduled(process, 'hourly', '7 * * * *'),
          ...scheduled(process, 'nightly', '10 3 * * *'),
          ...scheduled(process, 'yearly', `0 0 15 ${halfAYearOn} *`),
        },
      }),
      '1 day 5 minutes',
      'hourly',
      'nightly',
    )
    expect(namesRun()).toEqual(['hourly', 'nightly'])
    // Both run once more if they have just become due.
    expect(runs.length).toBeLessThanOrEqual(3)
  })

  it('is forgotten when it is no longer declared', async () => {
    await open((process) => ({ scheduled: scheduled(process, 'former', '* * * * *') }))
    for (const queue of queues) await queue.close()
    await open((process) => ({ scheduled: scheduled(process, 'present', '0 0 1 1 *') }))
    expect(await query('select name from pgboss.schedule')).toEqual([{ name: 'present' }])
  })
})

describe('a queue', () => {
  it('that an earlier version made gets the options of today, and every other one is left alone', async () => {
    await query(`update pgboss.queue set retry_limit = 1 where name = 'invitation'`)
    const [start] = await query<{ at: string }>('select now()::text as at')
    await open(() => ({}))
    const changed = await query<{ name: string; limit: number }>(
      `select name, retry_limit as limit from pgboss.queue
        where updated_on > '${start?.at}' and name not like '\\_\\_pgboss%'`,
    )
    expect(changed).toEqual([{ name: 'invitation', limit: 8 }])
  })
})
