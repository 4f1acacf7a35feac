import type { Measurement, RunOptions } from '../measurement.ts'
import { loadDemands } from '../processes/large-set.ts'
import { openPostgres } from '../processes/postgres.ts'
import { type Server, startApi } from '../processes/server.ts'
import { createPgliteStore, createPostgresStore, type Store } from '../processes/store.ts'
import { headersOf, openViewer, type Viewer } from '../processes/viewer.ts'
import { median } from '../report/statistics.ts'
import { formatTable, judge } from '../report/table.ts'

interface Subject {
  readonly server: Server
  readonly viewer: Viewer
}

const SMALL = 1_000
const LARGE = 100_000

/** Terms that occur, so that a search finds something; and one that does not. */
const questions: readonly { readonly name: string; readonly query: string }[] = [
  { name: 'list', query: '' },
  { name: 'list by name', query: '&order=name' },
  { name: 'list by update', query: '&order=updatedAt' },
  { name: 'status filter', query: '&statusKey=PENDING' },
  { name: 'search by name', query: '&name=contrato' },
  { name: 'search by name, nothing found', query: '&name=xilofone' },
  { name: 'search by message', query: '&message=prazo' },
  { name: 'search by message, nothing found', query: '&message=xilofone' },
]

async function ask({ server, viewer }: Subject, query: string) {
  const began = performance.now()
  const response = await fetch(`${server.origin}/api/demands?limit=20${query}`, {
    headers: headersOf(viewer),
    signal: AbortSignal.timeout(30_000),
  })
  const answer = (await response.json()) as { nextCursor: string | null; total: number }
  if (!response.ok) throw new Error(`GET /api/demands?${query}: ${JSON.stringify(answer)}`)
  return { ...answer, ms: performance.now() - began }
}

/** Medians of the same requests to several servers in turn, milliseconds. */
async function timeInTurn(asks: readonly (() => Promise<{ ms: number }>)[], rounds: number) {
  const times = asks.map((): number[] => [])
  for (let round = -5; round < rounds; round += 1) {
    for (const [i, one] of asks.entries()) {
      const { ms } = await one()
      if (round >= 0) times[i]?.push(ms)
    }
  }
  return times.map(median)
}

/** The cursor that leads to a page, counted from 1. */
async function selectCursor(subject: Subject, page: number): Promise<string> {
  let cursor = ''
  for (let before = 1; before < page; before += 1) {
    const { nextCursor } = await ask(subject, cursor && `&cursor=${cursor}`)
    if (!nextCursor) throw new Error(`There is no page ${page}`)
    cursor = nextCursor
  }
  return cursor
}

async function open(
  store: Store,
  demands: number,
  profileFolder: string | undefined,
): Promise<Subject> {
  await loadDemands(store, { customers: 100, demands })
  const viewer = await store.withSql(openViewer)
  return { server: await startApi(store.env, { profileFolder }), viewer }
}

async function grow(create: () => Promise<Store>, { quick, profileFolder }: RunOptions) {
  const rounds = quick ? 15 : 60
  const store = await create()
  const small = await open(store, SMALL, undefined)
  const large = await open(await create(), LARGE, profileFolder)
  const rows = []
  for (const { name, query } of questions) {
    const [before = 0, after = 0] = await timeInTurn(
      [() => ask(small, query), () => ask(large, query)],
      rounds,
    )
    const { total } = await ask(large, query)
    rows.push([name, before, after, judge(after / before, { atMost: 1.2 }), total])
  }
  const cursor = await selectCursor(large, 500)
  const [first = 0, far = 0] = await timeInTurn(
    [() => ask(large, ''), () => ask(large, `&cursor=${cursor}`)],
    rounds,
  )
  rows.push([
    'page 500 beside page 1, by cursor',
    first,
    far,
    judge(far / first, { atMost: 1.2 }),
    null,
  ])
  console.log(
    `\n${store.engine}, one client, median of ${rounds}; 1,000 and 100,000 demands of 100 customers, ` +
      `of which ${small.viewer.demands} and ${large.viewer.demands} in the business that asks`,
  )
  console.log(formatTable(['request', 'small ms', 'large ms', 'ratio', 'found in large'], rows))
  await Promise.all([small.server.stop('SIGTERM'), large.server.stop('SIGTERM')])
}

async function run(options: RunOptions): Promise<boolean> {
  const postgres = await openPostgres({ durable: false })
  if (postgres) {
    await grow(() => createPostgresStore(postgres), options)
    postgres.stop()
  }
  await grow(async () => createPgliteStore(), options)
  return true
}

export const growth: Measurement = {
  name: 'growth',
  about: 'latency of list and search from 1,000 to 100,000 demands',
  run,
}
