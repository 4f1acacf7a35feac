import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { documents } from '../../tables/documents.table.ts'
import { plantDemand, raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { customerIdOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function store(as: PersonName, body: Readonly<Record<string, unknown>>, headers = {}) {
  const { awsFileKey } = await upload(portal, as, 'parecer.pdf', 'DOCUMENT')
  return portal.call('createDocument', {
    as,
    headers,
    body: { name: 'Parecer', awsFileKey, ...body },
  })
}
const list = async (as: PersonName, query = {}, business?: string) => {
  const { body } = await portal.call('listDocuments', {
    as,
    query,
    ...(business && { business }),
  })
  return body.documents.map(({ name }) => name)
}

describe('createDocument', () => {
  it('stores a document of the firm and shows it in the conversation', async () => {
    const demand = await raiseDemandIn(portal, 'PENDING')
    const made = await store('lia', { demandId: demand.id, name: ' Parecer final ', flagged: true })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      name: 'Parecer final',
      demandId: demand.id,
      demand: { name: demand.name },
      flagged: true,
      status: 'waiting',
      userType: 'BACKOFFICE',
      userId: userIdOf('lia'),
      fileName: 'parecer.pdf',
    })
    const read = await portal.call('getDocument', { as: 'bruno', params: { id: made.body.id } })
    expect(read.body).toEqual(made.body)

    const params = { id: demand.id }
    const item = await portal.call('getMostRecentDemandItem', { as: 'bruno', params })
    expect(item.body).toMatchObject({ type: 'DOCUMENT', content: 'Parecer final' })
    const { body } = await portal.call('getDemand', { as: 'ana', params })
    expect(body.unread).toBe(true)
    await portal.settle()
    const told = await portal.call('listNotifications', { as: 'ana' })
    expect(told.body.notifications[0]).toMatchObject({
      title: 'lia (escritório) enviou um documento',
      link: demand.id,
    })
  })
  it('keeps a document that is not for the customer from them', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const customFields = { wasSendToCustomer: false }
    const { body } = await store('lia', { demandId, name: 'Estratégia', customFields })
    expect(body.customFields).toEqual(customFields)
    await portal.settle()

    for (const operation of ['getDocument', 'downloadDocument'] as const) {
      expect((await portal.call(operation, { as: 'ana', params: { id: body.id } })).status).toBe(
        404,
      )
      expect((await portal.call(operation, { as: 'rui', params: { id: body.id } })).status).toBe(
        200,
      )
    }
    expect(await list('ana', { demandId })).toEqual([])
    expect(await list('rui', { demandId })).toEqual(['Estratégia'])
    const { body: items } = await portal.call('listDemandItems', {
      as: 'ana',
      params: { id: demandId },
    })
    expect(items.items.map(({ type }) => type)).not.toContain('DOCUMENT')
  })
  it('makes one document of a request that is sent twice', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const { awsFileKey } = await upload(portal, 'lia')
    const request = {
      as: 'lia',
      headers: { 'idempotency-key': 'one-document' },
      body: { demandId, name: 'Parecer', awsFileKey },
    } as const
    const first = await portal.call('createDocument', request)
    const second = await portal.call('createDocument', request)
    expect(second.body).toEqual(first.body)
    expect(await list('ana', { demandId })).toHaveLength(1)
  })
  it('takes one of a customer as a message is taken', async () => {
    const open = await raiseDemand(portal)
    const made = await store('bruno', { demandId: open.id })
    expect(made.body).toMatchObject({ userType: 'CUSTOMER', status: 'waiting' })
    const pending = await raiseDemandIn(portal, 'PENDING')
    expect((await store('bruno', { demandId: pending.id })).problem.code).toBe('DEMAND_CHAT_CLOSED')
    const planted = await plantDemand(portal, 'suspended', 'saulo', 'OPEN')
    expect((await store('saulo', { demandId: planted })).problem.code).toBe('ACCESS_SUSPENDED')
  })
  it('leaves to staff what they decide, and asks them for the demand', async () => {
    const { id: demandId } = await raiseDemand(portal)
    for (const decided of [{ flagged: true }, { status: 'accepted' }, { customFields: null }]) {
      expect((await store('ana', { demandId, ...decided })).problem.code).toBe('STAFF_ONLY')
    }
    const { status, problem } = await store('lia', {})
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['demandId']])
  })
  it('refuses files that are not there, not the own or used already', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const { body } = await portal.call('createUpload', {
      as: 'lia',
      query: { fileName: 'a.pdf', fileType: '', fileSize: 3, type: 'DOCUMENT' },
    })
    const missing = await store('lia', { demandId, awsFileKey: body.key })
    expect(missing.problem.code).toBe('FILE_NOT_UPLOADED')
    const { awsFileKey } = await upload(portal, 'lia')
    expect((await store('rui', { demandId, awsFileKey })).problem.code).toBe('FILE_KEY_INVALID')
    expect((await store('lia', { demandId, awsFileKey })).status).toBe(201)
    expect((await store('lia', { demandId, awsFileKey })).problem.code).toBe('FILE_KEY_INVALID')
  })
  it('does not find demands that the user may not see', async () => {
    const secret = await raiseDemand(portal, { body: { private: true } })
    for (const person of ['bruno', 'davi'] as const) {
      expect((await store(person, { demandId: secret.id })).problem.code).toBe('DEMAND_NOT_FOUND')
    }
  })
})

describe('listDocuments', () => {
  it('lists what the firm wrote, and in a demand what both sides did', async () => {
    const { id: demandId } = await raiseDemand(portal, { business: 'aurora-2' })
    await store('lia', { demandId, name: 'da firma' })
    await store('ana', { demandId, name: 'da cliente' })
    expect(await list('ana', {}, 'aurora-2')).toEqual(['da firma'])
    expect(await list('ana', { demandId })).toEqual(['da cliente', 'da firma'])
    expect(await list('ana', {}, 'aurora-1')).not.toContain('da firma')
    expect(await list('bruno')).not.toContain('da firma')
    expect(await list('davi')).toEqual([])
  })
  it('filters by name and by days in São Paulo, in pages', async () => {
    const rows = [
      '2026-02-01T02:59:59.999Z',
      '2026-02-01T03:00:00.000Z',
      '2026-02-02T03:00:00.000Z',
    ]
    await portal.database.system((transaction) =>
      transaction.run(
        toCommand(
          build.insert(documents).values(
            rows.map((createdAt, i) => ({
              id: idOf(`document ${i}`),
              customerId: customerIdOf('grace'),
              name: `Relatório ${i} de gestão`,
              fileKey: `k${i}`,
              fileName: 'r.pdf',
              contentType: 'application/pdf',
              size: 1,
              createdAt,
            })),
          ),
        ),
      ),
    )
    expect((await list('gil')).sort()).toHaveLength(3)
    expect(await list('gil', { startDate: '2026-02-01', endDate: '2026-02-01' })).toEqual([
      'Relatório 1 de gestão',
    ])
    expect(await list('gil', { name: 'RELATORIO 2' })).toEqual(['Relatório 2 de gestão'])
    expect(await list('gil', { limit: 2, page: 1 })).toHaveLength(1)
    expect(await list('gil', {}, 'grace-1')).toHaveLength(3)
    const { status } = await portal.call('listDocuments', {
      as: 'gil',
      query: { startDate: '2026-02-02', endDate: '2026-02-01' },
    })
    expect(status).toBe(400)
  })
  it('does not find private and foreign demands, and hides their documents', async () => {
    const secret = await raiseDemand(portal, { body: { private: true } })
    const { body } = await store('lia', { demandId: secret.id, name: 'sigiloso' })
    expect(await list('ana')).toContain('sigiloso')
    for (const person of ['bruno', 'davi'] as const) {
      expect(await list(person)).not.toContain('sigiloso')
      const found = await portal.call('listDocuments', {
        as: person,
        query: { demandId: secret.id },
      })
      expect(found.problem.code).toBe('DEMAND_NOT_FOUND')
      for (const operation of ['getDocument', 'downloadDocument'] as const) {
        const one = await portal.call(operation, { as: person, params: { id: body.id } })
        expect(one.status).toBe(404)
      }
    }
  })
  it('refuses a foreign business, a customer who has left and strangers', async () => {
    const call = (as?: 'davi' | 'caio', business?: string) =>
      portal.call('listDocuments', { ...(as && { as }), ...(business && { business }) })
    expect((await call('davi', 'aurora-1')).problem.code).toBe('BUSINESS_FORBIDDEN')
    expect((await call('caio')).problem.code).toBe('ACCESS_CHURNED')
    expect((await call()).status).toBe(401)
  })
})

describe('downloadDocument', () => {
  it('answers a short-lived address and the name to save under', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const { body } = await store('lia', { demandId })
    const found = await portal.call('downloadDocument', { as: 'bruno', params: { id: body.id } })
    expect(found.body.fileName).toBe('parecer.pdf')
    const open = () => portal.app.inject({ url: found.body.signedUrl })
    expect((await open()).payload).toContain('%PDF')
    portal.time.now = new Date(portal.time.now.getTime() + 61_000)
    expect((await open()).statusCode).toBe(403)
  })
})

describe('updateFirmDocument', () => {
  const update = (id: string, body: object, as: PersonName = 'lia', headers = {}) =>
    portal.call('updateFirmDocument', { as, params: { id }, body, headers })

  it('accepts a document, and renames it', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const { id } = (await store('lia', { demandId })).body
    const read = await portal.call('getDocument', { as: 'lia', params: { id } })
    expect(read.headers.etag).toBe('"1"')
    const body = { status: 'accepted', name: ' Parecer revisto ', flagged: true }
    const { body: changed, headers } = await update(id, body, 'lia', { 'if-match': '"1"' })
    expect(changed).toMatchObject({ status: 'accepted', name: 'Parecer revisto', flagged: true })
    expect(headers.etag).toBe('"2"')
    const again = await portal.call('getDocument', { as: 'bruno', params: { id } })
    expect(again.body).toEqual(changed)
    const late = await update(id, { name: 'Outro' }, 'rui', { 'if-match': '"1"' })
    expect(late.problem).toMatchObject({ status: 412, errors: { name: 'Parecer revisto' } })
  })

  it('sends a document of the firm to the customer, as if it were new', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const hidden = { demandId, customFields: { wasSendToCustomer: false } }
    const { id } = (await store('lia', hidden)).body
    const find = () => portal.call('getDocument', { as: 'ana', params: { id } })
    expect((await find()).status).toBe(404)
    await update(id, { customFields: { wasSendToCustomer: true } })
    expect((await find()).status).toBe(200)
    const params = { id: demandId }
    const item = await portal.call('getMostRecentDemandItem', { as: 'ana', params })
    expect(item.body).toMatchObject({ type: 'DOCUMENT', content: 'Parecer' })
    const [file] = item.body.attachments
    const query = { key: file?.key ?? '' }
    expect((await portal.call('createDownload', { as: 'ana', query })).status).toBe(200)
    await portal.settle()
    const told = await portal.call('listNotifications', { as: 'ana' })
    expect(told.body.notifications[0]).toMatchObject({
      title: 'lia (escritório) enviou um documento',
      link: demandId,
    })
    await update(id, { customFields: { wasSendToCustomer: false } })
    expect((await find()).status).toBe(404)
    expect((await portal.call('createDownload', { as: 'ana', query })).status).toBe(404)
  })

  it('takes a document back from the conversation too, and from no other document', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const { id } = (await store('lia', { demandId, name: 'Estratégia' })).body
    await store('lia', { demandId, name: 'Parecer' })
    await update(id, { customFields: { wasSendToCustomer: false } })
    const told = async () => {
      const params = { id: demandId }
      const { body } = await portal.call('listDemandItems', { as: 'ana', params })
      const items = body.items.filter(({ type }) => type === 'DOCUMENT')
      return items.map(({ content, attachments }) => [content, attachments.length])
    }
    expect(await told()).toEqual([
      [null, 0],
      ['Parecer', 1],
    ])
    await update(id, { customFields: { wasSendToCustomer: true } })
    expect(await told()).toEqual([
      [null, 0],
      ['Parecer', 1],
      ['Estratégia', 1],
    ])
  })

  it('is for staff, and refuses what is no change', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const { id } = (await store('lia', { demandId })).body
    expect((await update(id, { flagged: true }, 'ana')).problem.code).toBe('STAFF_ONLY')
    for (const body of [{}, { name: ' ' }, { status: 'done' }, { demandId }]) {
      expect((await update(id, body)).problem.code).toBe('VALIDATION')
    }
    expect((await update(idOf('none'), { flagged: true })).status).toBe(404)
  })
})

describe('listDocuments by cursor', () => {
  it('walks through all of them', async () => {
    const { id: demandId } = await raiseDemand(portal)
    for (const name of ['1', '2', '3', '4', '5']) await store('lia', { demandId, name })
    const walked: string[] = []
    let cursor: string | null = null
    do {
      const query: object = { demandId, limit: 2, ...(cursor && { cursor }) }
      const { body } = await portal.call('listDocuments', { as: 'ana', query: { ...query } })
      expect(body.total).toBe(5)
      walked.push(...body.documents.map(({ name }) => name))
      cursor = body.nextCursor
    } while (cursor)
    expect(walked).toEqual(['5', '4', '3', '2', '1'])
    expect(await list('ana', { demandId, limit: 2, page: 1 })).toEqual(['3', '2'])
    const odd = await portal.call('listDocuments', { as: 'ana', query: { cursor: 'x' } })
    expect(odd.status).toBe(400)
  })
})
