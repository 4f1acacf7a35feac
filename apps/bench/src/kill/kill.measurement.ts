import { setTimeout as sleep } from 'node:timers/promises'
import type { Measurement, RunOptions } from '../measurement.ts'
import { freePort } from '../processes/free-port.ts'
import { openPostgres, type Postgres } from '../processes/postgres.ts'
import { type Server, startApi } from '../processes/server.ts'
import { createPgliteStore, createPostgresStore, type Store } from '../processes/store.ts'
import { formatTable } from '../report/table.ts'
import { type Acknowledged, addWrites, countWrites, createAcknowledged } from './acknowledged.ts'
import { type Api, createApi, signIn } from './api.ts'
import { findErrors } from './errors-in-log.ts'
import { type Refusal, startSecond } from './second-process.ts'
import { findLost } from './verify.ts'
import { startWriters } from './writers.ts'

const CLIENTS = 8
/** Longer than any start: the duration of each is reported. */
const START_TIMEOUT_MS = 300_000

/** A server under writes, across its crashes. */
interface Victim {
  readonly api: Api
  readonly store: Store
  readonly headers: Readonly<Record<string, string>>
  /** Of the present round. */
  noted: Acknowledged
  server: Server
  readonly port: number
}

interface Outcome {
  kills: number
  lost: number
  /** Milliseconds to the first answer: after a restart, or after the database was back. */
  readonly readyMs: number[]
  readonly errors: string[]
  readonly refusals: Refusal[]
  /** Answers while the database was unavailable, by status. */
  readonly whileDown: Map<string, number>
}

async function openVictim(store: Store): Promise<Victim> {
  const port = await freePort()
  const server = await startApi(store.env, { port, timeoutMs: START_TIMEOUT_MS })
  const headers = await signIn(server.origin)
  const api = createApi(server.origin, headers)
  return { api, store, headers, noted: createAcknowledged(), server, port }
}

/** Somewhere between the first writes and two seconds later. */
const randomMoment = () => sleep(200 + Math.random() * 1800)

async function writeUntilDeath({ api, noted }: Victim, round: number, strike: () => Promise<void>) {
  let struck = false
  const writers = startWriters(api, noted, { clients: CLIENTS, round, isOver: () => struck })
  await randomMoment()
  struck = true
  await strike()
  await writers.stop()
}

async function killServer(victim: Victim, round: number, outcome: Outcome): Promise<void> {
  const { store, port } = victim
  const isEmbedded = store.engine === 'pglite'
  await writeUntilDeath(victim, round, async () => {
    await victim.server.stop('SIGKILL')
  })
  outcome.errors.push(...findErrors(victim.server.output()))
  victim.server = await startApi(store.env, { port, timeoutMs: START_TIMEOUT_MS })
  outcome.readyMs.push(victim.server.readyMs)
  // Right after the take-over of a dead process's lock, while nothing else has touched the folder.
  if (isEmbedded) outcome.refusals.push(await startSecond(store))
}

/** Retries until the answer is good; records every status before that. */
async function askUntilGood({ server, headers }: Victim, seen: Map<string, number>): Promise<void> {
  const began = performance.now()
  for (;;) {
    const request = { headers, signal: AbortSignal.timeout(5000) }
    const status = await fetch(`${server.origin}/api/business`, request).then(
      (response) => String(response.status),
      (error: Error) => error.name,
    )
    if (status === '200') return
    seen.set(status, (seen.get(status) ?? 0) + 1)
    if (performance.now() - began > 60_000) throw new Error('The server did not recover')
    await sleep(10)
  }
}

async function crashDatabase(
  victim: Victim,
  crash: () => Promise<void>,
  round: number,
  outcome: Outcome,
) {
  let backAt = 0
  await writeUntilDeath(victim, round, async () => {
    const restarted = crash().then(() => {
      backAt = performance.now()
    })
    // At first the old connections are still alive.
    await sleep(50)
    await askUntilGood(victim, outcome.whileDown)
    await restarted
  })
  outcome.readyMs.push(Math.max(0, performance.now() - backAt))
}

type Strike = (victim: Victim, round: number, outcome: Outcome) => Promise<void>

async function repeat(store: Store, times: number, strike: Strike) {
  const outcome: Outcome = {
    kills: 0,
    lost: 0,
    readyMs: [],
    errors: [],
    refusals: [],
    whileDown: new Map(),
  }
  const victim = await openVictim(store)
  const all = createAcknowledged()
  const judge = async (noted: Acknowledged, when: string) => {
    const lost = await findLost(victim.api, noted)
    for (const id of lost) console.error(`Lost ${when}: ${id}`)
    outcome.lost += lost.length
  }
  for (let round = 1; round <= times; round += 1) {
    victim.noted = createAcknowledged()
    await strike(victim, round, outcome)
    outcome.kills += 1
    await judge(victim.noted, `in round ${round}`)
    addWrites(all, victim.noted)
  }
  await judge(all, 'in the end')
  await victim.server.stop('SIGTERM')
  // While its database is unavailable a server is expected to log errors.
  if (outcome.whileDown.size === 0) outcome.errors.push(...findErrors(victim.server.output()))
  return { ...outcome, acknowledged: countWrites(all) }
}

type Result = Awaited<ReturnType<typeof repeat>>

/** Within two seconds, and with a message that says why. */
const isRefused = ({ clear, ms }: Refusal) => clear && ms <= 2000

function toRow(name: string, { kills, acknowledged, lost, readyMs, refusals, errors }: Result) {
  const refused = refusals.filter(isRefused).length
  return [
    name,
    String(kills),
    String(acknowledged),
    String(lost),
    readyMs.reduce((sum, ms) => sum + ms, 0) / readyMs.length / 1000,
    Math.max(...readyMs) / 1000,
    refusals.length > 0 ? `${refused} of ${refusals.length}` : null,
    refusals.length > 0 ? Math.max(...refusals.map(({ ms }) => ms)) / 1000 : null,
    String(errors.length),
  ]
}

const header = [
  'what is killed',
  'kills',
  'acknowledged',
  'lost',
  'ready s (mean)',
  'ready s (worst)',
  'second refused',
  'refused in s (worst)',
  'errors logged',
]

const isSafe = ({ lost, refusals, errors }: Result) =>
  lost === 0 && errors.length === 0 && refusals.every(isRefused)

async function runOnPostgres(postgres: Postgres, times: number) {
  const results: [string, Result][] = []
  const store = await createPostgresStore(postgres)
  results.push(['server on PostgreSQL', await repeat(store, times, killServer)])
  const { crash } = postgres
  if (crash) {
    const crashed = await createPostgresStore(postgres)
    const strike: Strike = (victim, round, outcome) => crashDatabase(victim, crash, round, outcome)
    results.push(['PostgreSQL itself', await repeat(crashed, times, strike)])
  }
  return results
}

async function run({ quick, kills: times = quick ? 3 : 20 }: RunOptions): Promise<boolean> {
  const results: [string, Result][] = [
    ['server on PGlite', await repeat(createPgliteStore(), times, killServer)],
  ]
  const postgres = await openPostgres({ durable: true })
  if (postgres) {
    results.push(...(await runOnPostgres(postgres, times)))
    postgres.stop()
  }
  console.log(`\nkill -9 at a random moment of ${CLIENTS} clients' writes`)
  console.log(
    formatTable(
      header,
      results.map(([name, result]) => toRow(name, result)),
    ),
  )
  const refusal = results.flatMap(([, { refusals }]) => refusals)[0]
  for (const [name, { whileDown, errors }] of results) {
    if (whileDown.size > 0) {
      const answers = [...whileDown].map(([status, count]) => `${count} × ${status}`).join(', ')
      console.log(`\n${name}: answers while it was away: ${answers}`)
    }
    if (errors[0]) console.log(`\n${name}: first error logged: ${errors[0].slice(0, 500)}`)
  }
  if (refusal) console.log(`\nA second process on the same folder says: ${refusal.said}`)
  return results.every(([, result]) => isSafe(result))
}

export const kill: Measurement = {
  name: 'kill',
  about: 'kill -9 during acknowledged writes; a second process on the same PGlite folder',
  run,
}
