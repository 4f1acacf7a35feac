import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainCommand, toObjects } from '../db/command.ts'
import { loadDemoFirm } from '../demo/load-demo.ts'
import { requeueLostWork } from '../outbox/requeue-lost-work.job.ts'
import { systemClock } from '../ports/clock.ts'
import { openTestWorkplace, type TestWorkplace } from '../testing/test-workplace.ts'
import { everyLostWork } from './lost-work.ts'

let workplace: TestWorkplace
beforeAll(async () => {
  workplace = await openTestWorkplace()
  await loadDemoFirm(workplace.database, systemClock, { files: workplace.files })
})
afterAll(() => workplace.remove())

const run = (...statements: readonly string[]) =>
  workplace.database.system((transaction) =>
    transaction.all(...statements.map((text) => plainCommand(text))),
  )
/** The requested jobs by kind, and whether each names a waiting row. */
const asked = () =>
  workplace.database.system((transaction) =>
    transaction.run({
      ...plainCommand(`select message -> 'job' ->> 'kind' as kind, count(*)::int as amount
        from outbox group by 1 order by 1`),
      read: toObjects<{ kind: string; amount: number }>,
    }),
  )

it('asks once more for what nobody is about to do, and for nothing else', async () => {
  await run('delete from outbox', 'delete from mapping_completions')
  const ask = async () => {
    await requeueLostWork(everyLostWork)({ ...workplace, clock: systemClock })
    return asked()
  }
  expect(await ask()).toEqual([])

  await run(
    'update receipts set verified_at = null where id = (select id from receipts limit 1)',
    `insert into mapping_completions (id, customer_id, demand_id, reviewer_id, content, created_at)
      select gen_random_uuid(), customer_id, id, user_id, '{}', now() from demands limit 1`,
    `insert into gazettes (id, number, published_on, file_key, status, entries, user_id, user_name, created_at)
      select gen_random_uuid(), 9000 + n, '2026-01-06', 'k' || n, (array['received', 'done'])[n], 1,
        gen_random_uuid(), 'lia', now() from generate_series(1, 2) n`,
  )
  const all = [
    { kind: 'gazette', amount: 1 },
    { kind: 'mappingDocument', amount: 1 },
    { kind: 'receiptReport', amount: 1 },
  ]
  expect(await ask()).toEqual(all)
  // It is waiting or running, so it is not requested twice.
  expect(await ask()).toEqual(all)
  await run(
    `insert into pgboss.job (name, data, state) select message -> 'job' ->> 'kind', message -> 'job', 'retry'
      from outbox`,
    'delete from outbox',
  )
  expect(await ask()).toEqual([])
  await run(`update pgboss.job set state = 'failed'`)
  expect(await ask()).toEqual(all)
})
