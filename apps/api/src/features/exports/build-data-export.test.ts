import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import type { FileStore } from '../../ports/files/files.port.ts'
import { HANGS_MS } from '../../testing/hangs-ms.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { useExportJob, useExports } from '../../testing/test-exports.ts'
import { selectRows } from '../../testing/test-finance.ts'
import { businessIdOf, customerIdOf, idOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'
import { buildDataExport } from './build-data-export.job.ts'
import { markLostExportsFailed, takeExport } from './exports.store.ts'
import { failLostExports } from './fail-lost-exports.job.ts'
import { removeEndedExports } from './remove-ended-exports.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { ask, download, ready } = useExports(() => portal)
const { job, lose, plantExport, ports, statusOf, storedOf, tryOf } = useExportJob(() => portal)

/** Waits for the e-mail that says that the export failed, and removes it. */
const untilTold = () =>
  vi.waitFor(
    async () => {
      await portal.settle()
      const told = portal.mails.findIndex(
        ({ to, subject }) =>
          to === 'davi@test.example' &&
          subject === 'Não foi possível preparar a exportação dos seus dados',
      )
      expect(told).not.toBe(-1)
      portal.mails.splice(told, 1)
    },
    { timeout: HANGS_MS, interval: 200 },
  )

describe('the job', () => {
  it('is done by another try when one breaks off, from the beginning', async () => {
    const file = await upload(portal, 'davi', 'contrato.pdf')
    await raiseDemand(portal, { as: 'davi', business: 'brisa-1', body: { attachments: [file] } })
    const id = idOf('broken export')
    await plantExport(id)
    const gone = { next: () => Promise.reject(new Error('gone')) }
    const read = () => ({ [Symbol.asyncIterator]: () => gone })
    const files: FileStore = { ...portal.files, read }
    await expect(buildDataExport(ports({ files }), job(id), tryOf(id))).rejects.toThrow('gone')
    expect(await statusOf(id)).toBe('BUILDING')
    expect(await storedOf(id)).toEqual([])
    await buildDataExport(ports(), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('READY')
    // A late attempt changes nothing, and does nothing that could fail.
    const stored = await portal.files.head(`exports/${id}-2`)
    expect(stored).not.toBeNull()
    await buildDataExport(ports({ files }), job(id), tryOf(id, true))
    expect(await statusOf(id)).toBe('READY')
    expect(await portal.files.head(`exports/${id}-2`)).toEqual(stored)
  })

  it('makes anew what it was making when something was taken from its asker', async () => {
    const id = idOf('export of who lost something')
    await plantExport(id)
    const hasSpace = async () => {
      await lose('update users set customer_super_admin = true where id = $1', 'davi')
      await lose('update users set customer_super_admin = false where id = $1', 'davi')
      return true
    }
    const scratch = { ...ports().scratch, hasSpace }
    const run = buildDataExport(ports({ scratch }), job(id), tryOf(id))
    await expect(run).rejects.toThrow('taken from the asker')
    // It has not ended, so nothing removes it.
    await removeEndedExports(ports())
    expect(await statusOf(id)).toBe('BUILDING')
    await buildDataExport(ports(), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('READY')
  })

  it('leaves what another process has made meanwhile as it is', async () => {
    const id = idOf('export made twice')
    await plantExport(id)
    const scratch = {
      ...ports().scratch,
      open: async () => {
        await buildDataExport(ports(), job(id), tryOf(id))
        return ports().scratch.open()
      },
    }
    const remove = vi.fn(portal.files.remove)
    const storeStream = vi.fn(portal.files.storeStream)
    const files = { ...portal.files, remove, storeStream }
    await buildDataExport(ports({ scratch, files }), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('READY')
    expect([remove, storeStream].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it('is not given out by a try that another one has overtaken, whatever was taken meanwhile', async () => {
    const id = idOf('export of a late process')
    await plantExport(id)
    const begin = () => portal.database.system((transaction) => transaction.run(takeExport(id)))
    const scratch = {
      ...ports().scratch,
      open: async () => {
        await begin()
        return ports().scratch.open()
      },
    }
    await buildDataExport(ports({ scratch }), job(id), tryOf(id, true))
    expect(await statusOf(id)).toBe('BUILDING')
    const storeStream: FileStore['storeStream'] = async (...of) => {
      await begin()
      return portal.files.storeStream(...of)
    }
    await buildDataExport(ports({ files: { ...portal.files, storeStream } }), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('BUILDING')
    expect(await storedOf(id)).toEqual([])
    await buildDataExport(ports(), job(id), tryOf(id))
    expect((await download('davi', id)).status).toBe(200)
    expect(await storedOf(id)).toEqual([`exports/${id}-5`])
  })

  const waitOf = async (id: string) => {
    const text = 'select percent, waits_for_space as waits from data_exports where id = $1'
    return (await selectRows(portal, text, [id]))[0]
  }
  it('waits for room on the disk, also when that goes while it is made', async () => {
    const id = idOf('export without room')
    await plantExport(id)
    for (const enough of [0, 1]) {
      let asked = 0
      const hasSpace = async () => {
        asked += 1
        return asked <= enough
      }
      const scratch = { ...ports().scratch, hasSpace }
      const run = buildDataExport(ports({ scratch }), job(id), tryOf(id))
      await expect(run).rejects.toThrow('too little space')
      expect(await storedOf(id)).toEqual([])
      expect(await waitOf(id)).toEqual({ percent: 0, waits: true })
    }
    await buildDataExport(ports(), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('READY')
    expect(await waitOf(id)).toEqual({ percent: 100, waits: false })
  })

  it('is over when its last try fails, so that another one can be asked for at once', async () => {
    const id = idOf('hopeless export')
    await plantExport(id)
    const files: FileStore = {
      ...portal.files,
      storeStream: () => Promise.reject(new Error('full')),
    }
    const run = buildDataExport(ports({ files }), job(id), tryOf(id, true))
    await expect(run).rejects.toThrow('full')
    expect(await statusOf(id)).toBe('FAILED')
    await untilTold()
    const { status, body } = await ask('davi')
    expect([status, body.status]).toEqual([201, 'WAITING'])
    expect(body.id).not.toBe(id)
    await ready('davi')
  })

  it('is not waited for when nobody will make it: then another one can be asked for', async () => {
    const id = idOf('lost export')
    await plantExport(id)
    const data = JSON.stringify(job(id))
    const lookWhile = async (plant: string, remove: string) => {
      await portal.database.system(async (transaction) => {
        await transaction.run(plainCommand(plant, [data]))
        await transaction.run(markLostExportsFailed())
        await transaction.run(plainCommand(remove))
      })
      return statusOf(id)
    }
    const inOutbox = await lookWhile(
      `insert into outbox (message, created_at)
        values (jsonb_build_object('kind', 'job', 'job', $1::jsonb), now())`,
      `delete from outbox where message -> 'job' ->> 'exportId' = '${id}'`,
    )
    const isDone = `delete from pgboss.job where data ->> 'exportId' = '${id}'`
    const states: unknown[] = []
    for (const state of ['created', 'retry', 'active', 'failed']) {
      const planted = `insert into pgboss.job (name, data, state, start_after)
        values ('dataExport', $1::jsonb, '${state}', now() + interval '1 day')`
      states.push(await lookWhile(planted, isDone))
    }
    expect([inOutbox, ...states]).toEqual(['WAITING', 'WAITING', 'WAITING', 'WAITING', 'FAILED'])
    const forgotten = idOf('forgotten export')
    await plantExport(forgotten)
    await failLostExports(ports())
    expect(await statusOf(forgotten)).toBe('FAILED')
    await untilTold()
    expect((await ask('davi')).body.status).toBe('WAITING')
    await failLostExports(ports())
    expect((await ready('davi')).status).toBe('READY')
  })

  it('is taken by another process when its own says nothing any more', async () => {
    const [queue] = await selectRows(
      portal,
      `select heartbeat_seconds as silence, expire_seconds as expiry from pgboss.queue where name = 'dataExport'`,
    )
    expect(queue).toEqual({ silence: 60, expiry: 6 * 60 * 60 })
  })

  it('holds a thousand documents in no more memory than a few', async () => {
    const count = 1000
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand(
          `insert into documents (id, customer_id, business_id, name, file_key, file_name, content_type, size, created_at)
           select gen_random_uuid(), $1, $2, 'Foto ' || i, 'documents/many-' || i, 'foto.png', 'image/png', 200000, $3
           from generate_series(0, $4::int - 1) i`,
          [customerIdOf('brisa'), businessIdOf('brisa-1'), portal.time.now.toISOString(), count],
        ),
      ),
    )
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const used = () => {
      collect()
      const { heapUsed, arrayBuffers } = process.memoryUsage()
      return heapUsed + arrayBuffers
    }
    let [open, most, read, peak] = [0, 0, 0, 0]
    const files: FileStore = {
      ...portal.files,
      head: async () => ({ size: 200_000, contentType: 'image/png' }),
      read: async function* () {
        open += 1
        most = Math.max(most, open)
        for (let piece = 0; piece < 4; piece += 1) yield randomBytes(50_000)
        read += 1
        if (read % 100 === 0) peak = Math.max(peak, used())
        open -= 1
      },
    }
    const before = used()
    const id = idOf('large export')
    await plantExport(id)
    await buildDataExport(ports({ files }), job(id), tryOf(id))
    const [row] = await selectRows<{ files: number; size: number }>(
      portal,
      'select files, size from data_exports where id = $1',
      [id],
    )
    expect(row?.files).toBeGreaterThanOrEqual(count)
    expect(row?.size).toBeGreaterThan(count * 200_000)
    expect(most).toBe(1)
    // Of 200 MB that passed through, uncollected garbage makes up 15 to 30 MB.
    expect(peak - before).toBeLessThan(50_000_000)
  })
})
