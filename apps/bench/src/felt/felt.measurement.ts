import { loadavg } from 'node:os'
import { type Browser, chromium } from 'playwright'
import { type PageLoad, slow } from '../browser/page-load.ts'
import type { Measurement, RunOptions } from '../measurement.ts'
import { openPostgres } from '../processes/postgres.ts'
import { createPgliteStore, createPostgresStore } from '../processes/store.ts'
import { median } from '../report/statistics.ts'
import { type Cell, formatNumber, formatTable, judge } from '../report/table.ts'
import { type Acts, carryOut } from './acts.ts'
import { actAims, aims, paintAims } from './aims.ts'
import { pageNames, paintConditions, timePaints } from './paints.ts'
import { openStage, type Stage } from './stage.ts'
import { CONNECTIONS, loadViews } from './view-load.ts'

type Row = readonly Cell[]

const header = ['figure', 'here', 'finished HTML', 'ratio', 'aim']

/** A figure for both sides: medians, their ratio, and our target. */
function toRow(
  name: string,
  { ours, html }: { readonly ours: readonly number[]; readonly html: readonly number[] },
  aim: Parameters<typeof judge>[1] = {},
): Row {
  const [here, there] = [median(ours), median(html)]
  const bound = aim.atMost ?? aim.atLeast
  const sign = aim.atMost === undefined ? '≥' : '≤'
  return [
    name,
    bound === undefined ? here : judge(here, aim),
    there,
    here / there,
    bound === undefined ? null : `${sign} ${formatNumber(bound)}`,
  ]
}

async function describePaints(stage: Stage, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  const blocking: Row[] = []
  for (const condition of paintConditions) {
    for (const page of pageNames) {
      const loads = await timePaints(stage, page, condition, rounds)
      const of = (figure: keyof PageLoad) => ({
        ours: loads.ours.map((load) => load[figure]),
        html: loads.html.map((load) => load[figure]),
      })
      const aim = paintAims[condition.name]?.[page]
      rows.push(toRow(`largest paint, ${condition.name}: ${page}, ms`, of('lcp'), aim))
      if (condition.name === 'cold, slow' && page === 'list') {
        blocking.push(toRow('blocking, cold, slow: list, ms', of('tbt'), aims.blocking))
      }
    }
  }
  return [...rows, ...blocking]
}

const actNames: Readonly<Record<keyof Acts, string>> = {
  open: 'open a demand from the list until its messages show',
  search: 'search in titles, last key until the hit shows',
  create: 'create until its page shows',
  reply: 'reply until it shows',
}

async function describeActs(stage: Stage, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const speed of ['unthrottled', 'slow'] as const) {
    const seen = { ours: [] as Acts[], html: [] as Acts[] }
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 === 0
        ? (['ours', 'html'] as const)
        : (['html', 'ours'] as const)) {
        const acts = await carryOut(stage, stage[side], { round, isSlow: speed === 'slow' })
        seen[side].push(acts)
      }
    }
    for (const act of Object.keys(actNames) as (keyof Acts)[]) {
      const limits: Partial<Record<typeof speed, number>> = actAims[act]
      const atMost = limits[speed]
      if (atMost === undefined) continue
      const of = (side: keyof typeof seen) => seen[side].map((acts) => acts[act])
      const figures = { ours: of('ours'), html: of('html') }
      rows.push(toRow(`${actNames[act]}, ${speed}, ms`, figures, { atMost }))
    }
  }
  return rows
}

async function describeLoad(
  stage: Stage,
  plan: { rounds: number; seconds: number },
): Promise<Row[]> {
  const [ours, html] = await loadViews(stage, plan)
  if (!ours || !html) throw new Error('Two servers were loaded')
  const rows: Row[] = []
  for (const view of ['list', 'demand'] as const) {
    const of = (figure: 'perSecond' | 'p99') => ({
      ours: ours.seen[view][figure],
      html: html.seen[view][figure],
    })
    const { each = 0, calls = [] } = ours.views.find(({ name }) => name === view) ?? {}
    rows.push(
      toRow(`views a second, ${view}, each of ${each} calls`, of('perSecond'), aims.views[view]),
    )
    rows.push(toRow(`p99 of one call, ${view}, ms`, of('p99'), aims.p99))
    console.log(`\nA view of the ${view}:`)
    for (const { method, path } of calls.slice(0, each)) console.log(`  ${method} ${path}`)
  }
  const memory = { ours: [ours.seen.memory], html: [html.seen.memory] }
  return [...rows, toRow("memory of the server's process after load, MiB", memory, aims.memory)]
}

function describeConditions(
  browser: Browser,
  stage: Stage,
  engine: string,
  rounds: number,
): string {
  const load = loadavg()[0]?.toFixed(1)
  return (
    `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Node.js ${process.version}, ` +
    `${engine}, load ${load} before; medians of ${rounds}.\n` +
    `${stage.viewer.demands} demands of one customer, conversations of 50 messages; slow is ${slow.name}.\n` +
    'Beside it finished HTML of the same rows: a bare handler with no session, rights or framework.\n' +
    `Views at ${CONNECTIONS} connections, with all calls that the portal makes when the page is opened.`
  )
}

async function measure(browser: Browser, { quick }: RunOptions): Promise<void> {
  const rounds = quick ? 1 : 5
  const postgres = await openPostgres({ durable: false })
  const store = postgres ? await createPostgresStore(postgres) : createPgliteStore()
  const stage = await openStage(browser, store)
  console.log(`\n${describeConditions(browser, stage, store.engine, rounds)}`)
  const print = (rows: readonly Row[]) => console.log(`\n${formatTable(header, rows)}`)
  print(await describePaints(stage, rounds))
  print(await describeActs(stage, rounds))
  print(await describeLoad(stage, { rounds, seconds: quick ? 2 : 8 }))
  await Promise.all([stage.ours.server.stop('SIGTERM'), stage.html.server.stop('SIGTERM')])
  postgres?.stop()
}

async function run(options: RunOptions): Promise<boolean> {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    await measure(browser, options)
  } finally {
    await browser.close()
  }
  return true
}

export const felt: Measurement = {
  name: 'felt',
  about: 'what a user waits for, beside the same rows as finished HTML; views a second; memory',
  run,
}
