import { describe, expect, it, vi } from 'vitest'
import { saveFeedback } from '../feedback/index.ts'
import * as calls from '../generated/calls/demands.ts'
import * as fileCalls from '../generated/calls/files.ts'
import * as mappingCalls from '../generated/calls/mapping.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './fetch.ts'
import { defineCommand, definePagedQuery, defineQuery } from './index.ts'

const getDemand = defineQuery(calls.getDemand, { resource: 'demands' })
const listDemands = definePagedQuery(calls.listDemands, { resource: 'demands' })
const readDemands = defineQuery(calls.listDemands, { resource: 'demands' })
const validateDemand = defineCommand(calls.validateDemand, {
  success: 'demands.validated',
  failure: 'demands.validateFailed',
  stale: ['demands', 'home'],
})
const createDemand = defineCommand(calls.createDemand, { stale: ['demands'] })
const makeDemandPrivate = defineCommand(calls.makeDemandPrivate, { stale: ['demands'] })
const renameMappingActivity = defineCommand(mappingCalls.renameMappingActivity, {
  stale: ['mapping'],
})
const renameDemandType = defineCommand(calls.updateFirmDemandType, { stale: ['demands'] })
const prioritizeDemand = defineCommand(calls.prioritizeDemand, { stale: ['demands'] })
const updateDemandStatus = defineCommand(calls.updateDemandStatus, { stale: ['demands'] })
const addMappingSectors = defineCommand(mappingCalls.addMappingSectors, { stale: ['mapping'] })
const deleteMappingSector = defineCommand(mappingCalls.deleteMappingSector, { stale: ['mapping'] })
const createUpload = defineQuery(fileCalls.createUpload, { resource: 'documents' })

function build(businessId: string | null = 'b1', token: () => string | null = () => null) {
  const fetch = vi.fn<Fetch>(
    async () =>
      new Response(JSON.stringify({ demands: [], nextCursor: 'next' }), {
        headers: { 'content-type': 'application/json', etag: '"7"' },
      }),
  )
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    fetch,
    token,
    businessId: () => businessId,
    // Looks at requests repeated by the user, not by the transport.
    policy: { retries: 0 },
  })
  return { client, fetch, sent: () => fetch.mock.calls.map(([request]) => request) }
}

describe('a query', () => {
  it('is keyed by family, business, operation and input', () => {
    expect(getDemand(build('b1').client, { id: 'd1' }).queryKey).toEqual([
      'demands',
      'b1',
      'getDemand',
      { id: 'd1' },
    ])
  })

  it('of another business has another key', () => {
    const key = (business: string) => getDemand(build(business).client, { id: 'd1' }).queryKey
    expect(key('b1')).not.toEqual(key('b2'))
  })

  it('asks for what its request says', async () => {
    const { client, sent } = build()
    await getDemand(client, { id: 'd 1/x' }).queryFn()
    expect(sent()[0]?.url).toBe('https://portal.example/api/demands/d%201%2Fx')
  })
})

describe('a paged query', () => {
  it('goes on by the cursor of the last page', async () => {
    const { client, sent } = build()
    const query = listDemands(client, { name: 'locação' })
    const page = await query.queryFn({ pageParam: query.initialPageParam })
    await query.queryFn({ pageParam: query.getNextPageParam(page) })
    const cursors = sent().map((request) => new URL(request.url).searchParams.get('cursor'))
    expect(cursors).toEqual([null, 'next'])
    expect(query.queryKey).not.toContain('next')
    expect(query.queryKey).not.toEqual(readDemands(client, { name: 'locação' }).queryKey)
  })
})

describe('a query without input', () => {
  it('is keyed by none, paged or not', () => {
    const { client } = build()
    expect(readDemands(client, undefined).queryKey[3]).toBeNull()
    expect(listDemands(client, undefined).queryKey[3]).toBeNull()
  })
})

describe('what a caller gives', () => {
  it('fills the places of the path, and the query of a read', async () => {
    const { client, sent } = build()
    await listDemands(client, { name: 'locação', limit: 5 }).queryFn({ pageParam: null })
    const url = new URL(sent()[0]?.url ?? '')
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/api/demands',
      { name: 'locação', limit: '5' },
    ])
  })

  it('fills the places of the path, and the body of a write, without what travels in headers', async () => {
    const { client, sent } = build()
    const names = { label: 'Vendas', oldLabel: 'Venda' }
    await renameMappingActivity(client).mutationFn({ sectorId: 's1', activityId: 'a1', ...names })
    await makeDemandPrivate(client).mutationFn({ id: 'd1', userId: 'u1', version: '"3"' })
    const [rename, close] = sent()
    expect(new URL(rename?.url ?? '').pathname).toMatch(/\/s1\/.*a1/)
    expect(await rename?.json()).toEqual(names)
    expect(new URL(close?.url ?? '').pathname).toBe('/api/demands/d1/u1/private')
    expect(close?.headers.get('if-match')).toBe('"3"')
    expect(await close?.text()).toBe('')
  })
})

describe('a record that is given whole', () => {
  const record = { id: 'd1', name: 'Contrato', description: 'Texto', size: 3, createdBy: 'u1' }

  it('leaves behind what the call does not take', async () => {
    const { client, sent } = build()
    await createDemand(client).mutationFn(record)
    await listDemands(client, { ...record, limit: 5 }).queryFn({ pageParam: null })
    const [create, list] = sent()
    expect(await create?.json()).toEqual({ name: 'Contrato', description: 'Texto' })
    const url = new URL(list?.url ?? '')
    expect([...url.searchParams.keys()].sort()).toEqual(['limit', 'name'])
  })

  it('does so too where the call adds a field by itself', async () => {
    const { client, sent } = build()
    const feedback = { demandId: 'd1', rating: 5, ...record }
    await saveFeedback(client).mutationFn(feedback)
    expect(await sent()[0]?.json()).toEqual({
      feedbackType: 'DEMAND',
      demandId: 'd1',
      rating: 5,
      description: 'Texto',
    })
  })
})

describe('the address of a file', () => {
  it('is made whole where the server names it by a path of its own', async () => {
    const { client, fetch } = build()
    fetch.mockResolvedValueOnce(Response.json({ signedUrl: '/files/k?sig=1', key: 'k' }))
    const query = {
      fileName: 'a.pdf',
      fileType: 'application/pdf',
      fileSize: 1,
      type: 'ATTACHMENT',
    } as const
    const { signedUrl } = await createUpload(client, query).queryFn()
    expect(signedUrl).toBe('https://portal.example/files/k?sig=1')
  })
})

describe('a command', () => {
  it('declares its texts and what it makes stale', () => {
    expect(validateDemand(build().client).meta).toEqual({
      success: 'demands.validated',
      failure: 'demands.validateFailed',
      stale: ['demands', 'home'],
    })
  })

  it('sends the version that was read, and then the one that it was answered', async () => {
    const { client, sent, fetch } = build()
    const command = validateDemand(client)
    await command.mutationFn({ id: 'd1' })
    await getDemand(client, { id: 'd2' }).queryFn()
    await command.mutationFn({ id: 'd1' })
    fetch.mockResolvedValueOnce(new Response('{}', { headers: { etag: '"8"' } }))
    await getDemand(client, { id: 'd1' }).queryFn()
    await command.mutationFn({ id: 'd1' })
    const versions = sent().map((request) => request.headers.get('if-match'))
    expect(versions).toEqual([null, null, '"7"', null, '"8"'])
  })

  it('sends the version that its form was opened with, whatever was read since', async () => {
    const { client, sent, fetch } = build()
    const query = getDemand(client, { id: 'd1' })
    expect(query.version()).toBeUndefined()
    await query.queryFn()
    const version = query.version()
    expect(version).toBe('"7"')
    fetch.mockResolvedValueOnce(new Response('{}', { headers: { etag: '"8"' } }))
    await query.queryFn()
    expect(query.version()).toBe('"8"')
    fetch.mockResolvedValueOnce(
      new Response('{"code":"PRECONDITION_FAILED"}', { status: 412, headers: { etag: '"9"' } }),
    )
    const refused = await validateDemand(client)
      .mutationFn({ id: 'd1', version })
      .catch((error: unknown) => error)
    expect(sent().at(-1)?.headers.get('if-match')).toBe('"7"')
    expect(refused).toMatchObject({ status: 412, version: '"9"' })
    await validateDemand(client).mutationFn({ id: 'd1', version: '"9"' })
    expect(sent().at(-1)?.headers.get('if-match')).toBe('"9"')
  })

  it('sends none where it is told so, and the newest after a conflict', async () => {
    const { client, sent, fetch } = build()
    await getDemand(client, { id: 'd1' }).queryFn()
    const command = validateDemand(client)
    await command.mutationFn({ id: 'd1', version: null })
    expect(sent().at(-1)?.headers.get('if-match')).toBeNull()
    fetch.mockResolvedValueOnce(new Response('{}', { status: 412, headers: { etag: '"9"' } }))
    await command.mutationFn({ id: 'd1' }).catch(() => undefined)
    await command.mutationFn({ id: 'd1' })
    expect(sent().at(-1)?.headers.get('if-match')).toBe('"9"')
  })

  it('is not taken back to an older version by a read that began before it', async () => {
    const { client, sent, fetch } = build()
    let answer = (_: Response) => {}
    fetch.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const slow = getDemand(client, { id: 'd1' }).queryFn()
    fetch.mockResolvedValueOnce(new Response('{}', { headers: { etag: '"8"' } }))
    await validateDemand(client).mutationFn({ id: 'd1' })
    answer(new Response('{}', { headers: { etag: '"7"' } }))
    await slow
    await validateDemand(client).mutationFn({ id: 'd1' })
    expect(sent().at(-1)?.headers.get('if-match')).toBe('"8"')
  })

  it('of one user does not send what another one has seen', async () => {
    let token = 't1'
    const { client, sent } = build('b1', () => token)
    await getDemand(client, { id: 'd1' }).queryFn()
    token = 't2'
    await validateDemand(client).mutationFn({ id: 'd1' })
    expect(sent().at(-1)?.headers.get('if-match')).toBeNull()
  })

  it('that creates sends the key it is given, or one of its own', async () => {
    const { client, sent } = build()
    const command = createDemand(client)
    const draft = { name: 'Contrato', description: 'Descrição' }
    await command.mutationFn({ ...draft, idempotencyKey: 'draft-1' })
    await command.mutationFn({ ...draft, idempotencyKey: 'draft-1' })
    await command.mutationFn(draft)
    const keys = sent().map((request) => request.headers.get('idempotency-key'))
    expect(keys.slice(0, 2)).toEqual(['draft-1', 'draft-1'])
    expect(keys[2]).toMatch(/^[0-9a-f-]{36}$/)
    expect(await sent()[0]?.json()).toEqual(draft)
  })
})

describe('a create that got no answer', () => {
  const draft = { name: 'Contrato', description: 'Descrição' }
  const keysOf = (requests: Request[]) =>
    requests.map((request) => request.headers.get('idempotency-key'))
  const lose = async (
    built: ReturnType<typeof build>,
    answer: Promise<Response>,
    input = draft,
  ) => {
    built.fetch.mockImplementationOnce(() => answer)
    await createDemand(built.client)
      .mutationFn(input)
      .catch(() => undefined)
  }
  const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

  it.each([
    ['none at all', noAnswer],
    ['that of a proxy', async () => new Response('<html>', { status: 504 })],
    ['one that cannot be read', async () => new Response('<html>')],
  ])('is the same one when it is asked again in the same words: %s', async (_, answer) => {
    const built = build()
    await lose(built, answer())
    await lose(built, Promise.resolve(Response.json({}, { status: 429 })))
    await createDemand(built.client).mutationFn({ ...draft })
    await createDemand(built.client).mutationFn(draft)
    const [first, second, third, fourth] = keysOf(built.sent())
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it('is another one in other words, and where the server refused it', async () => {
    const built = build()
    await lose(built, noAnswer())
    await lose(built, Promise.resolve(Response.json({}, { status: 400 })), { ...draft, name: 'B' })
    await createDemand(built.client).mutationFn({ ...draft, name: 'B' })
    expect(new Set(keysOf(built.sent())).size).toBe(3)
  })

  it('is another one of the next user, also when the answer is lost after the change', async () => {
    let token = 'ana'
    const built = build('b1', () => token)
    await lose(built, noAnswer())
    const late = Promise.withResolvers<Response>()
    const losing = lose(built, late.promise, { ...draft, name: 'B' })
    token = 'bia'
    late.reject(new TypeError('Failed to fetch'))
    await losing
    await createDemand(built.client).mutationFn(draft)
    await createDemand(built.client).mutationFn({ ...draft, name: 'B' })
    expect(new Set(keysOf(built.sent())).size).toBe(4)
  })

  it('is another one once something of its kind was taken away, and nothing else', async () => {
    const built = build()
    await lose(built, noAnswer())
    const sectors = addMappingSectors(built.client)
    built.fetch.mockImplementationOnce(noAnswer)
    await sectors.mutationFn({ sectors: ['RH'] }).catch(() => undefined)
    await deleteMappingSector(built.client).mutationFn({ sectorId: 's1' })
    await createDemand(built.client).mutationFn(draft)
    await sectors.mutationFn({ sectors: ['RH'] })
    const [demand, rh, , demandAgain, rhAgain] = keysOf(built.sent())
    expect(demandAgain).toBe(demand)
    expect(rhAgain).not.toBe(rh)
  })
})

describe('a change that got no answer', () => {
  type Change = 'status' | 'priority'
  type Seen = string | undefined
  const keyAfterLoss = async (first: Seen, then: Seen, change: Change = 'status') => {
    const { client, fetch, sent } = build()
    const words = { id: 'd1', statusKey: 'PENDING', message: 'Qual é o valor?' } as const
    const ask = (version: Seen) =>
      change === 'status'
        ? updateDemandStatus(client).mutationFn({ ...words, version })
        : prioritizeDemand(client).mutationFn({ id: 'd1', version })
    fetch.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    await ask(first).catch(() => undefined)
    await ask(then)
    const [lost, again] = sent().map(({ headers }) => headers.get('idempotency-key'))
    return again === lost ? 'the same' : 'another'
  }

  it('is the same one when its words are asked again over the same version of its record', async () => {
    expect(await keyAfterLoss('"7"', '"7"')).toBe('the same')
    expect(await keyAfterLoss('"7"', '"8"')).toBe('another')
    expect(await keyAfterLoss(undefined, undefined)).toBe('the same')
  })

  it('is another one without a version once anything was read: it may have been changed back', async () => {
    const { client, fetch, sent } = build()
    const ask = () =>
      updateDemandStatus(client)
        .mutationFn({ id: 'd1', statusKey: 'PENDING', message: 'Qual é o valor?' })
        .catch(() => undefined)
    fetch.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    await ask()
    await listDemands(client, {}).queryFn({ pageParam: null })
    await ask()
    const [lost, , again] = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(again).not.toBe(lost)
  })

  it('is another one once the record was changed in other words', async () => {
    const { client, fetch, sent } = build()
    const rename = (name: string) =>
      renameDemandType(client)
        .mutationFn({ id: 't1', name })
        .catch(() => undefined)
    fetch.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    await rename('Contrato')
    await rename('Contrato')
    await rename('Parecer')
    fetch.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    await rename('Contrato')
    await rename('Parecer')
    await rename('Contrato')
    const [lost, again, , lostLater, , meantAnew] = sent().map(({ headers }) =>
      headers.get('idempotency-key'),
    )
    expect(again).toBe(lost)
    expect(meantAnew).not.toBe(lostLater)
  })

  it('is the same one over any version where a state is asked for: it made the newer one itself', async () => {
    expect(await keyAfterLoss('"7"', '"7"', 'priority')).toBe('the same')
    expect(await keyAfterLoss('"7"', '"8"', 'priority')).toBe('the same')
    expect(await keyAfterLoss(undefined, undefined, 'priority')).toBe('the same')
  })
})

describe('a removal that got no answer', () => {
  const input = { sectorId: 's1' }
  const notFound = async () =>
    Response.json({ code: 'NOT_FOUND', message: 'Não encontrado' }, { status: 404 })
  const ask = (built: ReturnType<typeof build>, answer: () => Promise<Response>, asked = input) => {
    built.fetch.mockImplementationOnce(answer)
    return deleteMappingSector(built.client).mutationFn(asked)
  }
  const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

  it('is done when what is asked for again is not there any more', async () => {
    const built = build()
    await expect(ask(built, noAnswer)).rejects.toMatchObject({ code: 'NETWORK' })
    await expect(ask(built, notFound)).resolves.toBeUndefined()
    await expect(ask(built, notFound)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('says nothing of another one', async () => {
    const built = build()
    await expect(ask(built, noAnswer)).rejects.toMatchObject({ code: 'NETWORK' })
    await expect(ask(built, notFound, { sectorId: 's2' })).rejects.toMatchObject({ status: 404 })
  })
})
