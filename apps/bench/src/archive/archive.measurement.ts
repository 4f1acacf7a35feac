import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from '@tramite/core'
import { fileReminders, listReminders, unfileReminders } from '@tramite/core/reminders'
import type { Measurement, RunOptions } from '../measurement.ts'
import { loadDemands } from '../processes/large-set.ts'
import { openPostgres } from '../processes/postgres.ts'
import { startApi } from '../processes/server.ts'
import { createPgliteStore, createPostgresStore, type Sql, type Store } from '../processes/store.ts'
import { openViewer, type Viewer } from '../processes/viewer.ts'
import { median, quantile } from '../report/statistics.ts'
import { type Cell, formatTable, judge } from '../report/table.ts'

const REMINDERS = 500
/** The target for all of them, milliseconds. */
const AIM_MS = 1000

async function insertReminders(sql: Sql, { customerId, userId, userName }: Viewer): Promise<void> {
  await sql(
    `insert into reminders (id, customer_id, user_id, user_name, user_type, name, type, due_date,
       notify_date, created_at, updated_at)
     select id::uuid, $2, $3, $4, 'CUSTOMER', 'Prazo ' || place, 'task',
       current_date + (place % 60)::int, current_date + 60, now(), now()
     from unnest($1::text[]) with ordinality as made (id, place)`,
    [Array.from({ length: REMINDERS }, () => randomUUID()), customerId, userId, userName],
  )
}

const clientOf = (origin: string, { token, businessId }: Viewer): ApiClient =>
  createApiClient({
    baseUrl: `${origin}/api`,
    fetch: (request) => fetch(request),
    token: () => token,
    businessId: () => businessId,
  })

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Archives and unarchives the same selection in turn; the first round warms up. */
async function archive(client: ApiClient, rounds: number) {
  const { reminders } = await listReminders(client, {}).queryFn({ pageParam: null })
  const ids = reminders.map(({ id }) => id)
  if (ids.length !== REMINDERS) throw new Error(`There are ${ids.length} reminders`)
  const times = { filed: [] as number[], unfiled: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    const filed = await timeOf(() => fileReminders(client).mutationFn({ ids }))
    const unfiled = await timeOf(() => unfileReminders(client).mutationFn({ ids }))
    if (round === 0) continue
    times.filed.push(filed)
    times.unfiled.push(unfiled)
  }
  return times
}

async function measure(store: Store, rounds: number): Promise<Cell[][]> {
  await loadDemands(store, { customers: 2, demands: 200 })
  const viewer = await store.withSql(async (sql) => {
    const found = await openViewer(sql)
    await insertReminders(sql, found)
    return found
  })
  const server = await startApi(store.env)
  const { filed, unfiled } = await archive(clientOf(server.origin, viewer), rounds)
  await server.stop('SIGTERM')
  const row = (name: string, times: readonly number[]): Cell[] => [
    store.engine,
    name,
    Math.min(...times),
    store.engine === 'postgres' ? judge(median(times), { atMost: AIM_MS }) : median(times),
    quantile(times, 1),
  ]
  return [row('archive', filed), row('unarchive', unfiled)]
}

async function run({ quick }: RunOptions): Promise<boolean> {
  const rounds = quick ? 3 : 15
  const rows: Cell[][] = []
  const postgres = await openPostgres({ durable: true })
  if (postgres) {
    rows.push(...(await measure(await createPostgresStore(postgres), rounds)))
    postgres.stop()
  }
  rows.push(...(await measure(createPgliteStore(), rounds)))
  console.log(`\n${REMINDERS} reminders in a request of the SDK, ${rounds} rounds; milliseconds`)
  console.log(formatTable(['engine', 'what', 'best', 'median', 'worst'], rows))
  return true
}

export const archiving: Measurement = {
  name: 'archive',
  about:
    'a selection of 500 reminders archived and unarchived in one request each, through the SDK',
  run,
}
