import type { Measurement, RunOptions } from '../measurement.ts'
import { loadDemands } from '../processes/large-set.ts'
import { openPostgres } from '../processes/postgres.ts'
import { type Server, startApi, startServer } from '../processes/server.ts'
import { createPgliteStore, createPostgresStore, type Store } from '../processes/store.ts'
import { openViewer, type Viewer } from '../processes/viewer.ts'
import { median } from '../report/statistics.ts'
import { formatTable, judge } from '../report/table.ts'
import { type Load, sendSettled, type Throughput } from './load.ts'
import { createOperations, type Operation } from './operations.ts'
import { assertSameAnswer } from './same-answer.ts'

interface Pair {
  readonly ours: Server
  readonly bare: Server
}
type Side = keyof Pair
const sides: readonly Side[] = ['ours', 'bare']

interface Plan extends Load {
  readonly rounds: number
}

async function selectDemandIds({ ours }: Pair, viewer: Viewer): Promise<string[]> {
  const { token, businessId } = viewer
  const response = await fetch(`${ours.origin}/api/demands?limit=200&statusKey=IN_PROGRESS`, {
    headers: { authorization: `Bearer ${token}`, businessid: businessId },
  })
  const { demands } = (await response.json()) as { demands: { id: string }[] }
  if (demands.length < 20) throw new Error('There are too few demands in progress')
  return demands.map(({ id }) => id)
}

/** Every operation on both servers in turn, several times, alternating the order. */
async function measure(pair: Pair, operations: readonly Operation[], plan: Plan) {
  const seen = new Map(
    operations.map(({ name }) => [name, { ours: [], bare: [] } as Record<Side, Throughput[]>]),
  )
  for (const { requests } of operations) {
    for (const side of sides) await sendSettled(pair[side], requests, { ...plan, seconds: 2 })
  }
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { name, requests } of operations) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        seen.get(name)?.[side].push(await sendSettled(pair[side], requests, plan))
      }
    }
  }
  return seen
}

function toRow({ name, aim }: Operation, seen: Record<Side, Throughput[]>) {
  const of = (side: Side, figure: keyof Throughput) =>
    median(seen[side].map((throughput) => throughput[figure]))
  const throughput = of('ours', 'perSecond') / of('bare', 'perSecond')
  const p99 = of('ours', 'p99') / of('bare', 'p99')
  return [
    name,
    of('ours', 'perSecond'),
    of('bare', 'perSecond'),
    aim?.throughput ? judge(throughput, { atLeast: aim.throughput }) : throughput,
    of('ours', 'p99'),
    of('bare', 'p99'),
    aim?.p99 ? judge(p99, { atMost: aim.p99 }) : p99,
    of('ours', 'cpu'),
    of('bare', 'cpu'),
  ]
}

async function compare(store: Store, plan: Plan, profileFolder: string | undefined): Promise<void> {
  await loadDemands(store, { customers: 100, demands: 100_000 })
  const viewer = await store.withSql((sql) => openViewer(sql))
  const other = await store.copy()
  const pair: Pair = {
    ours: await startApi(store.env, { profileFolder }),
    bare: await startServer('apps/bench/src/bare/main.ts', {
      env: { ...other.env, BENCH_VIEWER: JSON.stringify(viewer) },
    }),
  }
  const ids = await selectDemandIds(pair, viewer)
  for (const path of ['/api/demands?limit=20', `/api/demands/${ids[0]}`]) {
    await assertSameAnswer(pair.ours, pair.bare, path, viewer)
  }

  const operations = createOperations(viewer, ids)
  const seen = await measure(pair, operations, plan)
  const { connections, rounds, seconds } = plan
  console.log(
    `\n${store.engine}, ${connections} connections, ${rounds} rounds of ${seconds} s in turn, medians; ` +
      `${viewer.demands} demands in the business`,
  )
  const header =
    'operation,ours req/s,bare req/s,ratio,ours p99 ms,bare p99 ms,ratio,ours cpu ms,bare cpu ms'
  const rows = operations.map((operation) =>
    toRow(operation, seen.get(operation.name) ?? { ours: [], bare: [] }),
  )
  console.log(formatTable(header.split(','), rows))
  await Promise.all([pair.ours.stop('SIGTERM'), pair.bare.stop('SIGTERM')])
}

async function run({ quick, profileFolder }: RunOptions): Promise<boolean> {
  const length = quick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 4 }
  const postgres = await openPostgres({ durable: false })
  if (postgres) {
    const store = await createPostgresStore(postgres)
    await compare(store, { ...length, connections: 32 }, profileFolder)
    postgres.stop()
  }
  await compare(createPgliteStore(), { ...length, connections: 8 }, profileFolder)
  return true
}

export const http: Measurement = {
  name: 'http',
  about: 'requests per second and p99 beside a bare Fastify with the same SQL',
  run,
}
