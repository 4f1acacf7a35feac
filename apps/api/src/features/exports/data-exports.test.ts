import { toDataExportState } from '@tramite/core/exports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { useExportJob, useExports } from '../../testing/test-exports.ts'
import { selectRows } from '../../testing/test-finance.ts'
import { customerIdOf, idOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { buildDataExport } from './build-data-export.job.ts'
import { removeEndedExports } from './remove-ended-exports.job.ts'

const DAY = 24 * 60 * 60 * 1000
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { ask, download, latest, ready } = useExports(() => portal)
const { job, plantExport, ports, statusOf, storedOf, tryOf } = useExportJob(() => portal)

describe('an export', () => {
  it('is asked for by admins only, and belongs to who asked', async () => {
    for (const as of ['bruno', 'lia'] as const) expect((await ask(as)).status).toBe(403)
    expect((await portal.call('createDataExport', {})).status).toBe(401)
    await ask('davi')
    const { id } = await ready('davi')
    expect((await download('davi', id)).status).toBe(200)
    for (const as of ['ana', 'sofia'] as const) {
      expect((await download(as, id)).status).toBe(404)
      expect((await portal.call('listDataExports', { as })).body.exports).not.toContainEqual(
        expect.objectContaining({ id }),
      )
    }
    expect((await download('davi', 'x')).status).toBe(400)
  })

  it('is one for two who ask at once', async () => {
    const answers = await Promise.all([ask('ana'), ask('ana'), ask('ana')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await portal.settle()
    const jobs = await selectRows(
      portal,
      `select id from pgboss.job where name = 'dataExport' and data ->> 'exportId' = $1`,
      [answers[0]?.body.id],
    )
    expect(jobs).toHaveLength(1)
    await ready('ana')
  })

  it('bears the day on which it was asked for, where the firm is', async () => {
    const start = portal.time.now
    portal.time.now = new Date('2026-03-11T02:30:00.000Z')
    expect((await ask('davi')).status).toBe(201)
    const { id } = await ready('davi')
    const { body } = await download('davi', id)
    const noted = await selectRows(
      portal,
      'select event, actor_id as actor from audit_log where subject_id = $1',
      [id],
    )
    expect(noted).toEqual([{ event: 'FILE_DOWNLOADED', actor: userIdOf('davi') }])
    const file = await portal.app.inject({ url: body.signedUrl })
    expect(file.headers['content-disposition']).toContain('exportacao-2026-03-10-23h30.zip')
    portal.time.now = start
  })

  it('is given out until the end of the seventh day, and deleted then', async () => {
    const { id } = (await latest('davi')) ?? { id: '' }
    const start = portal.time.now
    const sweep = () => removeEndedExports({ ...portal, clock: { now: () => portal.time.now } })
    portal.time.now = new Date('2026-03-17T23:30:00-03:00')
    await sweep()
    expect((await download('davi', id)).status).toBe(200)
    portal.time.now = new Date('2026-03-18T00:00:00-03:00')
    expect((await download('davi', id)).status).toBe(404)
    await sweep()
    expect(await storedOf(id)).toEqual([])
    expect(await latest('davi')).toBeUndefined()
    portal.time.now = start
  })

  it('is deleted though the storage does not let others go, which stay for the next time', async () => {
    const ids = Array.from({ length: 60 }, (_, i) => idOf(`old export ${i}`)).sort()
    const stuck = ids.slice(0, 55)
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand(
          `insert into data_exports (id, customer_id, user_id, status, created_at)
           select id, $1, $2, 'FAILED', '2020-01-01' from unnest($3::uuid[]) as id`,
          [customerIdOf('brisa'), userIdOf('davi'), ids],
        ),
      ),
    )
    const left = async () =>
      (
        await selectRows<{ id: string }>(
          portal,
          `select id from data_exports where id = any ($1)`,
          [ids],
        )
      )
        .map(({ id }) => id)
        .sort()
    const remove = async (key: string) => {
      if (stuck.includes(key.replace('exports/', ''))) throw new Error('500')
      return portal.files.remove(key)
    }
    const clock = { now: () => portal.time.now }
    const run = removeEndedExports({ ...portal, files: { ...portal.files, remove }, clock })
    await expect(run).rejects.toThrow('could not be removed')
    expect(await left()).toEqual(stuck)
    await removeEndedExports({ ...portal, clock })
    expect(await left()).toEqual([])
  })
})

describe('a withdrawn export', () => {
  it('loses its file at once, and keeps its reason until it would have ended', async () => {
    await portal.database.query('delete from data_exports where user_id = $1', [userIdOf('davi')])
    const start = portal.time.now
    const sweep = () => removeEndedExports({ ...portal, clock: { now: () => portal.time.now } })
    expect((await ask('davi')).status).toBe(201)
    const { id } = await ready('davi')
    await portal.database.query(`update data_exports set expires_at = created_at where id = $1`, [
      id,
    ])
    const state = async () =>
      toDataExportState(
        (await portal.call('listDataExports', { as: 'davi' })).body.exports,
        portal.time.now,
      ).state
    portal.time.now = new Date(start.getTime() + DAY)
    await sweep()
    expect([await storedOf(id), await state()]).toEqual([[], 'withdrawn'])
    portal.time.now = new Date(start.getTime() + 7 * DAY - 1)
    await sweep()
    expect(await state()).toBe('withdrawn')
    portal.time.now = new Date(start.getTime() + 7 * DAY + 1)
    await sweep()
    expect(await state()).toBe('none')
    portal.time.now = start
  })
})

describe('after the end of a contract', () => {
  const setContract = (isChurn: boolean, until: string | null) =>
    portal.database.system((transaction) =>
      transaction.run(
        plainCommand(
          'update customers set is_churn = $2, access_allowed_until = $3 where id = $1',
          [customerIdOf('brisa'), isChurn, until],
        ),
      ),
    )

  it('can be asked for and fetched until the fifteenth day, and not on the sixteenth', async () => {
    const start = portal.time.now
    // It ended on 23/02; the test clock is at the fifteenth day after that, 10/03.
    await setContract(true, '2026-03-10')
    expect((await ask('davi')).status).toBe(201)
    const { id } = await ready('davi')
    expect((await download('davi', id)).status).toBe(200)
    // Neither the e-mail nor the page promises anything beyond the last day with access.
    expect(portal.mails.at(-1)?.text).toContain('até 10/03/2026')
    expect((await latest('davi'))?.expiresAt).toBe('2026-03-11T02:59:59.999Z')

    portal.time.now = new Date(start.getTime() + DAY)
    expect((await ask('davi')).problem.code).toBe('ACCESS_CHURNED')
    expect((await download('davi', id)).problem.code).toBe('ACCESS_CHURNED')
    expect((await portal.call('listDataExports', { as: 'davi' })).status).toBe(403)
    portal.time.now = start
    await setContract(false, null)
  })

  it('is given up where the right went while it waited', async () => {
    const id = idOf('waiting export')
    await plantExport(id)
    await setContract(true, '2026-03-09')
    await buildDataExport(ports(), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('FAILED')
    await setContract(false, null)
  })

  it('is given up where its asker is no admin any more', async () => {
    const id = idOf('waiting export of an admin')
    await plantExport(id)
    const setAdmin = 'update users set customer_admin = $2 where id = $1'
    await portal.database.query(setAdmin, [userIdOf('davi'), false])
    const mails = await mailsCausedBy(portal, () => buildDataExport(ports(), job(id), tryOf(id)))
    expect([await statusOf(id), mails]).toEqual(['FAILED', []])
    await portal.database.query(setAdmin, [userIdOf('davi'), true])
  })
})
