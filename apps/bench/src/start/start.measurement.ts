import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measurement, RunOptions } from '../measurement.ts'
import { freePort } from '../processes/free-port.ts'
import { openPostgres } from '../processes/postgres.ts'
import { repository } from '../processes/program.ts'
import { type Server, startApi } from '../processes/server.ts'
import { createPgliteStore, createPostgresStore, type Store } from '../processes/store.ts'
import { median } from '../report/statistics.ts'
import { formatTable, judge } from '../report/table.ts'

const account = { email: 'user@aurora.example', password: 'Tramite2026' }

/** Signs in and lists: the demo firm is there and the server works. */
async function useOnce(origin: string): Promise<void> {
  const signedIn = await fetch(`${origin}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const listed = await fetch(`${origin}/api/demands`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { demands } = (await listed.json()) as { demands: unknown[] }
  if (demands.length === 0) throw new Error('The demo firm is missing')
}

/** Milliseconds from the start of the process to its first answer. */
async function timeStart(env: Store['env']): Promise<number> {
  const server: Server = await startApi(env)
  await useOnce(server.origin)
  await server.stop('SIGTERM')
  return server.readyMs
}

/** The same by the command that users run, with everything installed and built. */
async function timeCommand(env: Store['env']): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  // A process group of its own, so that Ctrl-C reaches npm, its script and the server as from a terminal.
  const command = spawn('npm', ['start'], {
    cwd: repository,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  })
  const closed = once(command, 'close')
  const leave = () => {
    try {
      if (command.pid) process.kill(-command.pid, 'SIGINT')
    } catch {
      // It has ended already.
    }
  }
  process.once('exit', leave)
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() - began > 60_000) throw new Error('npm start does not answer')
    await sleep(10)
  }
  const elapsed = performance.now() - began
  leave()
  process.off('exit', leave)
  await closed
  return elapsed
}

async function repeat(times: number, work: () => Promise<number>): Promise<number> {
  const seen: number[] = []
  for (let i = 0; i < times; i += 1) seen.push(await work())
  return median(seen)
}

async function measure(name: string, create: () => Promise<Store>, rounds: number) {
  const cold = await repeat(rounds, async () => timeStart((await create()).env))
  const { env } = await create()
  await timeStart(env)
  const warm = await repeat(rounds, () => timeStart(env))
  const command = await repeat(rounds, () => timeCommand(env))
  const aim = { atMost: 5 }
  return [name, cold / 1000, judge(warm / 1000, aim), judge(command / 1000, aim)]
}

async function run({ quick }: RunOptions): Promise<boolean> {
  const rounds = quick ? 1 : 5
  const rows = [await measure('pglite', async () => createPgliteStore(), rounds)]
  const postgres = await openPostgres({ durable: true })
  if (postgres) {
    rows.push(await measure('postgres', () => createPostgresStore(postgres), rounds))
    postgres.stop()
  }
  console.log(
    `\nSeconds to the first answer, median of ${rounds}; a cold start loads the demo firm`,
  )
  console.log(formatTable(['engine', 'cold', 'warm', 'warm, by npm start'], rows))
  return true
}

export const start: Measurement = {
  name: 'start',
  about: 'cold and warm start to the first answer',
  run,
}
