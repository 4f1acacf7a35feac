import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from './folders.ts'

export const repository = join(import.meta.dirname, '../../../..')

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A TypeScript program of the repository in a process of its own. */
export interface Program {
  readonly pid: number
  readonly exited: Promise<Exit>
  isRunning(): boolean
  /** Its whole output. */
  output(): string
  /** @throws Error when it has not ended after ten seconds */
  stop(signal: NodeJS.Signals): Promise<Exit>
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
  /** Flags of Node.js itself. */
  readonly nodeFlags?: readonly string[]
}

const running = new Set<ChildProcess>()

/** Ends every program that is still running, at once. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts a program with the Node.js flags of this one; the entry's path is relative to the repository. */
export function startProgram(entry: string, options: ProgramOptions = {}): Program {
  const { env = {}, args = [], nodeFlags = [] } = options
  const log = join(temporaryFolder('log'), 'output')
  const output = openSync(log, 'a')
  const child = spawn(
    process.execPath,
    [...process.execArgv, ...nodeFlags, join(repository, entry), ...args],
    { cwd: repository, env: { ...process.env, ...env }, stdio: ['ignore', output, output] },
  )
  running.add(child)
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      running.delete(child)
      resolve({ code, signal })
    })
  })
  if (child.pid === undefined) throw new Error(`${entry} did not start`)

  return {
    pid: child.pid,
    exited,
    isRunning: () => running.has(child),
    output: () => readFileSync(log, 'utf8'),
    async stop(signal) {
      child.kill(signal)
      const exit = await Promise.race([exited, sleep(10_000, undefined, { ref: false })])
      if (!exit)
        throw new Error(`${entry} did not end after ${signal}:\n${readFileSync(log, 'utf8')}`)
      return exit
    },
  }
}

/** Runs a program to its end. @throws Error with its output when it fails */
export async function runProgram(entry: string, options: ProgramOptions = {}): Promise<void> {
  const program = startProgram(entry, options)
  const { code } = await program.exited
  if (code !== 0) throw new Error(`${entry} failed:\n${program.output()}`)
}

/** Processor time that a process has used so far, milliseconds; NaN where /proc is missing. */
export function processorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Fields 14 and 15, in ticks of 10 ms.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
