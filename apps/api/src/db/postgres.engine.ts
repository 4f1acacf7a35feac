import pg from 'pg'
import type { DatabaseError } from 'pg-protocol'
import type { Command, Connection, Rows } from './command.ts'
import { type ConnectionSource, type Engine, type Listen, tenantRole } from './engine.ts'
import { Exchange, type Prepared } from './exchange.ts'

/** An `Exchange` in the shape that `pg` lets run on its connection. */
class SubmittedExchange implements pg.Submittable {
  readonly #exchange: Exchange
  readonly #done: (failure: Error | undefined, rows?: Rows[]) => void

  constructor(exchange: Exchange, done: (failure: Error | undefined, rows?: Rows[]) => void) {
    this.#exchange = exchange
    this.#done = done
  }

  submit(connection: pg.Connection): void {
    connection.stream.write(this.#exchange.encode())
  }

  handleRowDescription(message: { fields: pg.FieldDef[] }): void {
    this.#exchange.onRowDescription(message.fields)
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    this.#exchange.onDataRow(message.fields)
  }

  handleCommandComplete(message: { text: string }): void {
    this.#exchange.onCommandComplete(message.text)
  }

  handleEmptyQuery(): void {
    this.#exchange.onCommandComplete('')
  }

  handleError(error: DatabaseError): void {
    this.#exchange.onError(error)
    this.#done(error)
  }

  handleReadyForQuery(): void {
    this.#done(undefined, this.#exchange.finish())
  }
}

const preparedOf = new WeakMap<pg.PoolClient, Prepared>()

function toConnection(client: pg.PoolClient): Connection {
  const prepared: Prepared = preparedOf.get(client) ?? new Map()
  preparedOf.set(client, prepared)
  return {
    send: (commands: readonly Command[]) =>
      new Promise<Rows[]>((resolve, reject) => {
        const exchange = new Exchange(commands, prepared)
        client.query(
          new SubmittedExchange(exchange, (failure, rows) =>
            failure ? reject(failure) : resolve(rows ?? []),
          ),
        )
      }),
  }
}

/** Clients whose connection failed: they must not go back to their pool. */
const broken = new WeakSet<pg.PoolClient>()

function toSource(pool: pg.Pool): ConnectionSource {
  pool.on('connect', (client) => client.on('error', () => broken.add(client)))
  // A connection that dies while idle is replaced by the pool; without a listener it would end us.
  pool.on('error', () => {})
  return {
    async use(work) {
      const client = await pool.connect()
      try {
        return await work(toConnection(client))
      } finally {
        client.release(broken.has(client))
      }
    },
  }
}

function createListener(url: string): { listen: Listen; close: () => Promise<void> } {
  const heard = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | undefined
  let closing = false
  let connecting: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ channel, payload }) => {
      for (const onMessage of heard.get(channel) ?? []) onMessage(payload ?? '')
    })
    const lost = () => {
      if (client === next) client = undefined
      connecting = undefined
      if (!closing) setTimeout(() => void reached().catch(lost), 1000).unref()
    }
    next.on('error', () => {})
    next.on('end', lost)
    await next.connect()
    for (const channel of heard.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    return next
  }

  function reached(): Promise<pg.Client> {
    connecting ??= connect()
    connecting.catch(() => {
      connecting = undefined
    })
    return connecting
  }

  return {
    async listen(channel, onMessage) {
      const listeners = heard.get(channel) ?? new Set()
      const isFirst = !heard.has(channel)
      heard.set(channel, listeners.add(onMessage))
      const current = await reached()
      if (isFirst) await current.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        listeners.delete(onMessage)
      }
    },
    async close() {
      closing = true
      await client?.end()
    },
  }
}

function describeLocation(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `PostgreSQL ${hostname}:${port || '5432'}${pathname}`
}

/**
 * PostgreSQL 15 or newer through `pg`.
 * @param url `postgresql://…`; its role owns the tables and may create roles and extensions
 * @param size connections of each of the two pools
 */
export function createPostgresEngine(url: string, { size = 16 } = {}): Engine {
  const shared = { connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 }
  const system = new pg.Pool({ ...shared, max: Math.max(2, size / 2), options: '-c timezone=UTC' })
  const tenant = new pg.Pool({
    ...shared,
    max: size,
    // Hot statements have names: planned once, not again for every value.
    options: `-c timezone=UTC -c role=${tenantRole} -c plan_cache_mode=force_generic_plan`,
  })
  const listener = createListener(url)

  return {
    name: 'postgres',
    durability: 'disk',
    location: describeLocation(url),
    system: toSource(system),
    tenant: toSource(tenant),
    async query(text, values) {
      const answer: pg.QueryResult | pg.QueryResult[] = await system.query(text, values)
      // Several statements answer once each; a `returning` may stand before the last one.
      return { rows: Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows }
    },
    listen: listener.listen,
    async close() {
      await Promise.all([listener.close(), tenant.end(), system.end()])
    },
  }
}
