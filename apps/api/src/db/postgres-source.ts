import pg from 'pg'
import type { DatabaseError } from 'pg-protocol'
import type { Command, Connection, Rows } from './command.ts'
import type { ConnectionSource } from './engine.ts'
import { Exchange } from './exchange.ts'
import { type SessionSettings, setUpSession } from './postgres-session.ts'
import { Prepared } from './prepared.ts'
import { destroy, type SilenceWatch } from './silence.ts'

/** An `Exchange` in the shape that `pg` can run on its connection. */
class SubmittedExchange implements pg.Submittable {
  readonly #exchange: Exchange
  readonly #done: (failure: Error | undefined, rows?: Rows[]) => void

  constructor(exchange: Exchange, done: (failure: Error | undefined, rows?: Rows[]) => void) {
    this.#exchange = exchange
    this.#done = done
  }

  /** @returns why it cannot be sent; `pg` reports it and continues with the next one */
  submit(connection: pg.Connection): Error | undefined {
    try {
      connection.stream.write(this.#exchange.encode())
      return undefined
    } catch (error) {
      return error as Error
    }
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

/** What is known of a connection besides its client. */
interface Session {
  /** The server process of the connection. */
  readonly pid: number
  readonly prepared: Prepared
  /** It failed, and must not be returned to its pool. */
  isBroken: boolean
}

/** How long a server may take to answer the end of a connection, milliseconds. */
export const FAREWELL_MS = 2000

export interface SourceOptions {
  readonly config: pg.ClientConfig
  readonly settings: SessionSettings
  readonly connections: number
  /** How long to wait for a free connection, and for a new one, milliseconds. */
  readonly acquireMs: number
  readonly watch: SilenceWatch
}

export interface PooledSource extends ConnectionSource {
  /** One statement or several as `pg` sends them, outside of any transaction. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult | pg.QueryResult[]>
  close(): Promise<void>
}

/** Connections of one kind: all set up alike, and each asserted before it is used. */
export function createSource({
  config,
  settings,
  connections,
  acquireMs,
  watch,
}: SourceOptions): PooledSource {
  const sessions = new WeakMap<pg.ClientBase, Session>()

  async function setUp(client: pg.ClientBase): Promise<void> {
    // The pool's own timeout ends with the sign-in: a server may fall silent right after it.
    const late = setTimeout(() => void destroy(client), acquireMs)
    try {
      const pid = await setUpSession(client, settings)
      sessions.set(client, { pid, prepared: new Prepared(), isBroken: false })
    } finally {
      clearTimeout(late)
    }
  }
  const pool = new pg.Pool({
    ...config,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: acquireMs,
    onConnect: setUp,
  })
  // A connection that dies while idle is replaced by the pool; an unhandled error event would end the process.
  pool.on('error', () => {})
  const open = new Set<pg.ClientBase>()
  pool.on('connect', (client) => {
    open.add(client)
    client.on('end', () => open.delete(client))
    client.on('error', () => {
      const session = sessions.get(client)
      if (session) session.isBroken = true
    })
  })

  async function borrow<T>(work: (client: pg.PoolClient, session: Session) => Promise<T>) {
    const client = await pool.connect()
    const session = sessions.get(client)
    if (!session) throw new Error('A connection was not set up')
    try {
      return await work(client, session)
    } finally {
      client.release(session.isBroken)
    }
  }

  const toConnection = (client: pg.PoolClient, { pid, prepared }: Session): Connection => ({
    send: (commands: readonly Command[]) =>
      watch.guard(
        client,
        pid,
        new Promise<Rows[]>((resolve, reject) => {
          const exchange = new Exchange(commands, prepared)
          client.query(
            new SubmittedExchange(exchange, (failure, rows) =>
              failure ? reject(failure) : resolve(rows ?? []),
            ),
          )
        }),
      ),
  })

  return {
    use: (work) => borrow((client, session) => work(toConnection(client, session))),
    query: (text, values) =>
      borrow((client, { pid }) => watch.guard(client, pid, client.query(text, values))),
    async close() {
      // A silent server does not answer the end of a connection either.
      const late = setTimeout(() => {
        for (const client of open) void destroy(client)
      }, FAREWELL_MS)
      await pool.end()
      clearTimeout(late)
    },
  }
}
