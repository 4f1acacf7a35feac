import { afterAll, beforeAll, expect, it } from 'vitest'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { idOf, type PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const remove = (id: string, itemId: string, as: PersonName = 'lia') =>
  portal.call('deleteDemandItem', { as, params: { id, itemId } })
const itemsOf = async (id: string, as: PersonName = 'ana') =>
  (await portal.call('listDemandItems', { as, params: { id } })).body.items

it('leaves the place of an entry without what it said, for everybody', async () => {
  const { id } = await raiseDemand(portal)
  const record = await upload(portal, 'ana')
  const body = { content: 'Engano: exclusividade', attachments: [record] }
  const said = await portal.call('postDemandMessage', { as: 'ana', params: { id }, body })
  const { status, body: gone } = await remove(id, said.body.id)
  expect(status).toBe(200)
  expect(gone).toMatchObject({ id: said.body.id, deleted: true, content: null, attachments: [] })
  for (const as of ['ana', 'lia'] as const) expect(await itemsOf(id, as)).toEqual([gone])
  const found = await portal.call('listDemands', { as: 'ana', query: { message: 'exclusividade' } })
  expect(found.body.total).toBe(0)
  const query = { key: record.awsFileKey }
  expect((await portal.call('createDownload', { as: 'ana', query })).status).toBe(404)
  expect((await remove(id, said.body.id)).body).toEqual(gone)
})

it('keeps changes of status, and knows no entries of other demands', async () => {
  const { id } = await raiseDemandIn(portal, 'IN_PROGRESS')
  const [status] = await itemsOf(id)
  expect((await remove(id, status?.id ?? '')).problem.code).toBe('ITEM_NOT_DELETABLE')
  const other = await raiseDemand(portal)
  expect((await remove(other.id, status?.id ?? '')).status).toBe(404)
  expect((await remove(idOf('none'), status?.id ?? '')).status).toBe(404)
  expect((await remove(id, status?.id ?? '', 'ana')).problem.code).toBe('STAFF_ONLY')
})
