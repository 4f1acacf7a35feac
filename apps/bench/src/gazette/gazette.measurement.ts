import { setTimeout as sleep } from 'node:timers/promises'
import { createTramite, type Tramite } from '@tramite/core'
import { getGazette, importGazette } from '@tramite/core/marks'
import type { Measurement, RunOptions } from '../measurement.ts'
import { loadDemands } from '../processes/large-set.ts'
import { forgetPeak, memoryOf } from '../processes/memory.ts'
import { openPostgres } from '../processes/postgres.ts'
import { processorTime } from '../processes/program.ts'
import { type Server, settle, startApi } from '../processes/server.ts'
import { createPostgresStore } from '../processes/store.ts'
import { type Cell, formatTable, judge } from '../report/table.ts'
import { EDITIONS, ENTRIES, toEditionFile, WATCHED } from './edition.ts'
import { insertWatchedMarks } from './watched-marks.ts'

/** Targets: seconds from the first byte of the upload to the last status, and growth of the peak. */
const AIM_SECONDS = 30
const AIM_MEGABYTES = 300
const MEGABYTE = 1_000_000
/** Polling interval of the job's state, milliseconds. */
const POLL_MS = 100
const TIMEOUT_SECONDS = 600

/** Signs in as a lawyer of the large set. */
async function signIn(origin: string): Promise<Tramite> {
  const portal = createTramite({
    baseUrl: `${origin}/api`,
    policy: { timeout: TIMEOUT_SECONDS * 1000 },
  })
  await portal.signIn({ email: 'advogada1@carga.example', password: 'Tramite2026' })
  return portal
}

/** Waits for the job. @throws Error when its changes do not match the edition */
async function waitUntilDone(portal: Tramite, id: string): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < TIMEOUT_SECONDS * 1000) {
    const { status, entries, matched, updated } = await portal.read(getGazette, { id })
    if (status === 'done') {
      if (entries === ENTRIES && matched === WATCHED && updated === WATCHED) return
      throw new Error(`Of ${entries} entries ${matched} were found and ${updated} updated`)
    }
    await sleep(POLL_MS)
  }
  throw new Error('The gazette was never taken in')
}

/** Imports an edition as a person of the firm does, and monitors the server's memory. */
async function takeIn(
  portal: Tramite,
  { pid }: Server,
  file: File,
  round: number,
): Promise<Cell[]> {
  const before = { memory: memoryOf(pid).resident, processor: processorTime(pid) }
  forgetPeak(pid)
  const began = performance.now()
  const secondsSince = (from: number) => (performance.now() - from) / 1000
  const { awsFileKey } = await portal.upload(file, { type: 'GAZETTE' })
  const uploaded = secondsSince(began)
  const gazette = await portal.run(importGazette, { awsFileKey })
  const checked = secondsSince(began) - uploaded
  await waitUntilDone(portal, gazette.id)
  const all = secondsSince(began)
  const growth = (memoryOf(pid).peak - before.memory) / MEGABYTE
  return [
    `${round + 1}`,
    file.size / MEGABYTE,
    uploaded,
    checked,
    all - uploaded - checked,
    judge(all, { atMost: AIM_SECONDS }),
    (processorTime(pid) - before.processor) / 1000,
    before.memory / MEGABYTE,
    judge(growth, { atMost: AIM_MEGABYTES }),
  ]
}

async function run({ quick }: RunOptions): Promise<boolean> {
  const postgres = await openPostgres({ durable: true })
  if (!postgres) return true
  const store = await createPostgresStore(postgres)
  await loadDemands(store, { customers: 40, demands: 4 * WATCHED })
  await store.withSql(insertWatchedMarks)
  const server = await startApi(store.env)
  const portal = await signIn(server.origin)
  const rows: Cell[][] = []
  for (let round = 0; round < (quick ? 1 : EDITIONS); round += 1) {
    const file = toEditionFile(round)
    await settle(server)
    rows.push(await takeIn(portal, server, file, round))
  }
  await server.stop('SIGTERM')
  postgres.stop()
  console.log(`\n${ENTRIES} entries, ${WATCHED} of them watched by customers; seconds, and MB`)
  const times = ['upload', 'check', 'job', 'all', 'processor']
  const header = ['edition', 'MB', ...times, 'server, MB', 'growth of its peak']
  console.log(formatTable(header, rows))
  return true
}

export const gazette: Measurement = {
  name: 'gazette',
  about: 'a gazette of 50,000 processes uploaded and taken in on PostgreSQL: time and memory',
  run,
}
