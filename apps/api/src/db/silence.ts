import { once } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'

/** Internals of a `pg` client that its types leave out. */
export interface Wire {
  readonly connection: { readonly stream: Socket }
  readonly processID: number | null
}
export const wireOf = (client: pg.ClientBase) => client as unknown as Wire

/** Makes work on a connection fail once its server, or the network path to it, is silent. */
export interface SilenceWatch {
  /** @param pid server process of the client */
  guard<T>(client: pg.ClientBase, pid: number, work: Promise<T>): Promise<T>
}

const silent = () => Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })

const immediate = () => new Promise((resolve) => setImmediate(resolve))

/** The server refuses further connections: it is alive, but full. */
const FULL = '53300'

/** Asks the server, on a new connection, which of its processes are working. */
async function askWhoWorks(
  config: pg.ClientConfig,
  timeoutMs: number,
): Promise<'unknown' | ReadonlySet<number>> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: timeoutMs })
  client.on('error', () => {})
  const late = setTimeout(() => wireOf(client).connection.stream.destroy(silent()), timeoutMs)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where state is null or state not like 'idle%'`,
    )
    return new Set(rows.map(({ pid }) => pid))
  } catch (error) {
    return (error as { code?: string }).code === FULL ? 'unknown' : new Set()
  } finally {
    clearTimeout(late)
    void client.end().catch(() => undefined)
  }
}

/**
 * A query without an answer may be slow, or lost. After half of the timeout the server is asked whether
 * it is still working on it; if it is not, or does not answer within the other half, it counts as gone,
 * and the connection is destroyed. A slow query of a living server continues.
 * @param timeoutMs until a silent server is given up, milliseconds
 */
export function createSilenceWatch(config: pg.ClientConfig, timeoutMs: number): SilenceWatch {
  const half = timeoutMs / 2
  let asking: ReturnType<typeof askWhoWorks> | undefined

  /** One inquiry at a time, shared by all that wait. */
  function ask() {
    asking ??= askWhoWorks(config, half).finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    async guard(client, pid, work) {
      let isOver = false
      let timer: NodeJS.Timeout | undefined
      const inquire = async () => {
        const workers = await ask()
        // Data that has arrived meanwhile is read first: a busy process reads late.
        await immediate()
        await immediate()
        if (isOver) return
        if (workers === 'unknown' || workers.has(pid)) {
          timer = setTimeout(inquire, timeoutMs)
          return
        }
        wireOf(client).connection.stream.destroy(silent())
      }
      timer = setTimeout(inquire, half)
      try {
        return await work
      } finally {
        isOver = true
        clearTimeout(timer)
      }
    },
  }
}

/** Closes a connection at once, without a termination message that might not be read. */
export async function destroy(client: pg.ClientBase): Promise<void> {
  const { stream } = wireOf(client).connection
  if (stream.destroyed) return
  const closed = once(stream, 'close')
  stream.destroy()
  await closed
}
