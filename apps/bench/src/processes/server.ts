import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { type Program, type ProgramOptions, processorTime, startProgram } from './program.ts'

/** A program that answers HTTP on a port of 127.0.0.1. */
export interface Server extends Program {
  readonly origin: string
  /** From its start to its first answer, milliseconds. */
  readonly readyMs: number
}

interface ServerOptions extends ProgramOptions {
  /** Polled until it answers 200. */
  readonly readyPath?: string
  /** The port that the program used before; a free one when absent. */
  readonly port?: number
  readonly timeoutMs?: number
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Starts a program with PORT, and waits until it is ready. @throws Error with its output */
export async function startServer(entry: string, options: ServerOptions = {}): Promise<Server> {
  const { readyPath = '/readyz', env = {}, timeoutMs = 60_000 } = options
  const port = options.port ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const program = startProgram(entry, {
    ...options,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
  })
  while (!(await answers(origin + readyPath))) {
    const late = performance.now() - began > timeoutMs
    if (late || !program.isRunning()) {
      if (late) await program.stop('SIGKILL')
      throw new Error(`${entry} ${late ? 'is not ready' : 'ended'}:\n${program.output()}`)
    }
    await sleep(10)
  }
  return { ...program, origin, readyMs: performance.now() - began }
}

/** Our server, with a higher limit for calls of one user. */
export function startApi(
  env: Readonly<Record<string, string>>,
  {
    port,
    profileFolder,
    nodeFlags = [],
    timeoutMs,
  }: {
    readonly port?: number
    readonly profileFolder?: string | undefined
    readonly nodeFlags?: readonly string[]
    readonly timeoutMs?: number
  } = {},
): Promise<Server> {
  return startServer('apps/api/src/main.ts', {
    env: { LIMITS_FACTOR: '1000000', ...env },
    ...(port !== undefined && { port }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    nodeFlags: [
      ...nodeFlags,
      ...(profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : []),
    ],
  })
}

/** Waits until a server has finished its background work, at most thirty seconds. */
export async function settle({ pid }: Server): Promise<void> {
  const began = performance.now()
  let before = processorTime(pid)
  while (performance.now() - began < 30_000) {
    await sleep(500)
    const now = processorTime(pid)
    // Less than a tenth of the time; if it cannot be read, one wait must do.
    if (!(now - before > 50)) return
    before = now
  }
}
