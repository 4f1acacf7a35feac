import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { jobTable } from '../composition/job-table.ts'
import { createDatabase } from '../db/database.ts'
import type { Engine } from '../db/engine.ts'
import { migrate } from '../db/migrate.ts'
import { createPostgresEngine } from '../db/postgres.engine.ts'
import { preparePostgres } from '../db/prepare-postgres.ts'
import { prepareJobQueue } from '../jobs/job-queue.ts'
import { makeTemplate } from './pglite-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an empty PGlite database to copy. */
    directory: string | null
    /** Name of an empty PostgreSQL database to copy. */
    template: string | null
  }
}

const quiet = { info: () => undefined, error: () => undefined }

/** Brings a new database into the state that a server's first start leaves. */
async function prepare(engine: Engine): Promise<void> {
  await migrate(engine)
  await prepareJobQueue(createDatabase(engine), quiet, jobTable)
}

async function createFolder(project: TestProject): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'tramite-template-'))
  await makeTemplate(directory, prepare)
  project.provide('directory', directory)
  project.provide('template', null)
  return () => rmSync(directory, { recursive: true })
}

async function createTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `tramite_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  await preparePostgres(own.href, false)
  const engine = createPostgresEngine(own.href, { connections: 2, timeoutMs: 20_000 })
  await prepare(engine)
  await engine.close()
  project.provide('directory', null)
  project.provide('template', template)
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
  }
}

/** Makes one empty database; every test file starts from a copy of it. */
export default function setup(project: TestProject): Promise<() => void | Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  return url ? createTemplate(project, url) : createFolder(project)
}
