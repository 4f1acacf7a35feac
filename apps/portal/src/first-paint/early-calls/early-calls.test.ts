import { listBusinesses } from '@tramite/core/businesses'
import { demandPage, demandStatuses, viewDemand } from '@tramite/core/demands'
import { countWaitingDemands, getHome } from '@tramite/core/home'
import { createApiClient } from '@tramite/core/http'
import { listNotifications } from '@tramite/core/notifications'
import { storageKeys } from '@tramite/core/session'
import { listAllMembers } from '@tramite/react'
import { describe, expect, it, vi } from 'vitest'
import { listColumn, toColumnKind } from '../../demands-list/column-query.ts'
import { demandsSearch } from '../../demands-list/demands-search.ts'
import { callsOfPage } from './calls-of-page.ts'
import { sendEarlyCalls } from './send-early-calls.ts'
import { takeEarlyCalls } from './take-early-call.ts'

const origin = 'https://portal.example'
const id = '019a2c60-42a0-7d11-8c10-7be2a41f0301'

type Stored = Partial<Record<keyof typeof storageKeys, string>>

function storage(stored: Stored): Storage {
  const names = Object.keys(stored) as (keyof Stored)[]
  const values = new Map<string, string | undefined>(
    names.map((name) => [storageKeys[name], stored[name]]),
  )
  return { getItem: (key: string) => values.get(key) ?? null } as unknown as Storage
}

/** A page at an address, with the calls it has sent. */
function build(
  path: string,
  { session = {} as Stored, local = { token: 't', businessId: 'b' } as Stored } = {},
) {
  const url = new URL(path, origin)
  const fetch = vi.fn(async (asked: string, _init?: RequestInit) => new Response(`of ${asked}`))
  const page = {
    location: url as unknown as Location,
    sessionStorage: storage(session),
    localStorage: storage(local),
    performance: { now: vi.fn(() => 0) } as unknown as Performance,
    tramiteEarlyCalls: undefined as Window['tramiteEarlyCalls'],
    tramiteFirstPage: undefined as Window['tramiteFirstPage'],
    fetch,
  }
  const send = vi.fn(async (_request: Request) => new Response('sent'))
  const learn = vi.fn()
  const ask = takeEarlyCalls(send, page, learn)
  const request = (to: string, init: RequestInit = {}) =>
    new Request(`${origin}${to}`, {
      headers: { authorization: 'Bearer t', businessId: 'b' },
      ...init,
    })
  return { page, fetch, send, ask, request, learn }
}

type Client = ReturnType<typeof createApiClient>

/** The requests that the reads and commands of the pages send. */
async function asked(run: (client: Client) => Promise<unknown>[]) {
  const calls: string[] = []
  const client = createApiClient({
    baseUrl: `${origin}/api`,
    token: () => 't',
    businessId: () => 'b',
    policy: { retries: 0 },
    fetch: async ({ method, url }) => {
      calls.push(`${method} ${url.slice(origin.length)}`)
      return Response.json({}, { status: 404 })
    },
  })
  await Promise.allSettled(run(client))
  return calls
}

const page = { pageParam: null }
const namesOf = (path: string) =>
  callsOfPage(path, '').flatMap(({ method, url, parts }) =>
    Object.keys(parts ?? { [url]: '' }).map((answered) => `${method} ${answered}`),
  )

/** The shell around every page. */
const shell = (client: Client) => [
  listBusinesses(client).queryFn(),
  countWaitingDemands(client).queryFn(),
  listNotifications(client, { page: 0 }).queryFn(),
]

describe('what a page asks first', () => {
  it('is what the list asks, to the letter', async () => {
    const filters = demandsSearch.valuesOf({})
    const calls = await asked((client) => [
      ...shell(client),
      ...demandStatuses.map((statusKey) => {
        const kind = toColumnKind(filters, statusKey)
        return listColumn(client, { statusKey, filters, kind }).queryFn(page)
      }),
    ])
    expect(namesOf('/demands').toSorted()).toEqual(calls.toSorted())
  })

  it('is what a demand asks, to the letter', async () => {
    const { demand, items, timeline, documents, attachments } = demandPage
    const calls = await asked((client) => [
      ...shell(client),
      viewDemand(client).mutationFn({ id }),
      demand(client, { id }).queryFn(),
      items(client, { id }).queryFn(page),
      timeline(client, { id }).queryFn(),
      documents(client, { id }).queryFn(page),
      attachments(client, { id }).queryFn(page),
    ])
    expect(namesOf(`/demands/${id}`).toSorted()).toEqual(calls.toSorted())
  })

  it('is what home and a new demand ask, to the letter', async () => {
    const home = await asked((client) => [...shell(client), getHome(client).queryFn()])
    expect(namesOf('/')).toEqual(home)
    const form = await asked((client) => [...shell(client), listAllMembers(client).queryFn(page)])
    expect(namesOf('/demands/new')).toEqual(form)
  })

  it('leaves what a filtered list and any other page show to their code', () => {
    for (const [path, search] of [
      ['/demands', '?name=x'],
      ['/profile', ''],
      ['/demands/../x', ''],
    ] as const) {
      expect(callsOfPage(path, search).map(({ url }) => url)).toEqual(['/api/home/shell'])
    }
  })
})

describe('the calls of the document', () => {
  it('go with the session and the business of before', () => {
    const { page, fetch } = build('/')
    sendEarlyCalls(page, null)
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/home/shell', '/api/home'])
    expect(fetch.mock.calls[0]?.[1]).toEqual({
      method: 'GET',
      headers: { authorization: 'Bearer t', businessId: 'b' },
    })
  })

  it("are those of the tab's own session and business before the remembered ones", () => {
    const { page, fetch } = build('/', { session: { token: 'own', businessId: 'here' } })
    sendEarlyCalls(page, null)
    const headers = { authorization: 'Bearer own', businessId: 'here' }
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject(headers)
  })

  const mine = JSON.stringify({ id: 'me' })
  const staff = JSON.stringify({ id: 'me', type: 'BACKOFFICE' })
  it.each<[string, Record<string, string>, Record<string, string>, string | undefined]>([
    ['my own', { user: mine, businessOf: 'me' }, {}, 'b'],
    ["somebody else's", { user: mine, businessOf: 'other' }, {}, undefined],
    [
      'of this tab',
      { user: mine, businessOf: 'other' },
      { businessId: 'm', businessOf: 'me' },
      'm',
    ],
    ['of the firm', { user: staff }, {}, undefined],
    ['that a header can carry', { user: mine }, { businessId: 'Aurora é' }, 'b'],
    ['that is one', { user: mine, businessId: '😀' }, {}, undefined],
  ])('carry the business that the code will choose: %s', (_, stored, session, business) => {
    const { page, fetch } = build('/', {
      session,
      local: { token: 't', businessId: 'b', ...stored },
    })
    sendEarlyCalls(page, null)
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('businessId') ?? undefined).toBe(
      business,
    )
  })

  it.each([[{ businessId: 'b' }], [{ token: 't' }]])('are none with only %j', (local) => {
    const { page, fetch } = build('/', { local })
    sendEarlyCalls(page, null)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    [true, 0],
    [false, 2],
  ])('of a contract that has ended (%s) are %d', (isChurn, count) => {
    const user = JSON.stringify({ Customer: { isChurn } })
    const { page, fetch } = build('/', { session: { token: 'own', user } })
    sendEarlyCalls(page, null)
    expect(fetch).toHaveBeenCalledTimes(count)
  })

  it('mark a demand viewed before they read it', () => {
    const { page, fetch } = build(`/demands/${id}`)
    sendEarlyCalls(page, null)
    const urls = fetch.mock.calls.map(([url]) => url)
    expect(urls.slice(1, 3)).toEqual([`/api/demands/${id}/visualized`, `/api/demands/${id}/page`])
  })
})

describe('a page that the server draws', () => {
  const user = JSON.stringify({ id: 'u' })
  const remembered = { local: { token: 't', businessId: 'b', user } as never }
  const answer = (body: unknown) => ({ status: 200, headers: {}, text: JSON.stringify(body) })

  it('is asked for by one call, whose answers are taken as if each had been sent', async () => {
    const { page, fetch, ask, request, send } = build(`/demands/${id}`, remembered)
    const viewed = { ...answer({}), status: 409 }
    const nodes = [['p', {}, ['Drawn']]]
    const answers = {
      'GET /api/home/shell': answer({ waiting: { count: 2 } }),
      [`POST /api/demands/${id}/visualized`]: viewed,
      [`GET /api/demands/${id}/page`]: { ...answer({ id }), headers: { etag: '"3"' } },
    }
    fetch.mockResolvedValueOnce(Response.json({ answers, nodes }))
    sendEarlyCalls(page, 90)
    expect(fetch).toHaveBeenCalledOnce()
    const [url, init] = fetch.mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/drawn', 'POST'])
    expect(init?.headers).toMatchObject({ authorization: 'Bearer t', businessId: 'b' })
    expect(JSON.parse(String(init?.body))).toEqual({ address: `/demands/${id}`, width: 90, user })
    expect(await page.tramiteFirstPage).toEqual(nodes)
    expect(await (await ask(request('/api/home/waiting'))).json()).toEqual({ count: 2 })
    const whole = await ask(request(`/api/demands/${id}/page`))
    expect(whole.headers.get('etag')).toBe('"3"')
    const view = request(`/api/demands/${id}/visualized`, { method: 'POST' })
    expect((await ask(view)).status).toBe(409)
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['is away', new Response(null, { status: 503 })],
    ['has no such call', new Response('<!doctype html>')],
  ])('is read by its own calls where the server %s', async (_, response) => {
    const { page, fetch, ask, request } = build('/', remembered)
    fetch.mockResolvedValueOnce(response)
    sendEarlyCalls(page, 90)
    expect(await page.tramiteFirstPage).toBeNull()
    expect(await (await ask(request('/api/home'))).text()).toBe('sent')
  })

  it('was not marked viewed where the server refused the call as a whole, and may be where it got lost', async () => {
    const { page, fetch, ask, request } = build(`/demands/${id}`, remembered)
    const view = () => ask(request(`/api/demands/${id}/visualized`, { method: 'POST' }))
    fetch.mockResolvedValueOnce(new Response(null, { status: 404 }))
    sendEarlyCalls(page, 90)
    expect(await (await view()).text()).toBe('sent')
    fetch.mockRejectedValueOnce(new TypeError('lost'))
    sendEarlyCalls(page, 90)
    await expect(view()).rejects.toThrow('lost')
  })
})

describe('who would send a call', () => {
  it("takes the document's answer, once", async () => {
    const { page, ask, request, send } = build('/')
    sendEarlyCalls(page, null)
    expect(await (await ask(request('/api/home'))).text()).toBe('of /api/home')
    expect(await (await ask(request('/api/home'))).text()).toBe('sent')
    expect(send).toHaveBeenCalledOnce()
  })

  it('takes the parts of one answer, and asks for each alone where there is none', async () => {
    const { page, fetch, ask, request } = build('/')
    fetch.mockResolvedValueOnce(Response.json({ waiting: { count: 2 }, businesses: [] }))
    sendEarlyCalls(page, null)
    expect(await (await ask(request('/api/home/waiting'))).json()).toEqual({ count: 2 })
    fetch.mockResolvedValueOnce(Response.json({}, { status: 403 }))
    sendEarlyCalls(page, null)
    expect(await (await ask(request('/api/home/waiting'))).text()).toBe('sent')
  })

  it('tells the clock when the server answered, of each part too', async () => {
    const { page, fetch, ask, request, learn } = build('/')
    const date = 'Thu, 19 Nov 2026 15:00:00 GMT'
    const headers = { date }
    fetch.mockResolvedValueOnce(Response.json({ waiting: { count: 2 } }, { headers }))
    sendEarlyCalls(page, null)
    vi.mocked(page.performance.now).mockReturnValue(700)
    const before = Date.now()
    await ask(request('/api/home/waiting'))
    const [{ sentAt, receivedAt, ...told }] = learn.mock.calls[0] ?? []
    expect(told).toEqual({ date })
    expect(receivedAt).toBeGreaterThanOrEqual(before)
    expect(receivedAt - sentAt).toBe(700)
    fetch.mockImplementation(async () => new Response('lost', { status: 502, headers }))
    sendEarlyCalls(page, null)
    await ask(request('/api/home'))
    expect(learn).toHaveBeenCalledOnce()
  })

  it.each([
    ['another user', { authorization: 'Bearer other', businessId: 'b' }],
    ['another business', { authorization: 'Bearer t', businessId: 'other' }],
    ['no business', { authorization: 'Bearer t' }],
  ])('asks anew for %s', async (_, headers) => {
    const { page, ask, request } = build('/')
    sendEarlyCalls(page, null)
    expect(await (await ask(request('/api/home', { headers }))).text()).toBe('sent')
  })

  it('asks anew for what is old, and after any other write', async () => {
    const { page, ask, request } = build('/')
    sendEarlyCalls(page, null)
    await ask(request('/api/demands', { method: 'POST', body: '{}' }))
    expect(await (await ask(request('/api/home'))).text()).toBe('sent')
    sendEarlyCalls(page, null)
    vi.mocked(page.performance.now).mockReturnValue(10_000)
    expect(await (await ask(request('/api/home'))).text()).toBe('sent')
  })

  it('asks anew where the call of the document got lost, but repeats no write', async () => {
    const { page, fetch, ask, request } = build(`/demands/${id}`)
    fetch.mockRejectedValue(new TypeError('lost'))
    sendEarlyCalls(page, null)
    expect(await (await ask(request(`/api/demands/${id}/items`))).text()).toBe('sent')
    fetch.mockResolvedValue(new Response(null, { status: 503 }))
    sendEarlyCalls(page, null)
    expect(await (await ask(request(`/api/demands/${id}`))).text()).toBe('sent')
    fetch.mockRejectedValue(new TypeError('lost'))
    sendEarlyCalls(page, null)
    const view = request(`/api/demands/${id}/visualized`, { method: 'POST' })
    await expect(ask(view)).rejects.toThrow('lost')
  })

  it('hears at once when it gives up', async () => {
    const { page, fetch, ask, request } = build('/')
    fetch.mockReturnValue(new Promise(() => {}))
    sendEarlyCalls(page, null)
    const controller = new AbortController()
    const answer = ask(request('/api/home', { signal: controller.signal }))
    controller.abort(new Error('given up'))
    await expect(answer).rejects.toThrow('given up')
  })
})
