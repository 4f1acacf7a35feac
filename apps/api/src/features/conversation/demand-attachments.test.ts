import { afterAll, beforeAll, expect, it } from 'vitest'
import { raiseDemand } from '../../testing/test-demands.ts'
import type { PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function listFiles(id: string, as: PersonName = 'ana', query: object = {}) {
  const { status, body } = await portal.call('listDemandAttachments', {
    as,
    params: { id },
    query: { ...query },
  })
  return status === 200 ? body : { attachments: [], total: -status, nextCursor: null }
}
const namesOf = async (id: string, as: PersonName = 'ana') =>
  (await listFiles(id, as)).attachments.map(({ name }) => name)
const say = async (as: PersonName, id: string, fileName: string) =>
  portal.call('postDemandMessage', {
    as,
    params: { id },
    body: { attachments: [await upload(portal, as, fileName)] },
  })
const raiseWith = async (fileName: string, body = {}) =>
  raiseDemand(portal, { body: { attachments: [await upload(portal, 'ana', fileName)], ...body } })

it('has the files of both sides, newest first, each with whose it is, and each can be fetched', async () => {
  const { id } = await raiseWith('pedido.pdf')
  await say('ana', id, 'anexo.pdf')
  await say('lia', id, 'resposta.pdf')
  const { attachments, total } = await listFiles(id, 'bruno')
  expect(total).toBe(3)
  expect(attachments).toMatchObject([
    { name: 'resposta.pdf', userType: 'BACKOFFICE', userName: 'lia' },
    { name: 'anexo.pdf', userType: 'CUSTOMER', userName: 'ana', contentType: 'application/pdf' },
    { name: 'pedido.pdf', userType: 'CUSTOMER', userName: 'ana' },
  ])
  for (const { key } of attachments) {
    const { status } = await portal.call('createDownload', { as: 'bruno', query: { key } })
    expect(status).toBe(200)
  }
})

it('goes on page by page, each file once', async () => {
  const { id } = await raiseWith('a.pdf')
  await say('ana', id, 'b.pdf')
  await say('ana', id, 'c.pdf')
  const first = await listFiles(id, 'ana', { limit: 2 })
  expect(first.total).toBe(3)
  const second = await listFiles(id, 'ana', { limit: 2, cursor: first.nextCursor })
  const names = [...first.attachments, ...second.attachments].map(({ name }) => name)
  expect(names).toEqual(['c.pdf', 'b.pdf', 'a.pdf'])
  expect(second).toMatchObject({ total: 3, nextCursor: null })
})

it('leaves out what is a document, and what only the firm reads or was deleted', async () => {
  const { id } = await raiseWith('pedido.pdf')
  const { awsFileKey } = await upload(portal, 'lia', 'parecer.pdf', 'DOCUMENT')
  const document = { demandId: id, name: 'Parecer', awsFileKey }
  const filed = await portal.call('createDocument', { as: 'lia', body: document })
  expect(filed.status).toBe(201)
  const note = { type: 'PRIVATE_MESSAGE', attachments: [await upload(portal, 'lia', 'nota.pdf')] }
  const noted = await portal.call('createDemandItem', { as: 'lia', params: { id }, body: note })
  expect(noted.status).toBe(201)
  const { body: deleted } = await say('lia', id, 'engano.pdf')
  const removal = { as: 'lia', params: { id, itemId: deleted.id } } as const
  expect((await portal.call('deleteDemandItem', removal)).status).toBe(200)
  expect(await namesOf(id)).toEqual(['pedido.pdf'])
  expect(await namesOf(id, 'lia')).toEqual(['nota.pdf', 'pedido.pdf'])
})

it('is not told of another customer’s demand, nor of a secret one', async () => {
  const { id } = await raiseWith('pedido.pdf')
  const secret = await raiseWith('segredo.pdf', { private: true })
  expect((await listFiles(id, 'davi')).total).toBe(-404)
  expect((await listFiles(secret.id, 'bruno')).total).toBe(-404)
  expect(await namesOf(secret.id)).toEqual(['segredo.pdf'])
})
