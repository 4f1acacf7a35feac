import { type Browser, chromium } from 'playwright'
import type { Measurement, RunOptions } from '../measurement.ts'
import { loadDemands } from '../processes/large-set.ts'
import { startApi } from '../processes/server.ts'
import { createPgliteStore } from '../processes/store.ts'
import { openViewer } from '../processes/viewer.ts'
import { median } from '../report/statistics.ts'
import { formatTable, judge } from '../report/table.ts'
import { type PageLoad, slow, visitOnce } from './page-load.ts'
import { findPaths, signIn, visitorsPaths } from './portal-pages.ts'
import { scrollList } from './scroll.ts'
import { toStorageState } from './signed-in.ts'

/**
 * A harmless press that most pages offer: a tab or a button that sends nothing; failing that, the account
 * menu. A dialog that covers the page comes first.
 */
const presses = [
  '[role=dialog] button',
  'main [role=tab]:not([aria-selected=true])',
  'main button[type=button]:not([disabled])',
  'header button:not([disabled])',
]

function toRow(route: string, loads: readonly PageLoad[]) {
  const of = (figure: keyof PageLoad) => median(loads.map((load) => load[figure]))
  const inp = of('inp')
  return [
    route,
    of('codeBytes') / 1000,
    of('allBytes') / 1000,
    String(of('requests')),
    judge(of('lcp') / 1000, { atMost: 1.8 }),
    judge(of('tbt'), { atMost: 100 }),
    judge(of('cls'), { atMost: 0.02 }),
    Number.isNaN(inp) ? null : judge(inp, { atMost: 200 }),
  ]
}

/** The Core Web Vitals of every page that users of the demo firm can reach. */
async function measureRoutes(browser: Browser, { quick }: RunOptions): Promise<void> {
  const server = await startApi(createPgliteStore().env)
  const context = await browser.newContext({ locale: 'pt-BR' })
  await signIn(context, server.origin)
  const storageState = await context.storageState()
  const paths = await findPaths(context, server.origin)
  await context.close()
  const visits = [
    ...[...visitorsPaths].map(([route, path]) => ({ route, path, visit: {} })),
    ...[...paths].map(([route, path]) => ({ route, path, visit: { storageState } })),
  ]

  const rounds = quick ? 1 : 5
  const rows = []
  for (const { route, path, visit } of visits) {
    const loads: PageLoad[] = []
    for (let round = 0; round < rounds; round += 1) {
      const url = server.origin + path
      loads.push(await visitOnce(browser, { ...visit, url, landmark: 'h1', press: presses }, slow))
    }
    rows.push(toRow(route, loads))
  }
  console.log(
    `\nFirst visits with an empty cache at ${slow.name}: medians of ${rounds}; bytes until it is quiet, with what is fetched ahead`,
  )
  const header = ['route', 'code kB', 'all kB', 'requests', 'LCP s', 'TBT ms', 'CLS', 'INP ms']
  console.log(formatTable(header, rows))
  await server.stop('SIGTERM')
}

async function measureLongList(browser: Browser): Promise<void> {
  const store = createPgliteStore()
  await loadDemands(store, { customers: 100, demands: 100_000 })
  const viewer = await store.withSql((sql) => openViewer(sql))
  const server = await startApi(store.env)
  const storageState = await toStorageState(server.origin, viewer.token, viewer.businessId)
  const visit = {
    url: `${server.origin}/demands`,
    landmark: 'main a[href^="/demands/"]',
    storageState,
  }
  const rows = []
  for (const cpu of [1, 4]) {
    const { nodes, longestTask, longestFrame, height } = await scrollList(browser, visit, cpu)
    rows.push([`CPU ×${cpu}`, String(nodes), longestTask, longestFrame, height])
  }
  console.log(`\nScrolling the demands list for 15 s, ${viewer.demands} demands in the business`)
  const header = ['processor', 'nodes at most', 'longest task ms', 'longest frame ms', 'list px']
  console.log(formatTable(header, rows))
  await server.stop('SIGTERM')
}

async function run(options: RunOptions): Promise<boolean> {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    await measureRoutes(browser, options)
    await measureLongList(browser)
  } finally {
    await browser.close()
  }
  return true
}

export const browser: Measurement = {
  name: 'browser',
  about: 'bytes and Core Web Vitals of every page in Chromium; a list of 10,000',
  run,
}
