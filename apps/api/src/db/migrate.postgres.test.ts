import pg from 'pg'
import { expect, it } from 'vitest'
import { openTestEngine } from '../testing/test-engine.ts'
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
