import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { useExportJob, useExports } from '../../testing/test-exports.ts'
import { selectRows } from '../../testing/test-finance.ts'
import { customerIdOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'
import { buildDataExport } from './build-data-export.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { download } = useExports(() => portal)
const { job, lose, plantExport, ports, statusOf, storedOf, tryOf } = useExportJob(() => portal)

describe('what was taken from its asker', () => {
  it.each([
    ['a business', 'delete from business_users where user_id = $1'],
    [
      'the sight of a private demand',
      `update demands set private = true, private_users = '{}', user_id = '${userIdOf('lia')}'
        where not private and user_id = $1`,
    ],
  ])('is given out by no export: %s', async (_, text) => {
    const id = randomUUID()
    await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
    await plantExport(id)
    await buildDataExport(ports(), job(id), tryOf(id))
    expect((await download('davi', id)).status).toBe(200)
    const before = await selectRows<{ business_id: string; customer_id: string }>(
      portal,
      'select * from business_users where user_id = $1',
      [userIdOf('davi')],
    )
    await lose(text, 'davi')
    expect((await download('davi', id)).status).toBe(404)
    for (const { business_id: business, customer_id: customer } of before) {
      await portal.database.query(
        'insert into business_users (business_id, user_id, customer_id) values ($1, $2, $3) on conflict do nothing',
        [business, userIdOf('davi'), customer],
      )
    }
    // Regaining it does not bring the export back.
    expect((await download('davi', id)).status).toBe(404)
    await portal.database.query('delete from data_exports where id = $1', [id])
  })
})

/** Sets the end of an export, by the clock of the database. */
const keepUntil = (day: 'yesterday' | 'tomorrow', id: string) =>
  portal.database.query(
    `update data_exports set expires_at = '${day}'::timestamptz where id = $1`,
    [id],
  )

describe('what the firm has taken back', () => {
  const taken = ['a message', 'a document'] as const
  it.each(taken)('is given out by no export, which is made anew without it: %s', async (what) => {
    const before = portal.time.now
    const earlier = randomUUID()
    await plantExport(earlier)
    await buildDataExport(ports(), job(earlier), tryOf(earlier))
    portal.time.now = new Date(before.getTime() + 60_000)
    const demand = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
    const said = await portal.call('createDemandItem', {
      as: 'lia',
      params: { id: demand.id },
      body: { type: 'MESSAGE', content: 'De outro cliente' },
    })
    const documentId = randomUUID()
    const { awsFileKey } = await upload(portal, 'davi', 'minuta.pdf')
    await portal.database.query(
      `insert into documents (id, customer_id, demand_id, name, was_send_to_customer, created_at,
         file_key, file_name, content_type, size)
       values ($1, $2, $3, 'De outro cliente', true, $4, $5, 'minuta.pdf', 'application/pdf', 1)`,
      [documentId, customerIdOf('brisa'), demand.id, portal.time.now.toISOString(), awsFileKey],
    )
    const id = randomUUID()
    await plantExport(id)
    await buildDataExport(ports(), job(id), tryOf(id))
    await keepUntil('tomorrow', id)
    // An internal message was never part of an export.
    const internal = await portal.call('createDemandItem', {
      as: 'lia',
      params: { id: demand.id },
      body: { type: 'PRIVATE_MESSAGE', content: 'Só do escritório' },
    })
    const remove = (itemId: string) =>
      portal.call('deleteDemandItem', { as: 'lia', params: { id: demand.id, itemId } })
    expect((await remove(internal.body.id)).status).toBe(200)
    expect((await download('davi', id)).status).toBe(200)
    const takeBack = () =>
      what === 'a message'
        ? remove(said.body.id)
        : portal.database.query('update documents set was_send_to_customer = false where id = $1', [
            documentId,
          ])
    const mails = await mailsCausedBy(portal, takeBack)
    expect(mails.filter(({ to }) => to === 'davi@test.example')).toHaveLength(1)
    expect(await statusOf(id)).toBe('READY')
    expect(await storedOf(id)).toEqual([`exports/${id}-2`])
    expect((await download('davi', earlier)).status).toBe(200)
    expect((await download('davi', id)).status).toBe(200)
    await portal.database.query('delete from documents where id = $1', [documentId])
    await portal.database.query('delete from data_exports where id = any($1)', [[earlier, id]])
    portal.time.now = before
  })

  it('has nothing made anew of an export that had ended by then', async () => {
    const demand = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
    const said = await portal.call('createDemandItem', {
      as: 'lia',
      params: { id: demand.id },
      body: { type: 'MESSAGE', content: 'De outro cliente' },
    })
    const id = randomUUID()
    await plantExport(id)
    await buildDataExport(ports(), job(id), tryOf(id))
    await keepUntil('yesterday', id)
    const stored = await storedOf(id)
    const params = { id: demand.id, itemId: said.body.id }
    const mails = await mailsCausedBy(portal, () =>
      portal.call('deleteDemandItem', { as: 'lia', params }),
    )
    expect(mails.filter(({ to }) => to === 'davi@test.example')).toEqual([])
    expect(await storedOf(id)).toEqual(stored)
    expect((await download('davi', id)).status).toBe(404)
    await portal.database.query('delete from data_exports where id = $1', [id])
  })
})
