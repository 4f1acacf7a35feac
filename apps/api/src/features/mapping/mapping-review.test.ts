import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HANGS_MS } from '../../testing/hangs-ms.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { selectRows } from '../../testing/test-finance.ts'
import { customerIdOf, type PersonName } from '../../testing/test-firm.ts'
import { addTestActivity, beginTestMapping, moveDemand } from '../../testing/test-mapping.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
let id: string
let demandId: string
let params: { sectorId: string; activityId: string }
const owner = { as: 'ana', business: 'aurora-1' } as const

beforeAll(async () => {
  portal = await startTestPortal()
  const mapping = await beginTestMapping(portal, owner)
  id = mapping.id
  demandId = mapping.demandId ?? ''
})
afterAll(() => portal.close())

const send = (as: PersonName = 'ana') => portal.call('sendMappingToReview', { ...owner, as })
const redo = () => portal.call('reopenMapping', owner)
const review = (statusKey: 'PENDING' | 'FINISHED', body: object = {}, as: PersonName = 'lia') =>
  portal.call('reviewFirmMapping', { as, params: { id }, body: { statusKey, ...body } })
const statusKey = async () => (await portal.call('getMapping', owner)).body.mappingDemand?.statusKey
const returnedAt = async () => (await portal.call('getMapping', owner)).body.returnedAt
const documents = async (query = {}, as: PersonName = 'ana') =>
  (await portal.call('listMappingDocuments', { ...owner, as, query })).body
/** Waits for the job that makes a document. */
const made = (count: number) =>
  vi.waitFor(
    async () => {
      await portal.settle()
      expect((await documents()).total).toBe(count)
    },
    { timeout: HANGS_MS, interval: 100 },
  )
async function textOf(documentId: string | undefined): Promise<string> {
  const params = { id: documentId ?? '' }
  const { body } = await portal.call('downloadDocument', { as: 'ana', params })
  expect(body.fileName).toMatch(/^mapeamento-de-dados-2026-\d\d-\d\d\.pdf$/)
  const answer = await portal.app.inject({ url: body.signedUrl })
  return (await readPdf(answer.rawPayload)).text.replaceAll(/\s+/g, ' ')
}
const previous = async (as: PersonName = 'ana') =>
  (await portal.call('getPreviousMappingReport', { ...owner, as })).body
const said = async () =>
  (await portal.call('listDemandItems', { as: 'ana', params: { id: demandId } })).body.items

/** All writes to the contents of a mapping. */
const writes = () => [
  portal.call('addMappingSectors', { ...owner, body: { sectors: ['Marketing'] } }),
  portal.call('addOtherMappingSector', { ...owner, body: { sectorName: 'Frota' } }),
  portal.call('addMappingActivity', { ...owner, params, body: { label: 'Rotas' } }),
  portal.call('renameMappingActivity', {
    ...owner,
    params,
    body: { label: 'Entregas', oldLabel: 'Controle de entregas' },
  }),
  portal.call('updateMappingAnswers', { ...owner, params, body: { question0: 'Alterada' } }),
  portal.call('deleteMappingActivity', { ...owner, params }),
  portal.call('deleteMappingSector', { ...owner, params }),
]
async function expectLocked(reason: RegExp): Promise<void> {
  for (const write of writes()) {
    const { status, problem } = await write
    expect([status, problem.code]).toEqual([409, 'MAPPING_LOCKED'])
    expect(problem.message).toMatch(reason)
  }
  const { body } = await portal.call('getMappingAnswers', { ...owner, params })
  expect(body).toMatchObject({ label: 'Controle de entregas', question0: 'Registrar, conferir' })
}

describe('the review', () => {
  it('needs an activity, whatever is answered', async () => {
    const { status, problem } = await send()
    expect([status, problem.code]).toEqual([409, 'MAPPING_STEP_REFUSED'])
    expect(problem.message).toBe('Adicione ao menos uma atividade antes de enviar para revisão.')
    await portal.call('addMappingSectors', { ...owner, body: { sectors: ['Vendas'] } })
    expect((await send()).status).toBe(409)
    params = await addTestActivity(portal, owner)
    const body = { question0: 'Registrar, conferir', question7: 'Não há dados de crianças' }
    await portal.call('updateMappingAnswers', { ...owner, params, body })
  })

  it('is not the firm’s to end before it began', async () => {
    for (const status of ['PENDING', 'FINISHED'] as const) {
      expect((await review(status)).problem.code).toBe('MAPPING_STEP_REFUSED')
    }
    expect((await redo()).problem.message).toBe('Só um mapeamento concluído pode ser refeito.')
  })

  it('begins when it is sent, by anybody of the business, and takes its place in the queue', async () => {
    const { status, body } = await send('bruno')
    expect(status).toBe(200)
    expect(body.mappingDemand?.statusKey).toBe('IN_PROGRESS')
    const demand = await portal.call('getDemand', { as: 'ana', params: { id: demandId } })
    expect(demand.body).toMatchObject({ order: 1, deleveryForecast: expect.any(String) })
    const word = (await said()).find(
      ({ content }) => content === 'Mapeamento enviado para revisão.',
    )
    expect(word?.userName).toBe('bruno')
    expect((await send()).problem.message).toMatch(/em revisão/)
  })

  it('locks all that is in it', () => expectLocked(/está em revisão/))

  it('is not given back while it lasts', async () => expect(await returnedAt()).toBeNull())

  it('is ended by nobody but the firm', async () => {
    expect((await review('FINISHED', {}, 'ana')).problem.code).toBe('STAFF_ONLY')
    expect(await statusKey()).toBe('IN_PROGRESS')
  })

  it('releases it for changes, with a word', async () => {
    const message = 'Falta o prazo de guarda.'
    portal.time.now = new Date(portal.time.now.getTime() + 60_000)
    const { body } = await review('PENDING', { message })
    expect(body).toMatchObject({
      customerId: customerIdOf('aurora'),
      businessName: 'aurora-1',
      sectorsTotal: 2,
      activitiesTotal: 1,
      mappingDemand: { statusKey: 'PENDING' },
    })
    expect((await said()).some(({ content }) => content === message)).toBe(true)
    expect(await returnedAt()).toBe(portal.time.now.toISOString())
    const change = { question14: 'Cinco anos após a última entrega' }
    const saved = await portal.call('updateMappingAnswers', { ...owner, params, body: change })
    expect(saved.status).toBe(200)
    expect((await documents()).total).toBe(0)
    expect(await previous()).toEqual({ completedAt: null, sectors: [] })
  })

  it('finishes nothing that went on since the firm read it', async () => {
    const read = () => portal.call('getFirmMapping', { as: 'lia', params: { id } })
    const finishAsRead = (etag: unknown) =>
      portal.call('reviewFirmMapping', {
        as: 'lia',
        params: { id },
        body: { statusKey: 'FINISHED' },
        headers: { 'if-match': String(etag) },
      })
    const before = (await read()).headers.etag
    await send()
    const { status, problem, headers } = await finishAsRead(before)
    expect([status, problem.code]).toEqual([412, 'PRECONDITION_FAILED'])
    expect(problem.errors).toEqual({ statusKey: 'Em Andamento' })
    expect(headers.etag).toBe((await read()).headers.etag)
    expect(await statusKey()).toBe('IN_PROGRESS')
  })

  it('finishes it as it was read, with the document of all that was said', async () => {
    const { headers } = await portal.call('getFirmMapping', { as: 'lia', params: { id } })
    const { status, headers: after } = await portal.call('reviewFirmMapping', {
      as: 'lia',
      params: { id },
      body: { statusKey: 'FINISHED' },
      headers: { 'if-match': String(headers.etag) },
    })
    expect(status).toBe(200)
    expect(after.etag).not.toBe(headers.etag)
    await made(1)
    const [document] = (await documents()).documents
    expect(document).toMatchObject({
      name: 'Mapeamento de dados de aurora-1, concluído em 10/03/2026',
      flagged: true,
      status: 'accepted',
      demandId,
      userName: 'lia',
      fileType: 'application/pdf',
    })
    const text = await textOf(document?.id)
    for (const part of [
      'Mapeamento de dados de aurora-1',
      'Lei nº 13.709/2018',
      'Almoxarifado',
      'Controle de entregas',
      'Registrar, conferir',
      'Cinco anos após a última entrega',
      'Não informado',
    ]) {
      expect(text).toContain(part)
    }
    expect((await said()).some(({ type }) => type === 'DOCUMENT')).toBe(true)
    expect(text).not.toContain('O que mudou')
    // The first one has no predecessor.
    expect(await previous()).toEqual({ completedAt: null, sectors: [] })
    // It is also in the list of all documents.
    const all = await portal.call('listDocuments', { ...owner, query: {} })
    expect(all.body.documents.map((document) => document.id)).toContain(document?.id)
  })

  it('locks what is finished', () => expectLocked(/está concluído/))

  it('is done again from the old demand, and its document tells of the moment', async () => {
    const { body } = await redo()
    expect(body).toMatchObject({ demandId, mappingDemand: { statusKey: 'PENDING' } })
    expect((await redo()).status).toBe(409)
    expect(await returnedAt()).toBeNull()
    await send()
    await review('FINISHED')
    await redo()
    const change = { question13: 'Cofre na portaria' }
    await portal.call('updateMappingAnswers', { ...owner, params, body: change })
    await made(2)
    const [second] = (await documents()).documents
    const text = await textOf(second?.id)
    expect(text).not.toContain('Cofre na portaria')
    expect(text).toContain('Nada mudou')
    // The current answers differ from the last completed mapping.
    const last = await previous()
    expect(last.completedAt).toBe(second?.createdAt)
    const activity = last.sectors[1]?.activities[0]
    expect(activity).toMatchObject({ id: params.activityId, label: 'Controle de entregas' })
    expect(activity).toMatchObject({ question0: 'Registrar, conferir', question13: '' })
    expect(await selectRows(portal, 'select 1 from mapping_completions')).toEqual([])
  })

  it('is the same when the firm moves the demand itself', async () => {
    await send()
    await moveDemand(portal, demandId, 'FINISHED')
    await made(3)
    const [third] = (await documents()).documents
    const text = await textOf(third?.id)
    expect(text).toContain('O que mudou desde o mapeamento de')
    expect(text).toContain('Sem resposta Cofre na portaria')
    // A finished one is compared with its predecessor.
    const before = await previous()
    expect(before.sectors[1]?.activities[0]?.question13).toBe('')
    await moveDemand(portal, demandId, 'OPEN')
    await expectLocked(/não pode ser alterado/)
    expect((await send()).status).toBe(409)
    await moveDemand(portal, demandId, 'FINISHED')
    await made(4)
  })

  it('makes no document twice, however often its job is tried', async () => {
    const [last] = (await documents()).documents
    const job = { kind: 'mappingDocument', completionId: last?.id ?? '' } as const
    await portal.database.system((transaction) => portal.jobs.enqueue(transaction, [job, job]))
    portal.jobs.wake()
    await vi.waitFor(
      async () => {
        const left = `select 1 from pgboss.job where name = 'mappingDocument' and state <> 'completed'`
        expect(await selectRows(portal, left)).toEqual([])
      },
      { timeout: HANGS_MS, interval: 200 },
    )
    expect((await documents()).total).toBe(4)
  })

  it('waits for who is changing something at the same moment, or makes them wait', async () => {
    await redo()
    const answers = Array.from({ length: 4 }, (_, i) =>
      portal.call('updateMappingAnswers', {
        ...owner,
        params,
        body: { [`question${i}`]: 'Junto' },
      }),
    )
    const results = await Promise.all([...answers, send(), ...answers])
    expect(await statusKey()).toBe('IN_PROGRESS')
    const kept = results.filter(({ status }) => status === 200).length
    expect(kept).toBeGreaterThan(0)
    expect(results.every(({ status }) => status === 200 || status === 409)).toBe(true)
    await review('FINISHED')
    await made(5)
  })
})

describe('completed mappings', () => {
  it('go on by page and by cursor, newest first', async () => {
    const { documents: all, total } = await documents({ limit: 50 })
    expect(all).toHaveLength(total)
    const one = await documents({ limit: 2 })
    const two = await documents({ limit: 2, cursor: one.nextCursor ?? '' })
    const paged = await documents({ limit: 2, page: 1 })
    expect([...one.documents, ...two.documents]).toEqual(all.slice(0, 4))
    expect(paged.documents).toEqual(two.documents)
    expect((await documents({ mappingId: id })).total).toBe(total)
    const foreign = await portal.call('listMappingDocuments', {
      as: 'davi',
      query: { mappingId: id },
    })
    expect(foreign.status).toBe(404)
  })

  it('leave out what else the demand holds', async () => {
    const { total } = await documents()
    await selectRows(
      portal,
      `update documents set flagged = false where id = (select max(id::text)::uuid from documents)`,
    )
    expect((await documents()).total).toBe(total - 1)
  })
})

describe('the firm’s list', () => {
  it('holds the mappings of all customers, newest first, by customer and status', async () => {
    const other = await beginTestMapping(portal, { as: 'davi', business: 'brisa-1' })
    const list = async (query = {}) =>
      (await portal.call('listFirmMappings', { as: 'lia', query })).body
    expect((await list()).mappings.map((mapping) => mapping.id)).toEqual([other.id, id])
    const one = await list({ limit: 1 })
    expect(one).toMatchObject({ total: 2, mappings: [{ id: other.id }] })
    expect((await list({ limit: 1, cursor: one.nextCursor })).mappings[0]?.id).toBe(id)
    const pending = await list({ statusKey: 'PENDING' })
    expect(pending).toMatchObject({ total: 1, mappings: [{ businessName: 'brisa-1' }] })
    expect((await list({ customerId: customerIdOf('aurora') })).total).toBe(1)
  })

  it('shows what was filled in', async () => {
    const { body } = await portal.call('getFirmMapping', { as: 'lia', params: { id } })
    expect(body.sectors.map(({ sectorName }) => sectorName)).toEqual(['Vendas', 'Almoxarifado'])
    expect(body.sectors[1]?.activities).toMatchObject([{ label: 'Controle de entregas' }])
    const unknown = await portal.call('getFirmMapping', { as: 'lia', params: { id: demandId } })
    expect(unknown.status).toBe(404)
  })
})
