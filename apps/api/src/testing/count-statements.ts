import type { Connection } from '../db/command.ts'
import type { ConnectionSource } from '../db/engine.ts'

/**
 * Counts what is sent through some sources of an engine from now on.
 * @returns how many statements so far
 */
export function countStatements(...sources: readonly ConnectionSource[]): () => number {
  let sent = 0
  const counting = (connection: Connection): Connection => ({
    send: (commands) => {
      sent += commands.length
      return connection.send(commands)
    },
  })
  for (const source of sources) {
    const { use } = source
    Object.assign(source, {
      use: <T>(work: (connection: Connection) => Promise<T>) =>
        use((connection) => work(counting(connection))),
    })
  }
  return () => sent
}
