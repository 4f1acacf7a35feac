import { afterAll, beforeAll, expect, it } from 'vitest'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { idOf, type PersonName } from '../../testing/test-firm.ts'
import { logoOf, registerMark, uploadBytes } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'
import { removeAbandonedUploads } from '../files/remove-abandoned-uploads.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const remove = (id: string, itemId: string, as: PersonName = 'lia') =>
  portal.call('deleteDemandItem', { as, params: { id, itemId } })
/** Removes files that were released long ago. */
const sweep = () =>
  removeAbandonedUploads({
    database: portal.database,
    files: portal.files,
    clock: { now: () => new Date(portal.time.now.getTime() + 21 * 60 * 1000) },
  })
const itemsOf = async (id: string, as: PersonName = 'ana') =>
  (await portal.call('listDemandItems', { as, params: { id } })).body.items

it('leaves the place of an entry without what it said, for everybody', async () => {
  const { id } = await raiseDemand(portal)
  const record = await upload(portal, 'ana')
  const body = { content: 'Engano: caducidade', attachments: [record] }
  const said = await portal.call('postDemandMessage', { as: 'ana', params: { id }, body })
  const { status, body: gone } = await remove(id, said.body.id)
  expect(status).toBe(200)
  expect(gone).toMatchObject({ id: said.body.id, deleted: true, content: null, attachments: [] })
  for (const as of ['ana', 'lia'] as const) expect(await itemsOf(id, as)).toEqual([gone])
  const found = await portal.call('listDemands', { as: 'ana', query: { message: 'caducidade' } })
  expect(found.body.total).toBe(0)
  const query = { key: record.awsFileKey }
  expect((await portal.call('createDownload', { as: 'ana', query })).status).toBe(404)
  expect((await remove(id, said.body.id)).body).toEqual(gone)
})

it('lets the files of an entry go that nothing else holds, and no other', async () => {
  const kept = await upload(portal, 'ana')
  const { id } = await raiseDemand(portal, { body: { attachments: [kept] } })
  const [gone, other] = [await upload(portal, 'ana'), await upload(portal, 'ana')]
  const say = async (record: typeof gone) => {
    const body = { attachments: [record] }
    return (await portal.call('postDemandMessage', { as: 'ana', params: { id }, body })).body.id
  }
  const itemId = await say(gone)
  await say(other)
  // An entry that shows files of the demand itself.
  const twice = await say(await upload(portal, 'ana'))
  await portal.database.query(
    'update process_items set attachments = (select attachments from demands where id = $2) where id = $1',
    [twice, id],
  )
  for (const each of [itemId, twice]) expect((await remove(id, each)).status).toBe(200)
  await sweep()
  const isThere = async ({ awsFileKey }: typeof gone) =>
    (await portal.files.head(awsFileKey)) !== null
  expect(await Promise.all([gone, other, kept].map(isThere))).toEqual([false, true, true])
})

it('leaves the logo of a mark, which came with the entry, until the mark has another', async () => {
  const logo = () => uploadBytes(portal, 'ana', logoOf())
  const body = { apres: 'Figura', attachments: [await logo()] }
  const { id, Demand } = await registerMark(portal, { body })
  const second = await logo()
  const editLogo = async (record: typeof second) => {
    const call = { as: 'ana', params: { id }, body: { logo: record } } as const
    expect((await portal.call('updateMark', call)).status).toBe(200)
  }
  await editLogo(second)
  const entry = (await itemsOf(Demand.id)).find(({ attachments }) => attachments.length > 0)
  expect((await remove(Demand.id, entry?.id ?? '')).status).toBe(200)
  await sweep()
  const query = { key: second.awsFileKey }
  const download = () => portal.call('createDownload', { as: 'bruno', query })
  expect((await download()).status).toBe(200)
  const isStored = async () => (await portal.files.head(second.awsFileKey)) !== null
  expect(await isStored()).toBe(true)

  await editLogo(await logo())
  await sweep()
  expect(await isStored()).toBe(false)
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
