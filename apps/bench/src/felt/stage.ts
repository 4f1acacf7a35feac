import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import type { Visit } from '../browser/page-load.ts'
import { toStorageState } from '../browser/signed-in.ts'
import { ROWS_OF_STATUS, statusKeys, THREAD_LENGTH } from '../html/page-rows.ts'
import { loadDemands } from '../processes/large-set.ts'
import { type Server, startApi, startServer } from '../processes/server.ts'
import type { Sql, Store } from '../processes/store.ts'
import { headersOf, openViewer, type Viewer } from '../processes/viewer.ts'

/** The portal, or the bare handler that serves the same as finished pages. */
export interface Side {
  readonly server: Server
  readonly storageState?: Visit['storageState']
  /** Whether a search starts with Enter; otherwise by itself. */
  readonly needsEnter: boolean
  /** Paths of the data that a page shows, as opposed to its files. */
  readonly views: RegExp
}

/** Both sides over the same rows. */
export interface Stage {
  readonly browser: Browser
  readonly viewer: Viewer
  readonly ours: Side
  readonly html: Side
  /** Demands with a conversation of fifty messages, which come first in their column. */
  readonly demands: readonly { readonly id: string; readonly name: string }[]
}

/** What shows on each page that it has loaded, on both sides. */
export const landmarks = {
  signIn: 'button[type=submit]',
  list: 'main a[href^="/demands/"]',
  demand: 'main article',
  form: 'main form',
} as const

/** Number of demands that get a conversation: as many as the portal's list shows without scrolling. */
const THREADS = 5

const sentence =
  'Podem confirmar se a exclusividade vale também para as filiais do Paraná? O prazo vence na sexta-feira.'

/** The text of the newest message of every prepared conversation. */
export const newestMessage = `Mensagem ${THREAD_LENGTH}.`

/** Adds a conversation of fifty messages to each of the newest demands in progress. */
async function writeThreads(sql: Sql, { businessId, userId, userName }: Viewer) {
  const demands = await sql(
    `select id, name from demands
     where business_id = $1 and status_key = 'IN_PROGRESS' and not private and on_demands_page
     order by number desc limit ${THREADS}`,
    [businessId],
  )
  for (const [id] of demands) {
    await sql('delete from process_items where demand_id = $1', [id])
    await sql(
      `insert into process_items (id, demand_id, customer_id, type, content, user_type, user_id,
         user_name, attachments, created_at)
       select gen_random_uuid(), d.id, d.customer_id, 'MESSAGE', 'Mensagem ' || i || '. ' || $2,
         'CUSTOMER', $3, $4, '[]', d.created_at + i * interval '1 minute'
       from demands d, generate_series(1, ${THREAD_LENGTH}) i where d.id = $1 order by i`,
      [id, sentence, userId, userName],
    )
  }
  return demands.map(([id, name]) => ({ id: String(id), name: String(name) }))
}

async function readText(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`GET ${url}: ${response.status}`)
  return response.text()
}

type Board = Record<string, { readonly demands: readonly { readonly id: string }[] }>

/** @throws Error when the two sides do not show the same rows: then their speeds cannot be compared */
async function assertSameRows({ ours, html, viewer, demands }: Stage): Promise<void> {
  const idsOf = (page: string) =>
    [...page.matchAll(/class="row[^"]*" href="\/demands\/([\da-f-]{36})"/g)].map(([, id]) => id)
  const board = JSON.parse(
    await readText(
      `${ours.server.origin}/api/demands/board?limit=${ROWS_OF_STATUS}`,
      headersOf(viewer),
    ),
  ) as Board
  const expected = statusKeys.flatMap((key) => board[key]?.demands.map(({ id }) => id) ?? [])
  const actual = idsOf(await readText(`${html.server.origin}/demands`))
  if (expected.toSorted().join() !== actual.toSorted().join()) {
    throw new Error(`The lists differ: ${expected.length} and ${actual.length} rows`)
  }
  const path = `/demands/${demands[0]?.id}`
  const { items } = JSON.parse(
    await readText(`${ours.server.origin}/api${path}/items`, headersOf(viewer)),
  ) as { items: readonly unknown[] }
  const articles = (await readText(html.server.origin + path)).split('<article').length - 1
  if (items.length !== THREAD_LENGTH || articles !== THREAD_LENGTH) {
    throw new Error(`The conversations have ${items.length} and ${articles} messages`)
  }
}

/**
 * Makes the portal's server draw a page: the drawing thread starts with the first one, which is served
 * without.
 * @throws Error when it draws none
 */
async function drawOnce({ ours, viewer }: Stage): Promise<void> {
  const headers = { ...headersOf(viewer), 'content-type': 'application/json' }
  const user = await readText(`${ours.server.origin}/api/user/userLogged`, headersOf(viewer))
  const body = JSON.stringify({ address: '/demands', width: 90, user })
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await fetch(`${ours.server.origin}/drawn`, { method: 'POST', headers, body })
    const { nodes } = (await response.json()) as { readonly nodes: unknown }
    if (nodes) return
    await setTimeout(500)
  }
  throw new Error('The server draws no page')
}

/** Starts both sides, over a business with a thousand demands. */
export async function openStage(browser: Browser, store: Store): Promise<Stage> {
  await loadDemands(store, { customers: 10, demands: 10_000 })
  const [viewer, demands] = await store.withSql(async (sql) => {
    const found = await openViewer(sql)
    return [found, await writeThreads(sql, found)]
  })
  const other = await store.copy()
  const server = await startApi({ ...store.env, LOG_LEVEL: 'error' })
  const bare = await startServer('apps/bench/src/html/main.ts', {
    env: { ...other.env, BENCH_VIEWER: JSON.stringify(viewer) },
  })
  const storageState = await toStorageState(server.origin, viewer.token, viewer.businessId)
  const stage: Stage = {
    browser,
    viewer,
    ours: { server, storageState, needsEnter: false, views: /^\/(api\/|drawn$)/ },
    html: { server: bare, needsEnter: true, views: /^\/demands/ },
    demands,
  }
  await assertSameRows(stage)
  await drawOnce(stage)
  return stage
}
