import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../db/database.ts'
import type { Engine } from '../db/engine.ts'
import { migrate } from '../db/migrate.ts'
import { createPgliteEngine } from '../db/pglite.engine.ts'
import { createPostgresEngine } from '../db/postgres.engine.ts'
import { createJobQueue } from '../jobs/job-queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File of a dumped, empty PGlite database. */
    snapshot: string | null
    /** Name of an empty PostgreSQL database to copy. */
    template: string | null
  }
}

const quiet = { error: () => undefined }
const idle = { passwordReset: async () => undefined, demandNews: async () => undefined }

/** Brings a new database to where a server's first start leaves it. */
async function prepare(engine: Engine): Promise<void> {
  await migrate(engine)
  const jobs = await createJobQueue({
    database: createDatabase(engine),
    handlers: idle,
    logger: quiet,
  })
  await jobs.close()
}

async function createSnapshot(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'tramite-snapshot-'))
  const path = join(folder, 'empty.tar')
  const engine = await createPgliteEngine({})
  await prepare(engine)
  writeFileSync(path, new Uint8Array(await (await engine.dump()).arrayBuffer()))
  await engine.close()
  project.provide('snapshot', path)
  project.provide('template', null)
  return () => rmSync(folder, { recursive: true })
}

async function createTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `tramite_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  const engine = createPostgresEngine(own.href, { size: 2 })
  await prepare(engine)
  await engine.close()
  project.provide('snapshot', null)
  project.provide('template', template)
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
  }
}

/** Makes one empty database; every test file starts from a copy of it. */
export default function setup(project: TestProject): Promise<() => void | Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  return url ? createTemplate(project, url) : createSnapshot(project)
}
