import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Engine } from '../db/engine.ts'
import { createPostgresEngine } from '../db/postgres.engine.ts'
import { openCopy } from './pglite-template.ts'

export interface TestEngine {
  readonly engine: Engine
  /** Another engine on the same database, like that of a second process; PostgreSQL only. */
  readonly second: (() => Engine) | null
  /** Its address, for connections outside all engines; PostgreSQL only. */
  readonly url: string | null
  remove(): Promise<void>
}

/** A busy machine is slow, and no user waits in a test. */
const patient = { timeoutMs: 20_000, statementMs: 60_000 }

async function copyDatabase(url: string, template: string): Promise<TestEngine> {
  const name = `tramite_test_${randomUUID().replaceAll('-', '')}`
  const own = new URL(url)
  own.pathname = `/${name}`
  async function asAdmin(statement: string) {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
  await asAdmin(`create database ${name} template ${template}`)
  return {
    engine: createPostgresEngine(own.href, { connections: 8, ...patient }),
    second: () => createPostgresEngine(own.href, { connections: 4, ...patient }),
    url: own.href,
    remove: () => asAdmin(`drop database ${name} with (force)`),
  }
}

/** A database of its own for a test file, with the current schema and no users. */
export async function openTestEngine(): Promise<TestEngine> {
  const template = inject('template')
  const url = process.env.TEST_DATABASE_URL
  if (template !== null && url) return copyDatabase(url, template)
  const engine = await openCopy(inject('directory') ?? '')
  return { engine, second: null, url: null, remove: async () => {} }
}
