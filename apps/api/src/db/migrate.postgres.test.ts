import pg from 'pg'
import { expect, it } from 'vitest'
import { raiseDemand } from '../testing/test-demands.ts'
import { openTestEngine } from '../testing/test-engine.ts'
import { startTestPortal } from '../testing/test-portal.ts'
import { plainCommand } from './command.ts'
import { migrate } from './migrate.ts'
import { DatabaseSetupError } from './setup-error.ts'

it('gives up when somebody holds a table, says so in a line, and leaves everything as it was', async () => {
  const test = await openTestEngine()
  const holder = new pg.Client({ connectionString: test.url ?? '' })
  await holder.connect()
  try {
    await holder.query("update schema_migrations set hash = 'older' where tag = 'sources'")
    await holder.query('begin; lock table demands in access share mode')
    const refused = await migrate(test.engine).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DatabaseSetupError)
    expect((refused as Error).message).toMatch(/^O banco está em uso, .* tente de novo\.$/)
    const notes = await holder.query("select hash from schema_migrations where tag = 'sources'")
    expect(notes.rows).toEqual([{ hash: 'older' }])
    await holder.query('rollback')
    await expect(migrate(test.engine)).resolves.toBeUndefined()
  } finally {
    await holder.end()
    await test.engine.close()
    await test.remove()
  }
})

it('lets people write what it has read again already, while words are renewed', async () => {
  const portal = await startTestPortal()
  try {
    const { id } = await raiseDemand(portal)
    const body = { content: 'Segue a minuta.' }
    await portal.call('postDemandMessage', { as: 'ana', params: { id }, body })
    await portal.engine.query(`update schema_migrations set hash = '0' where tag = 'search-words'`)
    await portal.engine.background.use(async (holder) => {
      await holder.send([
        plainCommand('begin'),
        plainCommand('select from process_items where demand_id = $1 for update', [id]),
      ])
      const renewing = migrate(portal.engine)
      const waiting = () =>
        portal.engine.query(`select from pg_locks where not granted and locktype = 'transactionid'`)
      await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0)
      const changed = await portal.call('updateDemand', {
        as: 'ana',
        params: { id },
        body: { name: 'Outro nome' },
      })
      await holder.send([plainCommand('rollback')])
      await renewing
      expect(changed.status).toBe(200)
    })
  } finally {
    await portal.close()
  }
})
