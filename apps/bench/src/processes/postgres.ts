import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../../../scripts/postgres.mjs'

/** A PostgreSQL that this process may fill and crash. */
export interface Postgres {
  /** Creates an empty database, or a copy of another one without connections. */
  createDatabase(name: string, template?: string): Promise<string>
  /** Crashes and restarts it; null if it is not ours. */
  readonly crash: (() => Promise<void>) | null
  stop(): void
}

/** `pg_ctl restart -m immediate` as the account that owns the data: the server recovers from its log. */
async function crash(dataDirectory: string): Promise<void> {
  const { uid, gid } = statSync(dataDirectory)
  const command = readFileSync(join(dataDirectory, 'postmaster.opts'), 'utf8').split(' ')[0] ?? ''
  const log = join(dirname(dataDirectory), 'log')
  const restart = spawn(
    join(dirname(command), 'pg_ctl'),
    ['-D', dataDirectory, '-m', 'immediate', '-w', '-l', log, 'restart'],
    { uid, gid, cwd: dataDirectory, stdio: 'ignore' },
  )
  const [code] = await once(restart, 'exit')
  if (code !== 0) throw new Error(`PostgreSQL did not restart, see ${log}`)
}

function toDatabaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/**
 * Starts a PostgreSQL of its own, or uses the one of TEST_DATABASE_URL.
 * @param durable with fsync, as in production
 * @returns undefined if there is none; the measurement then continues without
 */
export async function openPostgres({
  durable,
}: {
  durable: boolean
}): Promise<Postgres | undefined> {
  const cluster = await startPostgres({ durable })
  if (!cluster) {
    console.log('No PostgreSQL on this machine: measured on PGlite only.')
    return undefined
  }
  const { url, dataDirectory, stop } = cluster
  process.once('exit', stop)
  return {
    async createDatabase(name, template) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const from = template ? ` template ${pg.escapeIdentifier(template)}` : ''
      await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
      await client.query(`create database ${pg.escapeIdentifier(name)}${from}`)
      await client.end()
      return toDatabaseUrl(url, name)
    },
    crash: dataDirectory ? () => crash(dataDirectory) : null,
    stop() {
      process.off('exit', stop)
      stop()
    },
  }
}
