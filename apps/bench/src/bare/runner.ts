import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { openPglite } from '../processes/store.ts'
import { parserOf, parsers } from './row-values.ts'
import type { Statement } from './statements.ts'

type Row = readonly unknown[]
export type Query = (statement: Statement, values: unknown[]) => Promise<readonly Row[]>

/** What the bare server requires of a database. */
export interface Runner {
  readonly query: Query
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
}

/** PostgreSQL: named statements, rows as arrays, no unnecessary conversion. */
function createPostgresRunner(url: string): Runner {
  const options = '-c timezone=UTC -c plan_cache_mode=force_generic_plan'
  const pool = new pg.Pool({ connectionString: url, max: 16, options })
  const types = { getTypeParser: parserOf } as unknown as pg.CustomTypesConfig
  const queryOn =
    (target: pg.Pool | pg.PoolClient): Query =>
    async ({ name, text }, values) =>
      (await target.query<unknown[]>({ name, text, values, rowMode: 'array', types })).rows

  return {
    query: queryOn(pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(queryOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/** PGlite through its own `query` and `transaction`. */
async function createPgliteRunner(folder: string): Promise<Runner> {
  const database = await openPglite(folder)
  await database.exec("set timezone to 'UTC'")
  const queryOn =
    (target: Pick<PGlite, 'query'>): Query =>
    async ({ text }, values) =>
      (await target.query<unknown[]>(text, values, { rowMode: 'array', parsers })).rows
  return {
    query: queryOn(database),
    transaction: (work) => database.transaction((tx) => work(queryOn(tx))),
  }
}

/** The configured database, selected as our server does it. */
export async function openRunner(): Promise<Runner> {
  const { DATABASE_URL, DATA_DIR = '.data' } = process.env
  return DATABASE_URL ? createPostgresRunner(DATABASE_URL) : createPgliteRunner(DATA_DIR)
}
