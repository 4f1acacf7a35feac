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

/** Terms that occur, so that a search has hits; and one that does not. */
const questions: readonly { readonly name: string; readonly query: string }[] = [
  { name: 'list', query: '' },
  { name: 'list by name', query: '&order=name' },
  { name: 'list by update', query: '&order=updatedAt' },
  // A status that fills the page in both businesses: fewer rows would be faster.
  { name: 'status filter', query: '&statusKey=FINISHED' },
  { name: 'search by name', query: '&name=contrato' },
  { name: 'search by name, nothing found', query: '&name=xilofone' },
  { name: 'search by message', query: '&message=prazo' },
  { name: 'search by message, nothing found', query: '&message=xilofone' },
]

/** The server giving up a search is a result, too. */
class RefusedError extends Error {
  constructor(query: string, status: number) {
    super(`${query || 'list'} answered ${status}`)
  }
}

async function ask({ server, viewer }: Subject, query: string, limit = 20) {
  const began = performance.now()
  const response = await fetch(`${server.origin}/api/demands?limit=${limit}${query}`, {
    headers: headersOf(viewer),
    signal: AbortSignal.timeout(30_000),
  })
  const answer = (await response.json()) as { nextCursor: string | null; total: number }
  if (!response.ok) throw new RefusedError(query, response.status)
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

/** Row number of a page, of which the largest business has five hundred. */
const PAGE_ROWS = 19

/** The cursor of a page, counted from 1. */
async function selectCursor(subject: Subject, page: number): Promise<string> {
  let cursor = ''
  for (let before = 1; before < page; before += 1) {
    const { nextCursor } = await ask(subject, cursor && `&cursor=${cursor}`, PAGE_ROWS)
    if (!nextCursor) throw new Error(`There is no page ${page}`)
    cursor = nextCursor
  }
  return cursor
}

/** A server with a number of demands, and two users. */
interface Stage {
  readonly engine: Store['engine']
  readonly server: Server
  /** Of a business with about a hundred demands, whatever the total. */
  readonly ordinary: Subject
  /** Of the business with a tenth of all demands. */
  readonly largest: Subject
}

async function openStage(store: Store, demands: number, profileFolder?: string): Promise<Stage> {
  await loadDemands(store, { customers: demands / 100, demands })
  const [ordinary, largest] = await store.withSql(async (sql) => [
    await openViewer(sql, 100),
    await openViewer(sql),
  ])
  const server = await startApi(store.env, { profileFolder })
  return {
    engine: store.engine,
    server,
    ordinary: { server, viewer: ordinary },
    largest: { server, viewer: largest },
  }
}

async function compare(name: string, small: Subject, large: Subject, rounds: number) {
  const rows = []
  for (const { name: question, query } of questions) {
    try {
      const asks = [() => ask(small, query), () => ask(large, query)]
      const [before = 0, after = 0] = await timeInTurn(asks, rounds)
      const { total } = await ask(large, query)
      rows.push([question, before, after, judge(after / before, { atMost: 1.2 }), String(total)])
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      rows.push([question, null, null, error.message, null])
    }
  }
  console.log(`\n${name}: ${small.viewer.demands} of 1,000, ${large.viewer.demands} of 100,000`)
  const header = ['request', 'of 1,000 ms', 'of 100,000 ms', 'ratio', 'found']
  console.log(formatTable(header, rows))
}

async function comparePages(subject: Subject, rounds: number): Promise<void> {
  const cursor = await selectCursor(subject, 500)
  const asks = ['', `&cursor=${cursor}`, '&page=499'].map(
    (query) => () => ask(subject, query, PAGE_ROWS),
  )
  const [first = 0, ...far] = await timeInTurn(asks, rounds)
  console.log(`\nPage 500 beside page 1, ${PAGE_ROWS} rows a page`)
  const rows = ['by cursor', 'by number'].map((name, i) => {
    const ms = far[i] ?? Number.NaN
    return [name, first, ms, judge(ms / first, { atMost: 1.2 })]
  })
  console.log(formatTable(['page 500', 'page 1 ms', 'page 500 ms', 'ratio'], rows))
}

/** Compares searches with the list of the same business. */
async function compareSearches(subject: Subject, rounds: number): Promise<void> {
  const searches = questions.filter(({ name }) => name.startsWith('search'))
  const asks = ['', ...searches.map(({ query }) => query)].map((query) => () => ask(subject, query))
  const [list = 0, ...found] = await timeInTurn(asks, rounds)
  console.log(`\nSearch beside the list, ${subject.viewer.demands} demands in the business`)
  const rows = searches.map(({ name }, i) => {
    const ms = found[i] ?? Number.NaN
    return [name, list, ms, judge(ms / list, { atMost: 3 })]
  })
  console.log(formatTable(['request', 'list ms', 'search ms', 'ratio'], rows))
}

async function grow(create: () => Promise<Store>, { quick, profileFolder }: RunOptions) {
  const rounds = quick ? 15 : 60
  const small = await openStage(await create(), SMALL)
  const large = await openStage(await create(), LARGE, profileFolder)
  console.log(`\n${small.engine}, one client, 20 rows a page, medians of ${rounds} in turn`)
  await compare('A business that stays as it is', small.ordinary, large.ordinary, rounds)
  await compare('A business that grows as well', small.largest, large.largest, rounds)
  await comparePages(large.largest, rounds)
  await compareSearches(large.ordinary, rounds)
  await compareSearches(large.largest, rounds)
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
