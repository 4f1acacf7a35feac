import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../main.ts')

/**
 * A port of this machine that nobody listens on, and that the system gives to no connection until a
 * server listens there: those it chooses itself begin at 32768.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer().listen(port)
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

/** The data folder, port and other settings of a server under test. */
export interface ServerPlace {
  readonly directory: string
  readonly port: number
  readonly variables?: Readonly<Record<string, string>>
  /** Where its streams lead; pipes when absent. */
  readonly stdio?: StdioOptions
}

/** Starts the server as a process of its own, on the embedded database, and does not wait for it. */
export function spawnServer({ directory, port, variables, stdio }: ServerPlace): ChildProcess {
  const { DATABASE_URL: _, ...inherited } = process.env
  return spawn(process.execPath, ['--conditions=tramite-source', main], {
    ...(stdio && { stdio }),
    env: {
      ...inherited,
      NODE_ENV: 'development',
      DATA_DIR: directory,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...variables,
    },
  })
}

/** A server that listens. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** What it has said so far. */
  output(): string
}

/**
 * The same, and waits until it listens.
 * @throws Error with its output, if it ends instead
 */
export async function startServerProcess(place: ServerPlace): Promise<ServerProcess> {
  const child = spawnServer(place)
  let output = ''
  const take = (text: Buffer) => {
    output += text
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  while (!output.includes('Ctrl-C')) {
    if (child.exitCode !== null) throw new Error(output)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { child, output: () => output }
}
