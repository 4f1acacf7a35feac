import { afterAll, beforeAll, expect, it } from 'vitest'
import { removals } from '../composition/job-table.ts'
import { plainCommand } from '../db/command.ts'
import { applyMigrations, listMigrations } from '../db/migrate.ts'
import { transact } from '../db/transaction.ts'
import type { Removal } from '../jobs/job-ports.ts'
import {
  openEmptyPglite,
  openTestWorkplace,
  type TestWorkplace,
} from '../testing/test-workplace.ts'
import { rehearse, requireSchema } from './purge.ts'

let workplace: TestWorkplace
beforeAll(async () => {
  workplace = await openTestWorkplace()
})
afterAll(() => workplace.remove())

const logger = { info: () => undefined, error: () => undefined }
const all = Object.entries<Removal>(removals)

async function rehearseAll() {
  const figures: Record<string, object> = {}
  for (const [name, removal] of all) figures[name] = await rehearse(workplace, removal)
  return figures
}

it('says what has passed its time, leaves it, and removes just that', async () => {
  const nothing = { rows: {}, files: [] }
  const empty = Object.fromEntries(all.map(([name]) => [name, nothing]))
  expect(await rehearseAll()).toEqual(empty)

  await workplace.files.store({ key: 'given-up', contentType: 'x/x' }, Buffer.from('x'))
  const access = (age: string) =>
    `insert into access_log (id, event, address, created_at)
      values (gen_random_uuid(), 'SIGN_IN', '::1', now() - interval '${age}')`
  const statements = [
    access('6 months 1 day'),
    access('5 months'),
    `insert into rate_limits values ('a', now() - interval '1 minute', 1), ('b', now() + interval '1 hour', 1)`,
    `insert into idempotency_keys (user_id, key, operation, request_hash, status, answer, created_at)
      values (gen_random_uuid(), 'k', 'o', 'h', 201, '{}', now() - interval '32 days')`,
    `insert into files (key, user_id, file_name, content_type, size, type, created_at, abandoned_at)
      values ('given-up', gen_random_uuid(), 'x', 'x/x', 1, 'ATTACHMENT', now() - interval '2 days',
        now() - interval '1 hour')`,
  ]
  await workplace.database.system((transaction) =>
    transaction.all(...statements.map((text) => plainCommand(text))),
  )
  const expected = {
    ...empty,
    removeEndedSessions: { rows: { rate_limits: 1 }, files: [] },
    removeIdempotencyKeys: { rows: { idempotency_keys: 1 }, files: [] },
    removeAbandonedUploads: { rows: { files: 1 }, files: ['given-up'] },
    removeOldAccessRecords: { rows: { access_log: 1 }, files: [] },
  }
  expect(await rehearseAll()).toEqual(expected)
  // A rehearsal changes nothing.
  expect(await rehearseAll()).toEqual(expected)
  expect(await workplace.files.head('given-up')).not.toBeNull()

  for (const [, removal] of all) await removal.run({ ...workplace, logger })
  expect(await rehearseAll()).toEqual(empty)
  expect(await workplace.files.head('given-up')).toBeNull()
})

it('forgets the jobs that were done a day ago, and keeps those that failed', async () => {
  const job = (state: string, age: string) =>
    `insert into pgboss.job (name, data, state, completed_on)
      values ('gazette', '{}', '${state}', now() - interval '${age}')`
  const statements = [
    job('completed', '25 hours'),
    job('completed', '1 hour'),
    job('failed', '25 hours'),
  ]
  await workplace.database.system((transaction) =>
    transaction.all(...statements.map((text) => plainCommand(text))),
  )
  await removals.removeDoneJobs.run(workplace)
  const { rows } = await workplace.database.query('select state from pgboss.job order by state')
  expect(rows).toEqual([{ state: 'completed' }, { state: 'failed' }])
})

it('goes on when a removal can take work of its own that failed', async () => {
  const stubborn: Removal = {
    schedule: '',
    about: '',
    async run({ database }) {
      const fail = database.system((transaction) => transaction.run(plainCommand('select 1 / 0')))
      await fail.catch(() => undefined)
      await database.system((transaction) =>
        transaction.run(plainCommand('delete from rate_limits')),
      )
    },
  }
  expect(await rehearse(workplace, stubborn)).toEqual({ rows: { rate_limits: 1 }, files: [] })
})

it('is not rehearsed on the schema of another version, which it leaves as it is', async () => {
  const old = await openEmptyPglite()
  try {
    const [older, newest] = listMigrations().slice(-2)
    await old.engine.system.use((connection) =>
      transact(connection, [], () => applyMigrations(connection, { upTo: older?.tag ?? '' })),
    )
    await expect(requireSchema(old)).rejects.toThrow(`falta ${newest?.tag}`)
    await expect(requireSchema(workplace)).resolves.toBeUndefined()
  } finally {
    await old.remove()
  }
})
