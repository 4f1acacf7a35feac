import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { selectItemsForward } from '../items/items.store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const create = async () =>
  (await portal.call('createDemand', { as: 'ana', body: { name: 'Parecer', description: 'x' } }))
    .body
const say = (id: string, body: object, as: PersonName = 'ana') =>
  portal.call('postDemandMessage', { as, params: { id }, body })
const write = (id: string, body: object) =>
  portal.call('createDemandItem', { as: 'lia', params: { id }, body })
const listItems = async (id: string, as: PersonName = 'ana', query: object = {}) =>
  (await portal.call('listDemandItems', { as, params: { id }, query: { ...query } })).body
const setStatus = (id: string, statusKey: string) =>
  portal.call('updateDemandStatus', { as: 'lia', params: { id }, body: { statusKey } })

/** Uploads a small file as the portal does. */
async function upload(as: PersonName, fileName = 'minuta.txt') {
  const content = Buffer.from('conteúdo')
  const { body } = await portal.call('createUpload', {
    as,
    query: { fileName, fileType: 'text/plain', type: 'ATTACHMENT', fileSize: content.length },
  })
  await portal.files.store({ key: body.key, contentType: 'text/plain' }, content)
  return {
    fileName: 'outro.exe',
    fileType: 'application/x-evil',
    fileSize: 999,
    awsFileKey: body.key,
  }
}

it('is told from its beginning as it was written, whatever the clocks of two processes say', async () => {
  const { id } = await create()
  await say(id, { content: 'Pergunta' })
  const { now } = portal.time
  portal.time.now = new Date(now.getTime() - 1000)
  await say(id, { content: 'Resposta' })
  portal.time.now = now
  const reader = { customerId: null, userId: userIdOf('lia'), staff: true }
  const read = (after: readonly string[] | null) =>
    portal.database.tenant(reader, (transaction) =>
      transaction.run(selectItemsForward(id, { limit: 9, after })[0]),
    )
  const rows = (await read(null)).slice(-2)
  expect(rows.map(({ content }) => content)).toEqual(['Pergunta', 'Resposta'])
  const behind = await read([rows[0]?.id ?? ''])
  expect(behind.map(({ content }) => content)).toEqual(['Resposta'])
})

describe('postDemandMessage', () => {
  it('adds to the conversation and makes the demand unread for the others', async () => {
    const { id } = await create()
    await portal.call('viewDemand', { as: 'clara', params: { id } })
    const { status, body } = await say(id, { content: '  Bom dia.  ' })
    expect([status, body.content, body.userType, body.userName]).toEqual([
      201,
      'Bom dia.',
      'CUSTOMER',
      'ana',
    ])
    expect((await listItems(id)).items).toEqual([body])
    const { body: demand } = await portal.call('getDemand', { as: 'clara', params: { id } })
    expect(demand).toMatchObject({ unread: true, visualized: [userIdOf('ana')] })
  })

  it('takes files without text', async () => {
    const { id } = await create()
    const { body } = await say(id, { content: ' ', attachments: [await upload('ana')] })
    expect(body).toMatchObject({
      content: 'Documento anexado.',
      attachments: [{ name: 'minuta.txt', contentType: 'text/plain', size: 9 }],
    })
  })

  it.each([{}, { content: '' }, { content: ' \n' }, { attachments: [] }])(
    'refuses %j',
    async (body) => {
      const { id } = await create()
      const answer = await say(id, body)
      expect(answer.problem).toMatchObject({
        status: 400,
        message: 'Por favor, incluir descrição.',
      })
    },
  )

  it.each(['PENDING', 'FINISHED', 'BLOCKED'])('is closed to customers on %s', async (statusKey) => {
    const { id } = await create()
    await setStatus(id, statusKey)
    expect((await say(id, { content: 'x' })).problem).toMatchObject({
      status: 403,
      code: 'DEMAND_CHAT_CLOSED',
    })
    expect((await say(id, { content: 'x' }, 'lia')).status).toBe(201)
  })

  it('refuses files of others, files used before, and files that did not arrive', async () => {
    const { id } = await create()
    const record = await upload('ana')
    expect((await say(id, { attachments: [record] }, 'clara')).problem.code).toBe(
      'FILE_KEY_INVALID',
    )
    expect((await say(id, { attachments: [record] })).status).toBe(201)
    expect((await say(id, { attachments: [record] })).problem.code).toBe('FILE_KEY_INVALID')
    const { body } = await portal.call('createUpload', {
      as: 'ana',
      query: { fileName: 'a.txt', fileType: 'text/plain', type: 'ATTACHMENT', fileSize: 3 },
    })
    const missing = await say(id, { attachments: [{ ...record, awsFileKey: body.key }] })
    expect(missing.problem.code).toBe('FILE_NOT_UPLOADED')
  })
})

describe('createDemandItem', () => {
  it.each(['MESSAGE', 'DOCUMENT', 'FORM', 'FORM_ANSWER', 'ATTACHMENT', 'STATUS'])(
    'writes a %s that the customer reads',
    async (type) => {
      const { id } = await create()
      const { status, body } = await write(id, { type, content: 'Texto' })
      expect([status, body.type]).toEqual([201, type])
      expect((await listItems(id)).items).toEqual([body])
    },
  )

  it.each(['STATUS', 'MESSAGE'])('takes with a %s no status but the demand’s own', async (type) => {
    const { id } = await create()
    const refused = await write(id, { type, customFields: { statusKey: 'FINISHED' } })
    expect([refused.status, refused.problem.code]).toEqual([409, 'DEMAND_TRANSITION_REFUSED'])
    const timeline = await portal.call('getDemandTimeline', { as: 'ana', params: { id } })
    expect(timeline.body.changes).toEqual([])
    expect((await write(id, { type, customFields: { statusKey: 'OPEN' } })).status).toBe(201)
  })

  it('keeps no copy of the name of a status beside the status', async () => {
    const { id } = await create()
    await setStatus(id, 'FINISHED')
    const customFields = { statusKey: 'FINISHED' }
    const { body } = await write(id, {
      type: 'STATUS',
      content: ' Demanda entregue ',
      customFields,
    })
    expect([body.content, body.customFields]).toEqual([null, customFields])
    const said = await write(id, { type: 'STATUS', content: 'Com dois anexos.', customFields })
    expect(said.body.content).toBe('Com dois anexos.')
  })

  it('writes a templated message', async () => {
    const { id } = await create()
    const template = {
      template: 'Entrega em {{demand_deleveryForecast}}.',
      parameters: { demand_deleveryForecast: '2026-03-20' },
    }
    const { body } = await write(id, { type: 'TEMPLATED_MESSAGE', template })
    expect(body.template).toEqual(template)
  })

  it.each(['PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE'])(
    'keeps a %s among staff',
    async (type) => {
      const { id, updatedAt } = await create()
      const before = await listItems(id)
      portal.time.now = new Date(portal.time.now.getTime() + 1000)
      const { body } = await write(id, { type, content: 'CANARIO-INTERNO' })
      expect((await listItems(id, 'rui')).items).toEqual([body])
      expect(await listItems(id)).toEqual(before)
      const recent = await portal.call('getMostRecentDemandItem', { as: 'ana', params: { id } })
      expect(recent.status).toBe(404)
      const { body: demand } = await portal.call('getDemand', { as: 'ana', params: { id } })
      expect(demand.updatedAt).toBe(updatedAt)
    },
  )

  it('keeps the files of an internal item among staff', async () => {
    const { id } = await create()
    const record = await upload('lia', 'parecer-interno.txt')
    await write(id, { type: 'PRIVATE_MESSAGE', content: 'x', attachments: [record] })
    const download = (as: PersonName) =>
      portal.call('createDownload', { as, query: { key: record.awsFileKey } })
    expect((await download('ana')).status).toBe(404)
    expect((await download('lia')).status).toBe(200)
  })

  it('is for staff, and not empty', async () => {
    const { id } = await create()
    const body = { type: 'MESSAGE', content: 'x' }
    const refused = await portal.call('createDemandItem', { as: 'ana', params: { id }, body })
    expect(refused.problem).toMatchObject({ status: 403, code: 'STAFF_ONLY' })
    expect((await write(id, { type: 'MESSAGE', content: ' ' })).problem.code).toBe('ITEM_EMPTY')
    expect((await write(id, { type: 'SHOUT', content: 'x' })).status).toBe(400)
  })
})

describe('listDemandItems and getMostRecentDemandItem', () => {
  it('page from the newest to the oldest, each page in order', async () => {
    const { id } = await create()
    for (let count = 1; count <= 12; count += 1) await say(id, { content: `Mensagem ${count}` })
    const pages: string[][] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listItems>> = await listItems(id, 'ana', {
        limit: 5,
        ...(cursor && { cursor }),
      })
      expect(page.total).toBe(12)
      pages.unshift(page.items.map(({ content }) => content ?? ''))
      cursor = page.nextCursor
    } while (cursor)
    expect(pages.map(({ length }) => length)).toEqual([2, 5, 5])
    expect(pages.flat()).toEqual(Array.from({ length: 12 }, (_, index) => `Mensagem ${index + 1}`))
    const recent = await portal.call('getMostRecentDemandItem', { as: 'ana', params: { id } })
    expect(recent.body.content).toBe('Mensagem 12')
  })

  it('show a deleted entry without what it held', async () => {
    const { id } = await create()
    const { body } = await say(id, {
      content: 'Arrependimento',
      attachments: [await upload('ana')],
    })
    await portal.database.system((transaction) =>
      transaction.run({
        text: 'update process_items set deleted = true where id = $1',
        params: [body.id],
        read: () => undefined,
      }),
    )
    const [item] = (await listItems(id)).items
    expect(item).toMatchObject({ id: body.id, deleted: true, content: null, attachments: [] })
  })

  it('refuse a cursor that is none', async () => {
    const { id } = await create()
    const answer = await portal.call('listDemandItems', {
      as: 'ana',
      params: { id },
      query: { cursor: 'x' },
    })
    expect(answer.status).toBe(400)
  })
})
