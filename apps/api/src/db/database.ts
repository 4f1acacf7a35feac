import type { Answers, Command } from './command.ts'
import { assumePrincipal, type ContextOf, openSession } from './context.ts'
import type { Engine, Listen } from './engine.ts'
import type { Principal } from './principal.ts'
import { read, type Transaction, transact } from './transaction.ts'

/**
 * Decides whether a request may go on as this principal.
 * @throws whatever refuses the request; nothing that was read reaches the handler then
 */
export type Authorize = (principal: Principal | undefined) => Principal

/** What a request says of who makes it. */
export interface Credentials {
  /** SHA-256 of its token, hexadecimal. */
  readonly tokenHash: string
  readonly now: Date
  readonly authorize: Authorize
}

/** The database work of one request, under the token that came with it. */
export interface Unit {
  /** Who makes the request. One round trip, unless it is known already. */
  principal(): Promise<Principal>
  /**
   * Reads in one round trip, together with the session when it is not known yet. What comes back
   * is discarded when the session turns out to be invalid.
   */
  read<const C extends readonly Command[]>(...commands: C): Promise<Answers<C>>
  /**
   * Writes in one transaction.
   * @param opening commands that travel with its begin, such as the rows that the work decides on
   * @param work gets their answers; refuses by throwing, and then nothing has happened
   */
  write<const C extends readonly Command[], T>(
    opening: C,
    work: (transaction: Transaction, opened: Answers<C>, principal: Principal) => Promise<T>,
  ): Promise<T>
}

/** The way to the data, whatever engine holds it. */
export interface Database {
  readonly engine: Engine['name']
  readonly durability: Engine['durability']
  readonly location: string
  /** As the owner of the tables, past row-level security: sign-in and jobs. */
  system<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Under row-level security, as this principal. */
  tenant<T>(context: ContextOf, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Under row-level security, as the owner of a token that is still to be looked up. */
  unit(credentials: Credentials): Unit
  /** SQL of the job queue, see `Engine.query`. */
  readonly query: Engine['query']
  readonly listen: Listen
  close(): Promise<void>
}

function createUnit(engine: Engine, credentials: Credentials): Unit {
  const { tokenHash, now, authorize } = credentials
  let known: Principal | undefined
  const accept = (found: Principal | undefined): Principal => {
    known = authorize(found)
    return known
  }
  const session = () => openSession(tokenHash, now)
  const context = () => (known ? assumePrincipal(known) : session())

  return {
    async principal() {
      if (known) return known
      const open = session()
      const [rows] = await engine.tenant.use((connection) => connection.send([open]))
      return accept(rows && open.read(rows))
    },
    async read(...commands) {
      const open = context()
      const [opened, ...answers] = await engine.tenant.use((connection) =>
        connection.send([open, ...commands]),
      )
      if (!known) accept(opened && (open.read(opened) as Principal | undefined))
      return read(commands, answers)
    },
    write(opening, work) {
      return engine.tenant.use((connection) =>
        transact(connection, [context(), ...opening], (transaction, [opened, ...answers]) =>
          work(transaction, answers as never, known ?? accept(opened as Principal | undefined)),
        ),
      )
    },
  }
}

/** The port over an engine whose schema is current. */
export function createDatabase(engine: Engine): Database {
  return {
    engine: engine.name,
    durability: engine.durability,
    location: engine.location,
    system: (work) => engine.system.use((connection) => transact(connection, [], work)),
    tenant: (context, work) =>
      engine.tenant.use((connection) => transact(connection, [assumePrincipal(context)], work)),
    unit: (credentials) => createUnit(engine, credentials),
    query: engine.query,
    listen: engine.listen,
    close: engine.close,
  }
}
