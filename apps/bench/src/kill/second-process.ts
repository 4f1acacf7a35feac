import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../processes/free-port.ts'
import { startProgram } from '../processes/program.ts'
import type { Store } from '../processes/store.ts'

/** How a second process on a folder in use ended. */
export interface Refusal {
  /** It ended by itself, not with 0, and printed the reason in one line. */
  readonly clear: boolean
  readonly ms: number
  readonly said: string
}

const TIMEOUT_MS = 30_000

/** Starts a second server on the folder of a running one. */
export async function startSecond({ env }: Store): Promise<Refusal> {
  const began = performance.now()
  const second = startProgram('apps/api/src/main.ts', {
    env: { ...env, PORT: String(await freePort()), HOST: '127.0.0.1' },
  })
  const exit = await Promise.race([second.exited, sleep(TIMEOUT_MS, undefined, { ref: false })])
  const ms = performance.now() - began
  if (!exit) await second.stop('SIGKILL')
  const said = second.output().trim()
  const isOneLine = said.length > 0 && !said.includes('\n')
  return { clear: exit !== undefined && exit.code !== 0 && isOneLine, ms, said }
}
