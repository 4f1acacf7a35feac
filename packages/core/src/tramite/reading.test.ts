import { describe, expect, it, vi } from 'vitest'
import { listBusinesses } from '../businesses/index.ts'
import {
  type DemandStatus,
  demandStatuses,
  getDemand,
  listDemandColumn,
  listDemands,
  validateDemand,
} from '../demands/index.ts'
import { downloadDocument } from '../documents/index.ts'
import { ApiError } from '../http/index.ts'
import { listMarks } from '../marks/index.ts'
import { listReminders } from '../reminders/index.ts'
import { build, credentials, problem, signedIn } from './tramite.fixture.ts'

describe('reading', () => {
  const pages = {
    'GET /api/demands': (request: Request) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      return { demands: [cursor ?? 'first'], total: 3, nextCursor: cursor ? null : 'second' }
    },
  }

  it('gives the data of a query, and the first page of a list', async () => {
    const { portal, last } = build({ ...pages, 'GET /api/demands/d1': () => ({ id: 'd1' }) })
    expect(await portal.read(getDemand, { id: 'd1' })).toEqual({ id: 'd1' })
    expect((await portal.read(listDemands, { limit: 5 })).demands).toEqual(['first'])
    expect(new URL(last()?.url ?? '').searchParams.get('limit')).toBe('5')
  })

  it('goes through a list to its end', async () => {
    const found: unknown[] = []
    for await (const page of build(pages).portal.pages(listDemands, {})) found.push(...page.demands)
    expect(found).toEqual(['first', 'second'])
  })

  it('tells why it failed', async () => {
    const { portal, toasts } = build({ 'GET /api/marcas': () => problem(500, 'X', 'Não.') })
    await expect(portal.read(listMarks, {})).rejects.toBeInstanceOf(ApiError)
    expect(toasts).toEqual([
      { tone: 'error', title: 'Erro ao carregar as marcas', description: 'Não.' },
    ])
  })

  it('writes what failed to the log, and not what the caller gave up', async () => {
    const log = vi.fn()
    const { portal } = build({ 'GET /api/marcas': () => problem(500, 'X', 'Não.') }, { log })
    const signal = AbortSignal.abort()
    await expect(portal.read(listMarks, {}, { signal })).rejects.toMatchObject({ kind: 'aborted' })
    await expect(portal.run(validateDemand, { id: 'd1' }, { signal })).rejects.toMatchObject({
      kind: 'aborted',
    })
    expect(log).not.toHaveBeenCalled()
    await expect(portal.read(listMarks, {})).rejects.toThrow('Não.')
    expect(log).toHaveBeenCalledOnce()
  })

  it('tells that a demand could not be read again, but not that it is gone', async () => {
    let answer = problem(500, 'X', 'Não.')
    const { portal, toasts } = build({ 'GET /api/demands/d1': () => answer })
    const read = () => portal.read(getDemand, { id: 'd1' })
    await expect(read()).rejects.toMatchObject({ status: 500 })
    expect(toasts).toEqual([])

    answer = new Response('{}', { headers: { 'content-type': 'application/json', etag: '"1"' } })
    await read()
    answer = problem(500, 'X', 'Não.')
    await expect(read()).rejects.toMatchObject({ status: 500 })
    answer = problem(404, 'DEMAND_NOT_FOUND', 'Não há.')
    await expect(read()).rejects.toMatchObject({ status: 404 })
    expect(toasts).toEqual([
      { tone: 'error', title: 'Erro ao recarregar demanda!', description: 'Não.' },
    ])
  })

  it('goes through any list to its end, item by item, and asks for a page when it is needed', async () => {
    const { portal, requests } = build({
      ...pages,
      'GET /api/marcas': (request: Request) => {
        const { searchParams } = new URL(request.url)
        const isLast = searchParams.get('cursor') === 'second'
        return {
          marcas: isLast ? ['c'] : ['a', 'b'],
          total: 3,
          nextCursor: isLast ? null : 'second',
        }
      },
      'GET /api/business': () => ({ business: [{ id: 'matriz' }] }),
    })
    const found: unknown[] = []
    for await (const demand of portal.items(listDemands, {})) found.push(demand)
    for await (const mark of portal.items(listMarks, {})) found.push(mark)
    for await (const { id } of portal.items(listBusinesses)) found.push(id)
    expect(found).toEqual(['first', 'second', 'a', 'b', 'c', 'matriz'])

    const before = requests.length
    for await (const _ of portal.items(listMarks, {})) break
    expect(requests).toHaveLength(before + 1)
  })

  it('fails, and gives an empty list in place of that only to who asks for it', async () => {
    const { portal, toasts } = build({ 'GET /api/reminder': () => problem(500, 'X', 'Não.') })
    await expect(portal.read(listReminders, {})).rejects.toMatchObject({ status: 500 })
    const empty = { reminders: [], total: 0, nextCursor: null }
    expect(await portal.read(listReminders, {}, { fallback: true })).toEqual(empty)
    // An incomplete list must not pass for a complete one.
    await expect(portal.pages(listReminders, {}).next()).rejects.toMatchObject({ status: 500 })
    await expect(portal.items(listReminders, {}).next()).rejects.toMatchObject({ status: 500 })
    expect(toasts.map(({ title }) => title)).toEqual(Array(4).fill('Erro ao buscar lembretes'))
    // @ts-expect-error a demand has nothing that stands for it
    const asked = portal.read(getDemand, { id: 'd1' }, { fallback: true })
    await expect(asked).rejects.toMatchObject({ status: 404 })
  })

  it('gives no list in place of one that nobody waits for, nor of a mistake', async () => {
    const { portal, toasts } = build()
    const aborted = new ApiError({ kind: 'aborted', status: 0, code: 'ABORTED', message: '' })
    for (const error of [aborted, new RangeError('mistake')]) {
      const broken = () => ({
        ...listReminders(portal.client, {}),
        queryFn: () => Promise.reject(error),
      })
      await expect(portal.read(broken, {}, { fallback: true })).rejects.toBe(error)
    }
    expect(toasts.map(({ title }) => title)).toEqual(['Erro ao buscar lembretes'])
  })

  it('gives query libraries the query itself', () => {
    const { portal } = build()
    expect(portal.query(getDemand, { id: 'd1' }).queryKey).toEqual(
      getDemand(portal.client, { id: 'd1' }).queryKey,
    )
    expect(portal.query(listDemands, {}).initialPageParam).toBeNull()
  })

  it('resolves the path of a file against the address of the API', async () => {
    const answer = { signedUrl: '/files/k?s=1', fileName: 'a.pdf' }
    const { portal } = build({ 'GET /api/documents/d1/download': () => answer })
    expect(await portal.read(downloadDocument, { id: 'd1' })).toEqual({
      signedUrl: 'https://portal.example/files/k?s=1',
      fileName: 'a.pdf',
    })
  })
})

describe('reads of the same moment', () => {
  const page = { demands: [], total: 0 }
  const board = Object.fromEntries(demandStatuses.map((status) => [status, page]))

  it('go as one call where the contract has one for all of them', async () => {
    const { portal, requests } = build({ ...signedIn, 'GET /api/demands/board': () => board })
    await portal.signIn(credentials)
    requests.length = 0
    const read = (statusKey: DemandStatus) => portal.read(listDemandColumn, { statusKey })
    expect(await Promise.all(demandStatuses.map(read))).toEqual(demandStatuses.map(() => page))
    expect(requests).toHaveLength(1)
  })
})
