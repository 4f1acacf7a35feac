import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHeavyWork } from '../../composition/heavy-work.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { type TestProcess, toGazetteXml } from '../../testing/gazettes.ts'
import { HANGS_MS } from '../../testing/hangs-ms.ts'
import { userIdOf } from '../../testing/test-firm.ts'
import { fileMark, takeInGazette as importEdition, registerMark } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { putGazette, selectGazette } from './gazettes.store.ts'
import { GAZETTE_BATCH } from './read-gazette.ts'
import { takeInGazette } from './take-in-gazette.job.ts'

let portal: TestPortal
const heavy = createHeavyWork({ timeoutMs: HANGS_MS })
afterAll(() => heavy.close())
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await untilQuiet(portal)
  await portal.database.query('truncate marks, gazettes, notifications cascade')
})

const named = (number: string, code: string): TestProcess => ({ number, dispatches: [{ code }] })
const others = Array.from({ length: 2 * GAZETTE_BATCH }, (_, at) =>
  named(String(800_000_000 + at), 'IPAS158'),
)
/** Mentions our marks in its first and in its last batch, one of them in both. */
const xml = toGazetteXml({ number: 2879, date: '10/03/2026' }, [
  named('903456781', 'IPAS009'),
  named('903456782', 'IPAS009'),
  ...others,
  named('903456782', 'IPAS158'),
  named('903456783', 'IPAS158'),
])
/** More than the number of batches. */
const ALL = 10

/** Records an edition as it is before its job runs. */
async function receive(): Promise<string> {
  const id = randomUUID()
  await portal.database.system((transaction) =>
    transaction.run(
      putGazette({
        id,
        number: 2879,
        publishedOn: '2026-03-10',
        fileKey: `gazettes/${id}`,
        entries: others.length + 4,
        userId: userIdOf('lia'),
        userName: 'lia',
        createdAt: portal.time.now.toISOString(),
      }),
    ),
  )
  return id
}

type Ports = Pick<JobPorts, 'database' | 'clock' | 'files' | 'heavy'>

/** Ports that carry out this many batches; then the process dies. */
function portsForBatches(batches: number): Ports {
  const { system } = portal.database
  // Two look-ups come before the batches.
  let left = 2 + batches
  return {
    database: {
      ...portal.database,
      system(work) {
        left -= 1
        return left < 0 ? Promise.reject(new Error('The process is gone')) : system(work)
      },
    },
    clock: { now: () => portal.time.now },
    files: {
      ...portal.files,
      async *read() {
        yield Buffer.from(xml)
      },
    },
    heavy,
  }
}

async function resultOf(gazetteId: string) {
  const [gazette] = await portal.database.system((transaction) =>
    transaction.run(selectGazette(gazetteId)),
  )
  const { rows: processes } = await portal.database.query(
    'select number, status from mark_processes order by number',
  )
  const { rows: events } = await portal.database.query(
    'select code, status, occurred_on from mark_events order by process_id, id',
  )
  return { matched: gazette?.matched, updated: gazette?.updated, processes, events }
}

it('has its news carried out at once, batch by batch', async () => {
  const mark = await registerMark(portal)
  for (const last of [1, 2, 3]) await fileMark(portal, mark, `90345678${last}`)
  const gazetteId = await receive()
  await untilQuiet(portal)
  let told = 0
  portal.database.onMessageLeft(() => {
    told += 1
  })
  await takeInGazette(portsForBatches(ALL), { gazetteId })
  // Nothing is announced for the batches in between.
  expect(told).toBe(2)
})

it('takes in what names a process that is recorded meanwhile', async () => {
  const mark = await registerMark(portal)
  await fileMark(portal, mark, '903456781')
  const gazetteId = await receive()
  await untilQuiet(portal)
  const ports = portsForBatches(ALL)
  let readings = 0
  const run: typeof heavy.run = async (...work) => {
    readings += 1
    if (readings === 1) await fileMark(portal, mark, '903456783')
    return heavy.run(...work)
  }
  await takeInGazette({ ...ports, heavy: { ...heavy, run } }, { gazetteId })
  expect(readings).toBe(2)
  expect(await resultOf(gazetteId)).toMatchObject({
    matched: 2,
    processes: [
      { number: '903456781', status: 'Publicação' },
      { number: '903456783', status: 'Registro' },
    ],
  })
})

it('reaches open pages with what goes into the history only', async () => {
  const mark = await registerMark(portal)
  for (const last of [1, 2, 3]) await fileMark(portal, mark, `90345678${last}`)
  await portal.database.query(`update mark_processes set status_on = '2026-03-11'`)
  const gazetteId = await receive()
  await untilQuiet(portal)
  let told = 0
  portal.database.onMessageLeft(() => {
    told += 1
  })
  await takeInGazette(portsForBatches(ALL), { gazetteId })
  expect(await resultOf(gazetteId)).toMatchObject({ matched: 3, updated: 0 })
  expect(told).toBe(2)
})

/** Takes in the gazette for three new marks, with attempts of these numbers of batches. */
async function takeInBy(tries: readonly number[]) {
  await portal.database.query('truncate marks, gazettes cascade')
  const mark = await registerMark(portal)
  for (const last of [1, 2, 3]) await fileMark(portal, mark, `90345678${last}`)
  const id = await receive()
  for (const batches of tries) {
    const done = takeInGazette(portsForBatches(batches), { gazetteId: id })
    if (batches < ALL) await expect(done).rejects.toThrow('The process is gone')
    else await done
  }
  return resultOf(id)
}

it('takes a registration that is kept for no grant: the day of that is not known', async () => {
  const { body } = await portal.call('importMarks', {
    as: 'ana',
    business: 'aurora-1',
    body: { marcaProcessNumber: '903456789' },
  })
  const id = body.results[0]?.marcaId ?? ''
  const name = 'Requerimento não provido (mantida a concessão)'
  await importEdition(portal, { number: 2879, date: '10/03/2026' }, [
    { number: '903456789', dispatches: [{ code: 'IPAS404', name }] },
  ])
  const seen = await portal.call('getMark', { as: 'ana', params: { id } })
  expect(seen.body.ProcessNumbers).toMatchObject([
    { apolStatus: 'Registro', statusOn: '2026-03-10', grantedOn: null },
  ])
})

describe('a gazette whose taking in is cut off', () => {
  it('counts in the end what one whole run counts, however often it was cut off', async () => {
    const whole = await takeInBy([ALL])
    expect(whole).toMatchObject({ matched: 3, updated: 3 })
    expect(await takeInBy([1, ALL])).toEqual(whole)
    expect(await takeInBy([0, 1, 1, ALL])).toEqual(whole)
  })

  it('has its first batch carried out, and counts nothing before its end', async () => {
    const cut = await takeInBy([1])
    expect(cut.processes).toEqual([
      { number: '903456781', status: 'Publicação' },
      { number: '903456782', status: 'Publicação' },
      { number: '903456783', status: 'Pedido' },
    ])
    expect(cut.updated).toBe(0)
  })

  it('counts nothing of an earlier upload of its edition', async () => {
    await takeInBy([ALL])
    const id = await receive()
    const { rows } = await portal.database.query('select id from gazettes')
    expect(rows).not.toEqual([{ id }])
    const gazetteId = (rows[0] as { id: string }).id
    await takeInGazette(portsForBatches(ALL), { gazetteId })
    expect(await resultOf(gazetteId)).toMatchObject({ matched: 3, updated: 0 })
  })
})
