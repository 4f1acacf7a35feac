import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openEmptyPostgres, openTestWorkplace } from '../../testing/test-workplace.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

it('is not done under a server that runs, however many connections are its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tramite-archives-'))
  const archive = join(folder, 'empty.tar')
  const source = await openTestWorkplace()
  const target = await openEmptyPostgres(process.env.TEST_DATABASE_URL ?? '')
  try {
    await backUp(source, archive)
    await target.engine.query('select 1')
    const server = new pg.Client({ connectionString: target.environment.databaseUrl })
    await server.connect()
    await expect(restore(target, archive, false)).rejects.toThrow(
      'Há mais uma conexão com este banco',
    )
    await server.end()
    await restore(target, archive, false)
  } finally {
    await source.remove()
    await target.remove()
    rmSync(folder, { recursive: true })
  }
})
