import type { Command, Connection } from '../db/command.ts'
import type { ConnectionSource } from '../db/engine.ts'

/** Reports every round trip through some sources of an engine from now on. */
function tapSources(
  sources: readonly ConnectionSource[],
  onSend: (commands: readonly Command[]) => void,
): void {
  const tapped = (connection: Connection): Connection => ({
    send: (commands) => {
      onSend(commands)
      return connection.send(commands)
    },
  })
  for (const source of sources) {
    const { use } = source
    Object.assign(source, {
      use: <T>(work: (connection: Connection) => Promise<T>) =>
        use((connection) => work(tapped(connection))),
    })
  }
}

/**
 * Counts the statements sent through some sources of an engine from now on.
 * @returns the number of statements so far
 */
export function countStatements(...sources: readonly ConnectionSource[]): () => number {
  let sent = 0
  tapSources(sources, ({ length }) => {
    sent += length
  })
  return () => sent
}

/**
 * Records what is sent through some sources of an engine from now on.
 * @returns the round trips since the last call: for each the names of its statements, or their text
 */
export function recordRoundTrips(...sources: readonly ConnectionSource[]): () => string[][] {
  let trips: string[][] = []
  tapSources(sources, (commands) => void trips.push(commands.map(({ name, text }) => name ?? text)))
  return () => {
    const since = trips
    trips = []
    return since
  }
}
