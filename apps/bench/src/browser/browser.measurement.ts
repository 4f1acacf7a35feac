import { type Browser, chromium } from 'playwright'
import type { Measurement, RunOptions } from '../measurement.ts'
import { loadDemands } from '../processes/large-set.ts'
import { startApi } from '../processes/server.ts'
import { createPgliteStore } from '../processes/store.ts'
import { openViewer } from '../processes/viewer.ts'
import { median } from '../report/statistics.ts'
import { formatTable, judge } from '../report/table.ts'
import { type Conditions, type PageLoad, type Visit, visitOnce } from './page-load.ts'
import { scrollList } from './scroll.ts'
import { toStorageState } from './signed-in.ts'

const conditions: readonly Conditions[] = [
  { name: 'unthrottled' },
  {
    name: '1.6 Mbit/s, 150 ms, CPU ×4',
    network: { bitsPerSecond: 1_600_000, latencyMs: 150 },
    cpu: 4,
  },
]

interface Screen extends Visit {
  readonly name: string
  /** Most kilobytes of scripts and style sheets. */
  readonly maxKilobytes?: number
}

async function ask<T>(origin: string, path: string, headers: Record<string, string>): Promise<T> {
  const response = await fetch(origin + path, { headers })
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`)
  return (await response.json()) as T
}

type Ids = readonly { readonly id: string }[]

/** The business that the portal opens with, and a demand of it. */
async function selectDemand(origin: string, authorization: string) {
  const { business } = await ask<{ business: Ids }>(origin, '/api/business', { authorization })
  const businessId = business[0]?.id ?? ''
  const path = '/api/demands?limit=1&statusKey=IN_PROGRESS'
  const { demands } = await ask<{ demands: Ids }>(origin, path, {
    authorization,
    businessid: businessId,
  })
  const [demand] = demands
  if (!demand) throw new Error('There is no demand to show')
  return { id: demand.id, businessId }
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user@aurora.example', password: 'Tramite2026' }),
  })
  return ((await response.json()) as { token: string }).token
}

/** The four screens of the demo firm. */
async function describeScreens(origin: string): Promise<Screen[]> {
  const token = await signIn(origin)
  const { id, businessId } = await selectDemand(origin, `Bearer ${token}`)
  const storageState = await toStorageState(origin, token, businessId)
  return [
    {
      name: 'sign-in',
      url: `${origin}/signIn`,
      landmark: 'button[type=submit]',
      maxKilobytes: 105,
    },
    { name: 'home', url: `${origin}/`, landmark: 'main a[href^="/demands/"]', storageState },
    {
      name: 'demands list',
      url: `${origin}/demands`,
      landmark: 'main a[href^="/demands/"]',
      storageState,
      maxKilobytes: 165,
    },
    { name: 'detail', url: `${origin}/demands/${id}`, landmark: 'main textarea', storageState },
  ]
}

function toRow({ name, maxKilobytes }: Screen, isSlow: boolean, loads: readonly PageLoad[]) {
  const of = (figure: keyof PageLoad) => median(loads.map((load) => load[figure]))
  const kilobytes = of('codeBytes') / 1000
  const lcp = of('lcp') / 1000
  return [
    name,
    maxKilobytes ? judge(kilobytes, { atMost: maxKilobytes }) : kilobytes,
    of('allBytes') / 1000,
    String(of('requests')),
    isSlow ? judge(lcp, { atMost: 1.8 }) : lcp,
    isSlow ? judge(of('tbt'), { atMost: 100 }) : of('tbt'),
    of('cls'),
  ]
}

async function measureScreens(browser: Browser, { quick }: RunOptions): Promise<void> {
  const server = await startApi(createPgliteStore().env)
  const screens = await describeScreens(server.origin)
  const rounds = quick ? 1 : 5
  for (const condition of conditions) {
    const loads = screens.map((): PageLoad[] => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [i, screen] of screens.entries()) {
        loads[i]?.push(await visitOnce(browser, screen, condition))
      }
    }
    console.log(`\n${condition.name}: first visit with an empty cache, median of ${rounds}`)
    const header = ['screen', 'JS + CSS kB', 'all kB', 'requests', 'LCP s', 'TBT ms', 'CLS']
    const isSlow = condition.network !== undefined
    const rows = screens.map((screen, i) => toRow(screen, isSlow, loads[i] ?? []))
    console.log(formatTable(header, rows))
  }
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
    await measureScreens(browser, options)
    await measureLongList(browser)
  } finally {
    await browser.close()
  }
  return true
}

export const browser: Measurement = {
  name: 'browser',
  about: 'bytes, paints and blocking of the main screens in Chromium; a list of 10,000',
  run,
}
