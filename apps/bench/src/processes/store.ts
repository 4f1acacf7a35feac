import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { temporaryFolder } from './folders.ts'
import type { Postgres } from './postgres.ts'

type Row = readonly unknown[]
/** Runs one statement, bypassing every rule of the server. */
export type Sql = (text: string, values?: unknown[]) => Promise<readonly Row[]>

/** Where a server stores its data: a PostgreSQL database, or a PGlite folder. */
export interface Store {
  readonly engine: 'postgres' | 'pglite'
  /** Environment that makes a server use it. */
  readonly env: Readonly<Record<string, string>>
  /** For preparation; only while no server uses it. */
  withSql<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** A copy with the same content; only while no server uses it. */
  copy(): Promise<Store>
}

/** Opens the embedded database of a data folder, as the server does. */
export const openPglite = (dataFolder: string): Promise<PGlite> =>
  PGlite.create({ dataDir: join(dataFolder, 'pglite'), extensions: { pg_trgm, btree_gin } })

/** An empty folder for PGlite. */
export function createPgliteStore(folder = temporaryFolder('data')): Store {
  return {
    engine: 'pglite',
    env: { DATA_DIR: folder },
    async withSql(work) {
      const database = await openPglite(folder)
      try {
        return await work(async (text, values) => {
          const { rows } = await database.query(text, values, { rowMode: 'array' })
          return rows as Row[]
        })
      } finally {
        await database.close()
      }
    },
    async copy() {
      const other = temporaryFolder('data')
      cpSync(folder, other, { recursive: true })
      return createPgliteStore(other)
    },
  }
}

let created = 0

/** A new database of PostgreSQL. */
export async function createPostgresStore(postgres: Postgres, template?: string): Promise<Store> {
  created += 1
  const name = `tramite_bench_${created}`
  const url = await postgres.createDatabase(name, template)
  return {
    engine: 'postgres',
    env: { DATABASE_URL: url, DATA_DIR: temporaryFolder('files'), DEMO: 'yes' },
    async withSql(work) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return await work(async (text, values) => {
          const { rows } = await client.query({ text, values: values ?? [], rowMode: 'array' })
          return rows as Row[]
        })
      } finally {
        await client.end()
      }
    },
    copy: () => createPostgresStore(postgres, name),
  }
}
