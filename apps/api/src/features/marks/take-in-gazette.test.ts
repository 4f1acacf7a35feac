import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JobPorts } from '../../jobs/job-ports.ts'
import { type TestProcess, toGazetteXml } from '../../testing/gazettes.ts'
import { userIdOf } from '../../testing/test-firm.ts'
import { fileMark, registerMark } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { putGazette, selectGazette } from './gazettes.store.ts'
import { GAZETTE_BATCH } from './read-gazette.ts'
import { takeInGazette } from './take-in-gazette.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.query('truncate marks, gazettes, notifications cascade')
})

const named = (number: string, code: string): TestProcess => ({ number, dispatches: [{ code }] })
const others = Array.from({ length: 2 * GAZETTE_BATCH }, (_, at) =>
  named(String(800_000_000 + at), 'IPAS158'),
)
/** Names marks of ours in its first batch and in its last, one of them in both. */
const xml = toGazetteXml({ number: 2879, date: '10/03/2026' }, [
  named('903456781', 'IPAS009'),
  named('903456782', 'IPAS009'),
  ...others,
  named('903456782', 'IPAS158'),
  named('903456783', 'IPAS158'),
])
/** Here the first batch has been carried out, and no other. */
const MIDDLE = xml.indexOf(String(800_000_000 + 1.5 * GAZETTE_BATCH))

/** Notes the edition as it is before its job runs. */
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

type Ports = Pick<JobPorts, 'database' | 'clock' | 'files'>

/** Ports whose files give so much of the gazette and then fail, as when the process goes away. */
const portsThatRead = (characters: number): Ports => ({
  database: portal.database,
  clock: { now: () => portal.time.now },
  files: {
    ...portal.files,
    async *read() {
      for (let at = 0; at < characters; at += 10_000) {
        yield Buffer.from(xml.slice(at, Math.min(at + 10_000, characters)))
      }
      if (characters < xml.length) throw new Error('The process is gone')
    },
  },
})

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

/** Takes the gazette in, in tries that get as far as told, over three marks of its own. */
async function takeInBy(tries: readonly number[]) {
  await portal.database.query('truncate marks, gazettes cascade')
  const mark = await registerMark(portal)
  for (const last of [1, 2, 3]) await fileMark(portal, mark, `90345678${last}`)
  const id = await receive()
  for (const characters of tries) {
    const done = takeInGazette(portsThatRead(characters), { gazetteId: id })
    if (characters < xml.length) await expect(done).rejects.toThrow('The process is gone')
    else await done
  }
  return resultOf(id)
}

describe('a gazette whose taking in is cut off', () => {
  it('counts in the end what one whole run counts, however often it was cut off', async () => {
    const whole = await takeInBy([xml.length])
    expect(whole).toMatchObject({ matched: 3, updated: 3 })
    expect(await takeInBy([MIDDLE, xml.length])).toEqual(whole)
    expect(await takeInBy([500, MIDDLE, MIDDLE, xml.length])).toEqual(whole)
  })

  it('has its first batch carried out, and counts nothing before its end', async () => {
    const cut = await takeInBy([MIDDLE])
    expect(cut.processes).toEqual([
      { number: '903456781', status: 'Publicação' },
      { number: '903456782', status: 'Publicação' },
      { number: '903456783', status: 'Pedido' },
    ])
    expect(cut.updated).toBe(0)
  })

  it('counts nothing of an earlier upload of its edition', async () => {
    await takeInBy([xml.length])
    const id = await receive()
    const { rows } = await portal.database.query('select id from gazettes')
    expect(rows).not.toEqual([{ id }])
    const gazetteId = (rows[0] as { id: string }).id
    await takeInGazette(portsThatRead(xml.length), { gazetteId })
    expect(await resultOf(gazetteId)).toMatchObject({ matched: 3, updated: 0 })
  })
})
