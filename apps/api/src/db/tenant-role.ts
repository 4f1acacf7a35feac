import { type Command, type Connection, plainCommand } from './command.ts'
import { type ConnectionSource, type Engine, tenantRole } from './engine.ts'

const begins = (command: Command | undefined) => command?.text === 'begin'

/**
 * Puts the role switch at the start of the transaction, so that no statement of a tenant's work can run
 * before it. `set_config(…, true)` ends with the transaction.
 */
export function underTenantRole(connection: Connection): Connection {
  const switchRole = plainCommand(`select set_config('role', '${tenantRole}', true)`)
  let open = false
  return {
    async send(commands) {
      if (open) return connection.send(commands)
      const [first, ...rest] = commands
      if (!first || !begins(first))
        return (await connection.send([switchRole, ...commands])).slice(1)
      open = true
      const [begun, , ...answers] = await connection.send([first, switchRole, ...rest])
      return begun ? [begun, ...answers] : answers
    },
  }
}

/**
 * The same engine for work that nobody waits for: all of it runs on the background connections, whose
 * limits are generous, and takes none of those that answer requests.
 */
export function inBackground(engine: Engine): Engine {
  const tenant: ConnectionSource = {
    use: (work) => engine.background.use((connection) => work(underTenantRole(connection))),
  }
  return {
    ...engine,
    get system() {
      return engine.background
    },
    tenant,
  }
}
