import { assumePrincipal, type ContextOf } from './context.ts'
import type { Engine, Listen } from './engine.ts'
import { createKnownCallers } from './known-callers.ts'
import { type Transaction, transact } from './transaction.ts'
import { type Credentials, createUnit, type Unit } from './unit.ts'

export type { Authorize, Unit } from './unit.ts'

/** Access to the data, whatever the engine. */
export interface Database {
  readonly engine: Engine['name']
  readonly durability: Engine['durability']
  readonly location: string
  /** As the owner of the tables, bypassing row-level security: sign-in and jobs. */
  system<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Under row-level security, as this principal. */
  tenant<T>(context: ContextOf, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Under row-level security, as the owner of a token that has yet to be looked up. */
  unit(credentials: Credentials): Unit
  /** SQL of the job queue, see `Engine.query`. */
  readonly query: Engine['query']
  readonly listen: Listen
  /** Calls the listener after each commit of this process that has left a message in the outbox. */
  onMessageLeft(listener: () => void): void
  close(): Promise<void>
}

/** The port over an engine whose schema is current. */
export function createDatabase(engine: Engine): Database {
  const callers = createKnownCallers()
  const listeners: (() => void)[] = []
  const onMessageLeft = () => {
    for (const listener of listeners) listener()
  }
  return {
    engine: engine.name,
    durability: engine.durability,
    location: engine.location,
    system: (work) =>
      engine.system.use((connection) => transact(connection, [], work, onMessageLeft)),
    tenant: (context, work) =>
      engine.tenant.use((connection) =>
        transact(connection, [assumePrincipal(context)], work, onMessageLeft),
      ),
    unit: (credentials) => createUnit(engine, callers, credentials, onMessageLeft),
    query: engine.query,
    listen: engine.listen,
    onMessageLeft: (listener) => void listeners.push(listener),
    close: engine.close,
  }
}
