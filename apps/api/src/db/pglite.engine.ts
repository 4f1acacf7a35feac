import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type {
  BackendMessage,
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  NotificationResponseMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'
import { type Command, type Connection, plainCommand, type Rows } from './command.ts'
import type { DirectoryLock } from './directory-lock.ts'
import type { ConnectionSource, Engine } from './engine.ts'
import { Exchange } from './exchange.ts'
import { Prepared } from './prepared.ts'
import { underTenantRole } from './tenant-role.ts'

type Message = BackendMessage & Partial<RowDescriptionMessage & DataRowMessage>

/** Runs work one piece after the other: PGlite is a single connection. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

function feed(exchange: Exchange, message: BackendMessage): void {
  switch (message.name) {
    case 'rowDescription':
      exchange.onRowDescription((message as RowDescriptionMessage).fields)
      break
    case 'dataRow':
      exchange.onDataRow((message as DataRowMessage).fields)
      break
    case 'commandComplete':
      exchange.onCommandComplete((message as CommandCompleteMessage).text)
      break
    case 'emptyQuery':
      exchange.onCommandComplete('')
      break
    case 'error':
      exchange.onError(message as unknown as DatabaseError)
  }
}

interface Options {
  /** Folder that holds the database; none for a database in memory. */
  readonly directory?: string
  /** The storage used instead of a folder. */
  readonly files?: PGliteOptions['fs']
  /** Keeps other processes out of the folder; released at the end. */
  readonly lock?: DirectoryLock
}

/**
 * A quarter of PostgreSQL's default for shared buffers: each start zeroes all of it, and the system
 * caches the files that it has read as well.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** PostgreSQL inside this process. One writer: `lockDirectory` must keep every other one out. */
export async function createPgliteEngine({ directory, files, lock }: Options): Promise<Engine> {
  const database = await PGlite.create({
    startParams,
    ...(directory && { dataDir: join(directory, 'pglite') }),
    ...(files && { fs: files }),
  })
  // Hot statements have names: planned once, not again for every value.
  await database.exec("set timezone to 'UTC'; set plan_cache_mode to force_generic_plan")

  const prepared = new Prepared()
  const heard = new Map<string, Set<(payload: string) => void>>()
  const inTurn = createTurns()

  const connection: Connection = {
    async send(commands: readonly Command[]): Promise<Rows[]> {
      const exchange = new Exchange(commands, prepared)
      const answer = await database.execProtocolRaw(exchange.encode())
      new Parser().parse(
        Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength),
        (message: Message) => {
          if (message.name !== 'notification') return feed(exchange, message)
          const { channel, payload } = message as unknown as NotificationResponseMessage
          for (const onMessage of heard.get(channel) ?? []) setImmediate(onMessage, payload)
        },
      )
      return exchange.finish()
    },
  }
  const system: ConnectionSource = { use: (work) => inTurn(() => work(connection)) }
  const background: ConnectionSource = { ...system }
  const tenant: ConnectionSource = {
    use: (work) => inTurn(() => work(underTenantRole(connection))),
  }

  return {
    name: 'pglite',
    durability: 'process',
    location: directory ?? 'memória',
    system,
    tenant,
    background,
    query: (text, values) =>
      inTurn(async () => {
        try {
          if (values?.length) return await database.query<object>(text, values)
          const answers = await database.exec(text)
          return { rows: answers.flatMap(({ rows }) => rows) }
        } catch (error) {
          // The only connection must not remain in an aborted transaction.
          await database.exec('rollback')
          throw error
        }
      }),
    async listen(channel, onMessage) {
      const listeners = heard.get(channel) ?? new Set()
      heard.set(channel, listeners.add(onMessage))
      await system.use((held) => held.send([plainCommand(`listen "${channel}"`)]))
      return async () => {
        listeners.delete(onMessage)
      }
    },
    async close() {
      await inTurn(() => database.close())
      lock?.release()
    },
  }
}
