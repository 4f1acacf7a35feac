import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  type ContractOperation,
  contractOperations,
  type RowKey,
  sampleOddRequests,
} from '@tramite/api/testing/odd-requests'
import type { Measurement, RunOptions } from '../measurement.ts'
import { type Memory, memoryOf } from '../processes/memory.ts'
import { openPostgres } from '../processes/postgres.ts'
import { type Server, settle, startApi } from '../processes/server.ts'
import { createPgliteStore, createPostgresStore, type Sql, type Store } from '../processes/store.ts'
import { quantile } from '../report/statistics.ts'
import { formatTable } from '../report/table.ts'
import { findRows, people } from './known-rows.ts'
import { createAgent, type Outcome, send } from './send.ts'

/** Makes every run send the same requests. */
const SEED = 20_261_122
const REQUESTS = 100_000
/** Number of concurrent requests. */
const CONNECTIONS = 8
/** A slower answer counts as too late, milliseconds. */
const LATE_MS = 5000
/** Number of consecutive requests of an operation before the next one has its turn. */
const BATCH = 25

type Person = keyof typeof people
const tokens: Readonly<Record<Person, string>> = {
  customer: randomBytes(32).toString('base64url'),
  staff: randomBytes(32).toString('base64url'),
}
const unknownToken = randomBytes(32).toString('base64url')

/** Restores the sessions of both users, whatever earlier requests have done to them. */
async function openSessions(sql: Sql): Promise<void> {
  for (const person of Object.keys(people) as Person[]) {
    await sql(
      `update users set status = 'ACTIVE', customer_admin = customer_id is not null,
        customer_super_admin = customer_id is not null where email = $1`,
      [people[person]],
    )
    await sql(
      `insert into sessions (id, token_hash, user_id, created_at, expires_at)
       select $1, $2, id, now(), now() + interval '1 day' from users where email = $3
       on conflict do nothing`,
      [randomUUID(), createHash('sha256').update(tokens[person]).digest('hex'), people[person]],
    )
  }
}

/** The token of a request: mostly of a user who may call it, occasionally an unknown one. */
function tokenFor({ secured, roles }: ContractOperation, i: number): string | undefined {
  if (!secured) return undefined
  if (i % 40 === 38) return unknownToken
  if (i % 40 === 39) return undefined
  const isOfCustomers = roles.some((role) => role !== 'staff')
  return tokens[isOfCustomers && (i % 3 > 0 || !roles.includes('staff')) ? 'customer' : 'staff']
}

interface Seen {
  sent: number
  readonly times: number[]
  readonly statuses: Map<number, number>
  failures: number
}

function note(seen: Seen, operation: ContractOperation, { status, milliseconds, text }: Outcome) {
  seen.sent += 1
  seen.times.push(milliseconds)
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
  if (status >= 500 || milliseconds > LATE_MS) {
    seen.failures += 1
    console.log(`${operation.id}: ${status} after ${Math.round(milliseconds)} ms ${text}`)
  }
}

async function sendBatch(
  server: Server,
  operation: ContractOperation,
  { known, seed, count }: { known: readonly RowKey[]; seed: number; count: number },
  seen: Seen,
): Promise<void> {
  const agent = createAgent(CONNECTIONS)
  const waiting = sampleOddRequests(operation, known, seed, count).entries()
  const sender = async () => {
    for (const [i, odd] of waiting) {
      const token = tokenFor(operation, i)
      const headers = { ...odd.headers, ...(token && { authorization: `Bearer ${token}` }) }
      note(seen, operation, await send(agent, server.origin, operation.method, { ...odd, headers }))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sender))
  agent.destroy()
}

async function openStore(): Promise<{ store: Store; stop(): void }> {
  const postgres = await openPostgres({ durable: false })
  if (!postgres) return { store: createPgliteStore(), stop() {} }
  return { store: await createPostgresStore(postgres), stop: () => postgres.stop() }
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

const summarise = ({ sent, times, failures }: Seen, { resident, peak }: Memory) =>
  `${sent} requests: ${failures} answers of 5xx or later than ${LATE_MS} ms; ` +
  `p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms, ` +
  `longest ${Math.round(quantile(times, 1))} ms; ` +
  `memory ${megabytes(resident)} MB, at most ${megabytes(peak)} MB`

function report(seen: Seen, before: Memory, after: Memory): void {
  const statuses = [...seen.statuses].sort(([a], [b]) => a - b)
  const rows = statuses.map(([status, count]) => [`${status || 'cut'}`, count])
  console.log(formatTable(['status', 'answers'], rows))
  console.log(`${summarise(seen, after)}, ${megabytes(before.resident)} MB before`)
}

async function run({ quick, requests = quick ? 5000 : REQUESTS }: RunOptions): Promise<boolean> {
  const { store, stop } = await openStore()
  if (store.engine === 'pglite') {
    console.log('needs PostgreSQL, whose rows can be looked at beside the server')
    return false
  }
  const server = await startApi({ ...store.env, LOG_LEVEL: 'error' })
  const known = await store.withSql(findRows)
  const seen: Seen = { sent: 0, times: [], statuses: new Map(), failures: 0 }
  // A stream never ends.
  const operations = contractOperations.filter(({ streams }) => !streams)
  await store.withSql(openSessions)
  // Everything is loaded and compiled before the memory is measured.
  for (const operation of operations) {
    await sendBatch(
      server,
      operation,
      { known, seed: SEED - 1, count: 2 },
      { ...seen, times: [], statuses: new Map() },
    )
  }
  await settle(server)
  const before = memoryOf(server.pid)
  seen.sent = 0
  for (let round = 0; seen.sent < requests && server.isRunning(); round += 1) {
    for (const operation of operations) {
      const count = Math.min(BATCH, requests - seen.sent)
      if (count <= 0 || !server.isRunning()) break
      await store.withSql(openSessions)
      await sendBatch(server, operation, { known, seed: SEED + round, count }, seen)
    }
    console.log(summarise(seen, memoryOf(server.pid)))
  }
  const lives = server.isRunning()
  if (lives) await settle(server)
  report(seen, before, memoryOf(server.pid))
  if (!lives) console.log(`the server ended:\n${server.output().slice(-2000)}`)
  else await server.stop('SIGTERM')
  stop()
  return lives && seen.failures === 0
}

export const fuzz: Measurement = {
  name: 'fuzz',
  about:
    'odd requests of the contract: no 500, no answer later than 5 s, memory (--requests=100000)',
  run,
}
