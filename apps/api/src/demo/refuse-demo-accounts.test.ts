import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigurationError } from '../config/configuration-error.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { systemClock } from '../ports/clock.ts'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import { emailOf, seedTestFirm } from '../testing/test-firm.ts'
import { startPortalOn } from '../testing/test-portal.ts'
import { loadDemoFirm } from './load-demo.ts'

/** A server for customers on a database that another one has filled. */

let source: TestEngine
let database: Database
let directory: string
beforeEach(async () => {
  source = await openTestEngine()
  database = createDatabase(source.engine)
  directory = mkdtempSync(join(tmpdir(), 'tramite-production-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const variables = {
  NODE_ENV: 'production',
  PGLITE_IN_PRODUCTION: 'accept-risk',
  SMTP_URL: 'smtp://127.0.0.1:25',
  FIRM_CONFIG: 'firm.json',
}
const start = () => startPortalOn(source, directory, { variables, scheduling: true })

it('starts though a user has added colleagues below .example, who can have no password of the demo', async () => {
  expect(emailOf('ana')).toMatch(/\.example$/)
  await seedTestFirm(database)
  const portal = await start()
  await portal.close()
})

it('refuses the accounts of the demo firm before it works for anybody', async () => {
  await loadDemoFirm(database, systemClock)
  await expect(start()).rejects.toThrow(ConfigurationError)
  expect((await database.query('select name from pgboss.schedule')).rows).toEqual([])
  await database.close()
  await source.remove()
})
