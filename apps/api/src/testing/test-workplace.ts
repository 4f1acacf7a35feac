import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readEnvironment } from '../config/environment.ts'
import { createDatabase } from '../db/database.ts'
import type { Engine } from '../db/engine.ts'
import { createPgliteEngine } from '../db/pglite.engine.ts'
import { createPostgresEngine } from '../db/postgres.engine.ts'
import type { Workplace } from '../operator/workplace.ts'
import { systemClock } from '../ports/clock.ts'
import { openFiles } from '../ports/files/open-files.ts'
import { openTestEngine } from './test-engine.ts'

/** The workplace of an operator, with a data folder of its own. */
export interface TestWorkplace extends Workplace {
  remove(): Promise<void>
  /** The same after somebody else has closed the engine. */
  removeClosed(): Promise<void>
}

/** @param variables of the environment, besides those of the data folder */
export function toWorkplace(
  engine: Engine,
  removeEngine: () => Promise<void>,
  variables: Readonly<Record<string, string>> = {},
): TestWorkplace {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tramite-workplace-'))
  const environment = readEnvironment({ ...variables, DATA_DIR: dataDirectory })
  const removeClosed = async () => {
    await removeEngine()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  return {
    environment,
    engine,
    database: createDatabase(engine),
    files: openFiles(environment, systemClock).files,
    clock: systemClock,
    async remove() {
      await engine.close()
      await removeClosed()
    },
    removeClosed,
  }
}

/** On the engine of the run, with the current schema and no users. */
export async function openTestWorkplace(
  variables?: Readonly<Record<string, string>>,
): Promise<TestWorkplace> {
  const { engine, remove } = await openTestEngine()
  return toWorkplace(engine, remove, variables)
}

/** On an embedded database that was never opened. */
export async function openEmptyPglite(): Promise<TestWorkplace> {
  return toWorkplace(await createPgliteEngine({}), async () => {})
}

/** On an empty PostgreSQL database, owned by a role of its own that is not a superuser. */
export async function openEmptyPostgres(url: string): Promise<TestWorkplace> {
  const name = `tramite_target_${randomUUID().replaceAll('-', '')}`
  const asAdmin = async (...statements: readonly string[]) => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    for (const statement of statements) await admin.query(statement)
    await admin.end()
  }
  await asAdmin(`create role ${name} login createrole password '${name}'`)
  await asAdmin(`create database ${name} owner ${name}`)
  const own = new URL(url)
  Object.assign(own, { pathname: `/${name}`, username: name, password: name })
  return toWorkplace(
    createPostgresEngine(own.href, { connections: 4, timeoutMs: 20_000 }),
    () =>
      asAdmin(`drop database ${name} with (force)`, `drop owned by ${name}`, `drop role ${name}`),
    { DATABASE_URL: own.href },
  )
}
