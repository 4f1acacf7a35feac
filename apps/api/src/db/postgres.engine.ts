import { hostname } from 'node:os'
import type pg from 'pg'
import type { Engine } from './engine.ts'
import { createListener } from './postgres-listener.ts'
import { createSource } from './postgres-source.ts'
import { createSilenceWatch } from './silence.ts'

/** The number of connections of an engine, and how long it waits. */
export interface PostgresOptions {
  /** Connections that answer requests; there are half as many again for sign-in and limits. */
  readonly connections?: number
  /** Connections for jobs, the queue and the start. */
  readonly backgroundConnections?: number
  /**
   * How long a request waits for a free connection, for a row locked by another transaction, and for a server
   * that no longer answers, milliseconds.
   */
  readonly timeoutMs?: number
  /** How long a statement of a request may take, milliseconds. */
  readonly statementMs?: number
  /** There is a pooler in front of the server, which keeps a connection on one server process. */
  readonly isPooled?: boolean
}

/** How long one statement of a job may take, or a transaction of a job may be idle, milliseconds. */
const BACKGROUND_MS = 10 * 60_000
/**
 * How long a job waits for a row, for a free connection, or for a server that no longer answers,
 * milliseconds.
 */
const BACKGROUND_TIMEOUT_MS = 30_000
/** How long a transaction of a request may be idle, milliseconds. */
const IDLE_MS = 30_000

function describeLocation(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `PostgreSQL ${hostname}:${port || '5432'}${pathname}`
}

/**
 * The application name of every connection of this process, by which the server can distinguish processes.
 */
const ownName = `tramite ${hostname()} ${process.pid}`.slice(0, 63)

/** The address without an application name of its own. */
function withoutName(url: string): string {
  const address = new URL(url)
  if (!address.searchParams.has('application_name')) return url
  address.searchParams.delete('application_name')
  return address.href
}

/**
 * PostgreSQL 15 or newer through `pg`.
 * @param url `postgresql://…`; its role owns the tables, see `preparePostgres`
 */
export function createPostgresEngine(
  url: string,
  {
    connections = 16,
    backgroundConnections = 4,
    timeoutMs = 1000,
    statementMs = 10_000,
    isPooled = false,
  }: PostgresOptions = {},
): Engine {
  const config: pg.ClientConfig = { connectionString: withoutName(url), application_name: ownName }
  // A locked row is waited for twice, each time with its own timeout: first in the queue, then for the holder.
  const limits = { statementMs, lockMs: Math.ceil(timeoutMs / 2), idleMs: IDLE_MS, isPooled }
  const shared = { config, watch: createSilenceWatch(config, timeoutMs), acquireMs: timeoutMs }
  const system = createSource({
    ...shared,
    settings: { ...limits, isTenant: false },
    connections: Math.max(2, Math.ceil(connections / 2)),
  })
  const tenant = createSource({ ...shared, settings: { ...limits, isTenant: true }, connections })
  const background = createSource({
    config,
    watch: createSilenceWatch(config, BACKGROUND_TIMEOUT_MS),
    settings: {
      statementMs: BACKGROUND_MS,
      lockMs: BACKGROUND_TIMEOUT_MS,
      idleMs: BACKGROUND_MS,
      isTenant: false,
      isPooled,
    },
    connections: backgroundConnections,
    acquireMs: BACKGROUND_TIMEOUT_MS,
  })
  const listener = createListener(config, Math.max(timeoutMs, 5000))

  return {
    name: 'postgres',
    durability: 'disk',
    location: describeLocation(url),
    system,
    tenant,
    background,
    async query(text, values) {
      const answer = await background.query(text, values)
      // Several statements give one answer each; a `returning` may precede the last one.
      return { rows: Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows }
    },
    listen: listener.listen,
    async close() {
      await Promise.all([listener.close(), tenant.close(), system.close(), background.close()])
    },
  }
}
