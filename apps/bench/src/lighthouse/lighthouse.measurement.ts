import type { PortalRoute } from '@tramite/core/shell'
import { chromium } from 'playwright'
import { findPaths, signIn, visitorsPaths } from '../browser/portal-pages.ts'
import type { Measurement, RunOptions } from '../measurement.ts'
import { temporaryFolder } from '../processes/folders.ts'
import { freePort } from '../processes/free-port.ts'
import { startApi } from '../processes/server.ts'
import { createPgliteStore } from '../processes/store.ts'
import { median } from '../report/statistics.ts'
import { formatTable } from '../report/table.ts'
import { type Audit, auditPage } from './audit.ts'

/**
 * Lighthouse's index of a phone of the middle class. Its constant slowdown of 4 moves the machines it was
 * made for, of 1500 to 2000, there; a slower machine with the same slowdown would be a phone that nobody
 * has, so ours is calibrated as Lighthouse advises.
 */
const PHONE_INDEX = 440

/** Maximum layout shift while a page loads: more would disturb a user who has begun to read or press. */
const MOST_SHIFT = 0.02

function toRow(route: string, audit: Audit) {
  const { accessibility, bestPractices, performance, lcp, cls, tbt, faults } = audit
  const scores = [accessibility, bestPractices, performance].map((score) =>
    score === null ? null : String(score),
  )
  const seconds = lcp === null ? null : lcp / 1000
  return [route, ...scores, seconds, cls, tbt === null ? null : Math.round(tbt), faults.join(', ')]
}

async function run({ quick }: RunOptions): Promise<boolean> {
  const server = await startApi(createPgliteStore().env)
  const port = await freePort()
  const context = await chromium.launchPersistentContext(temporaryFolder('profile'), {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    locale: 'pt-BR',
  })
  const rows: ReturnType<typeof toRow>[] = []
  let passed = true
  const machine: number[] = []
  const look = async (route: PortalRoute, path: string, slowdown: number) => {
    const audit = await auditPage(server.origin + path, { port, quick, slowdown })
    machine.push(audit.machineIndex)
    if (audit.faults.length > 0 || (audit.cls ?? 0) > MOST_SHIFT) passed = false
    rows.push(toRow(route, audit))
    // All pages take half an hour: the output shows the progress.
    console.log(
      `${route}: performance ${audit.performance ?? 'not measured'}, ${audit.faults.join(', ') || 'nothing found'}`,
    )
  }
  try {
    const { machineIndex } = await auditPage(server.origin, { port, quick: true, slowdown: 1 })
    const slowdown = Math.max(1, machineIndex / PHONE_INDEX)
    for (const [route, path] of visitorsPaths) await look(route, path, slowdown)
    await signIn(context, server.origin)
    for (const [route, path] of await findPaths(context, server.origin))
      await look(route, path, slowdown)
    console.log(
      `A phone of index ${PHONE_INDEX}: processor ${slowdown.toFixed(1)} times slower than this machine's, of index ${Math.round(machineIndex)} at first, ${Math.round(median(machine))} in the median`,
    )
  } finally {
    await context.close()
    await server.stop('SIGTERM')
  }
  const header = [
    'route',
    'accessibility',
    'best practices',
    'performance',
    'LCP s',
    'CLS',
    'TBT ms',
  ]
  console.log(formatTable([...header, 'what cost points'], rows))
  return passed
}

export const lighthouse: Measurement = {
  name: 'lighthouse',
  about: 'every page of the portal, as Lighthouse sees it on a phone',
  run,
}
