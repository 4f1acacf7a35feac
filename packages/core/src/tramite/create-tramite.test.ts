import { describe, expect, it, vi } from 'vitest'
import { listBusinesses } from '../businesses/index.ts'
import { conventions } from '../calendar/index.ts'
import {
  createDemand,
  type DemandStatus,
  demandStatuses,
  getDemand,
  listDemandColumn,
  listDemands,
  listDemandTags,
  validateDemand,
  viewDemand,
} from '../demands/index.ts'
import { downloadDocument } from '../documents/index.ts'
import { FILE_SIZE_MAX } from '../files/index.ts'
import { ApiError, type CallOptions, type Toast, type ToText } from '../http/index.ts'
import { listMarks } from '../marks/index.ts'
import { message } from '../messages/index.ts'
import { readNotifications } from '../notifications/index.ts'
import { fileReminder, listReminders } from '../reminders/index.ts'
import { createMemoryStorage, createSessionStore, storageKeys } from '../session/index.ts'
import { buildBusiness, buildUser, createFixedClock } from '../testing/index.ts'
import { createTramite } from './create-tramite.ts'
import type { Tramite, TramiteOptions } from './tramite.types.ts'

type Answer = (request: Request) => unknown
const user = buildUser()

function json(body: unknown, status = 200): Response {
  if (status === 204) return new Response(null, { status })
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}

const tagged = (body: unknown, etag: string) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', etag } })

function problem(status: number, code: string, text: string): Response {
  return json({ type: 'about:blank', title: code, status, code, message: text }, status)
}

/** A portal on a server that answers by method and path. */
function build(answers: Record<string, Answer> = {}, options: Partial<TramiteOptions> = {}) {
  const requests: Request[] = []
  const toasts: Toast[] = []
  const stale: string[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    request.signal.throwIfAborted()
    const { pathname } = new URL(request.url)
    const answer = answers[`${request.method} ${pathname}`]
    if (!answer) return problem(404, 'NOT_FOUND', 'Não encontrado.')
    const body = await answer(request)
    return body instanceof Response ? body : json(body)
  }
  const portal = createTramite({
    baseUrl: 'https://portal.example/api',
    fetch,
    clock: createFixedClock('2026-11-19T01:30:00.000Z'),
    conventions: conventions.specified,
    toasts: { toText: message, show: (toast) => toasts.push(toast) },
    onStale: (resources) => stale.push(...resources),
    policy: { retryDelay: 1 },
    ...options,
  })
  return { portal, requests, toasts, stale, last: () => requests.at(-1) }
}

const signedIn = { 'POST /api/auth': () => ({ user, token: 'token-1' }) }
const credentials = { email: 'user@aurora.example', password: 'Tramite2026' }

describe('the session', () => {
  it('is kept, and carried by every call', async () => {
    const { portal, last } = build({ ...signedIn, 'GET /api/getdemandsTags': () => ({}) })
    expect(await portal.signIn(credentials)).toEqual(user)
    expect(portal.session.session()?.user).toEqual(user)
    await portal.read(listDemandTags)
    expect(last()?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it.each([
    [true, 'remembered'],
    [false, 'current'],
  ] as const)('with remember %s is stored as %s', async (remember, place) => {
    const storage = { remembered: createMemoryStorage(), current: createMemoryStorage() }
    const { portal } = build(signedIn, { storage })
    await portal.signIn({ ...credentials, remember })
    expect(storage.current.getItem(storageKeys.token)).toBe('token-1')
    const lasting = place === 'remembered' ? 'token-1' : null
    expect(storage.remembered.getItem(storageKeys.token)).toBe(lasting)
  })

  it('goes on in another program with the same storage', async () => {
    const storage = createMemoryStorage()
    await build(signedIn, { storage }).portal.signIn(credentials)
    const { portal } = build({ 'GET /api/auth': () => ({ user, token: 'token-2' }) }, { storage })
    expect(portal.session.token()).toBe('token-1')
    await portal.refresh()
    expect(portal.session.token()).toBe('token-2')
  })

  it('is one of the same device in another program with the same storage that lasts', async () => {
    const token = 'device-token-of-43-characters-as-they-are-0'
    const answers = { 'POST /api/auth': () => ({ user, token: 'token-1', deviceToken: token }) }
    const remembered = createMemoryStorage()
    const signInAgain = async () => {
      const storage = { remembered, current: createMemoryStorage() }
      const { portal, last } = build(answers, { storage })
      await portal.signIn(credentials)
      const sent = await last()?.clone().json()
      return sent?.deviceTokens
    }
    expect([await signInAgain(), await signInAgain()]).toEqual([[], [token]])
  })

  it('is one that the program holds already', async () => {
    const storage = createMemoryStorage()
    const session = createSessionStore({ remembered: storage, current: createMemoryStorage() })
    const { portal } = build(signedIn, { session })
    await portal.signIn({ ...credentials, remember: true })
    expect(session.token()).toBe('token-1')
    expect(storage.getItem(storageKeys.token)).toBe('token-1')
  })

  it('asks of another business, or of all, beside the active one', async () => {
    const { portal, last } = build({ ...signedIn, 'GET /api/demands/d1': () => ({}) })
    await portal.signIn(credentials)
    portal.session.selectBusiness('b1')
    const askOf = async ({ read }: Tramite) => {
      await read(getDemand, { id: 'd1' })
      return last()?.headers.get('businessId')
    }
    expect(await askOf(portal)).toBe('b1')
    expect(await askOf(portal.within('b2'))).toBe('b2')
    expect(await askOf(portal.within(null))).toBeNull()
    const own = portal.within('b1')
    portal.session.selectBusiness('b2')
    expect(await askOf(own)).toBe('b1')
    expect(await askOf(portal)).toBe('b2')
  })

  it('of one business has seen the versions that it has seen itself', async () => {
    const answers = { ...signedIn, 'GET /api/demands/d1': () => tagged({}, '"3"') }
    const { portal } = build(answers)
    await portal.signIn(credentials)
    await portal.read(getDemand, { id: 'd1' })
    expect(portal.within('b1').query(getDemand, { id: 'd1' }).version()).toBe('"3"')
  })

  it('sends nothing of one person for another who has signed in since', async () => {
    const another = { user: { ...user, id: 'user-2' }, token: 'token-2' }
    const people = [{ user, token: 'token-1' }, another, { user, token: 'token-3' }]
    const { portal, requests, toasts, last } = build({
      'POST /api/auth': () => people.shift(),
      'PATCH /api/demands/d1/validated': () => ({}),
    })
    await portal.signIn(credentials)
    const own = portal.within('b1')
    await portal.signIn(credentials)
    const sent = requests.length
    await expect(own.run(validateDemand, { id: 'd1' })).rejects.toMatchObject({ kind: 'aborted' })
    expect([requests.length, toasts]).toEqual([sent, []])
    await portal.signIn(credentials)
    await own.run(validateDemand, { id: 'd1' })
    expect(last()?.headers.get('authorization')).toBe('Bearer token-3')
  })

  it('ends when a call is refused', async () => {
    const onSessionEnd = vi.fn()
    const refuse = () => problem(401, 'UNAUTHENTICATED', 'Entre novamente.')
    const answers = { ...signedIn, 'GET /api/getdemandsTags': refuse }
    const { portal } = build(answers, { onSessionEnd })
    await portal.signIn(credentials)
    await expect(portal.read(listDemandTags)).rejects.toMatchObject({ status: 401 })
    expect(onSessionEnd).toHaveBeenCalledOnce()
    expect(portal.session.session()).toBeNull()
  })

  it.each([
    ['the server is away', () => problem(503, 'UNAVAILABLE', '')],
    ['the server has a fault', () => problem(500, 'INTERNAL', '')],
    ['there is no connection', () => Promise.reject(new TypeError())],
  ])('outlives a refresh that fails because %s', async (_, refuse) => {
    const onSessionEnd = vi.fn()
    const { portal } = build({ ...signedIn, 'GET /api/auth': refuse }, { onSessionEnd })
    await portal.signIn(credentials)
    const before = portal.session.session()
    await expect(portal.refresh()).rejects.toThrow()
    expect(portal.session.session()).toEqual(before)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it.each([
    ['answers', () => json(null, 204)],
    ['does not answer', () => Promise.reject(new TypeError())],
  ])('is forgotten at sign-out when the server %s', async (_, answer) => {
    const { portal, last } = build({ ...signedIn, 'DELETE /api/auth': answer })
    await portal.signIn(credentials)
    await portal.signOut()
    expect(last()?.headers.get('authorization')).toBe('Bearer token-1')
    expect(portal.session.session()).toBeNull()
  })

  it('takes no late answer to a session that is over into the next one', async () => {
    let answer = (_: Response) => {}
    const late = new Promise<Response>((resolve) => {
      answer = resolve
    })
    let signedInAs = 0
    const { portal } = build({
      'POST /api/auth': () => ({ user, token: `token-${++signedInAs}` }),
      'GET /api/auth': () => late,
      'DELETE /api/auth': () => json(null, 204),
    })
    await portal.signIn(credentials)
    const refreshed = portal.refresh()
    await portal.signOut()
    await portal.signIn(credentials)
    answer(json({ user, token: 'token-1-renewed' }))
    await refreshed
    expect(portal.session.token()).toBe('token-2')
  })

  it('is forgotten soon when the server says nothing, and nothing of the next one with it', async () => {
    vi.useFakeTimers()
    let signedInAs = 0
    const { portal } = build({
      'POST /api/auth': () => ({ user, token: `token-${++signedInAs}` }),
      'DELETE /api/auth': () => new Promise(() => {}),
    })
    await portal.signIn(credentials)
    const first = portal.signOut()
    await vi.advanceTimersByTimeAsync(3000)
    await first
    expect(portal.session.session()).toBeNull()
    await portal.signIn(credentials)
    const second = portal.signOut()
    await portal.signIn(credentials)
    await vi.advanceTimersByTimeAsync(3000)
    await second
    expect(portal.session.token()).toBe('token-3')
    vi.useRealTimers()
  })

  it('that has expired ends without a word when the user leaves', async () => {
    const onSessionEnd = vi.fn()
    const refuse = () => problem(401, 'UNAUTHENTICATED', 'Entre novamente.')
    const { portal } = build({ ...signedIn, 'DELETE /api/auth': refuse }, { onSessionEnd })
    await portal.signIn(credentials)
    await portal.signOut()
    expect(onSessionEnd).not.toHaveBeenCalled()
    expect(portal.session.session()).toBeNull()
  })

  it('shows no toast for a wrong password: its form does', async () => {
    const refuse = () => problem(400, 'INVALID_CREDENTIALS', 'E-mail ou senha inválidos.')
    const { portal, toasts } = build({ 'POST /api/auth': refuse })
    await expect(portal.signIn(credentials)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(toasts).toEqual([])
  })
})

describe('the business', () => {
  const list = [buildBusiness({ id: 'matriz' }), buildBusiness({ id: 'filial' })]
  const answers = {
    'GET /api/business': () => ({ business: list, total: 2 }),
    'GET /api/getdemandsTags': () => ({}),
  }

  it.each([
    [undefined, null, 'matriz'],
    [undefined, 'filial', 'filial'],
    ['filial', null, 'filial'],
  ])('asked for %s with %s stored is %s', async (id, stored, expected) => {
    const storage = createMemoryStorage()
    if (stored) storage.setItem(storageKeys.businessId, stored)
    const { portal, last } = build(answers, { storage })
    expect((await portal.selectBusiness(id))?.id).toBe(expected)
    await portal.read(listDemandTags)
    expect(last()?.headers.get('businessId')).toBe(expected)
    expect(storage.getItem(storageKeys.businessId)).toBe(expected)
  })

  it('is none that the user does not have', async () => {
    const storage = createMemoryStorage()
    storage.setItem(storageKeys.businessId, 'filial')
    const { portal } = build(answers, { storage })
    await expect(portal.selectBusiness('vendida')).rejects.toMatchObject({ kind: 'refused' })
    expect(portal.session.businessId()).toBe('filial')
  })

  it('may be none', async () => {
    expect(await build().portal.selectBusiness()).toBeNull()
  })
})

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
    const gaveUp = new ApiError({ kind: 'aborted', status: 0, code: 'ABORTED', message: '' })
    for (const error of [gaveUp, new RangeError('mistake')]) {
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

describe('writing', () => {
  const path = 'PATCH /api/demands/d1/validated'

  it('tells the success and reads again what it made stale', async () => {
    const { portal, toasts, stale } = build({ [path]: () => ({ id: 'd1' }) })
    expect(await portal.run(validateDemand, { id: 'd1' })).toEqual({ id: 'd1' })
    expect(toasts).toEqual([{ tone: 'success', title: message('demands.validated') }])
    expect(stale).toEqual(validateDemand(portal.client).meta.stale)
  })

  it.each([true, false])(
    'reads nothing again after an answer that changed nothing: %s',
    async (wasUnread) => {
      const answer = { visualized: [], wasUnread, previousViewAt: null }
      const { portal, stale } = build({ 'POST /api/demands/d1/visualized': () => answer })
      await portal.run(viewDemand, { id: 'd1' })
      expect(stale).toEqual(wasUnread ? ['home'] : [])
    },
  )

  it('tells it when its texts arrive after the answer, in order', async () => {
    const told: Toast[] = []
    let arrive = (_: ToText) => {}
    const toText = new Promise<ToText>((resolve) => {
      arrive = resolve
    })
    const { portal } = build(
      { [path]: () => ({ id: 'd1' }) },
      { toasts: { toText, show: (toast) => told.push(toast) } },
    )
    await portal.run(validateDemand, { id: 'd1' })
    await expect(portal.run(validateDemand, { id: 'd2' })).rejects.toThrow()
    expect(told).toEqual([])
    arrive(message)
    await toText
    expect(told.map(({ title }) => title)).toEqual([
      message('demands.validated'),
      message('demands.validateFailed'),
    ])
  })

  it('writes to the log that its texts did not arrive, and harms no call', async () => {
    const log = vi.fn()
    const lost = new Error('texts')
    const { portal } = build(
      { [path]: () => ({ id: 'd1' }) },
      { log, toasts: { toText: Promise.reject(lost), show: () => {} } },
    )
    expect(await portal.run(validateDemand, { id: 'd1' })).toEqual({ id: 'd1' })
    expect(log).toHaveBeenCalledWith(lost)
  })

  it('does the same for query libraries', async () => {
    const { portal, toasts } = build({ [path]: () => ({ id: 'd1' }) })
    const { mutationKey, mutationFn } = portal.command(validateDemand)
    await mutationFn({ id: 'd1' })
    expect(mutationKey).toEqual(['validateDemand'])
    expect(toasts).toHaveLength(1)
  })

  it.each([
    [400, false],
    [403, false],
    [409, true],
    [412, true],
    [500, true],
    [504, true],
  ])('a failure of %i tells why; stale: %s', async (status, isStale) => {
    const text = 'Outra pessoa mudou a demanda.'
    const { portal, toasts, stale } = build({ [path]: () => problem(status, 'X', text) })
    await expect(portal.run(validateDemand, { id: 'd1' })).rejects.toBeInstanceOf(ApiError)
    expect(toasts).toEqual([
      { tone: 'error', title: message('demands.validateFailed'), description: text },
    ])
    expect(stale.length > 0).toBe(isStale)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('cache'))],
    [
      'throws',
      () => {
        throw new Error('cache')
      },
    ],
    ['never ends', () => new Promise(() => {})],
  ])('is never told as failed once it is done: what is read again %s', async (kind, onStale) => {
    const log = vi.fn()
    const { portal, toasts } = build({ [path]: () => ({ id: 'd1' }) }, { onStale, log })
    expect(await portal.run(validateDemand, { id: 'd1' })).toEqual({ id: 'd1' })
    expect(toasts.map(({ tone }) => tone)).toEqual(['success'])
    await vi.waitFor(() => expect(log.mock.calls.length).toBe(kind === 'never ends' ? 0 : 1))
  })

  it('fails with its own failure, whatever becomes of what is read again', async () => {
    const onStale = () => Promise.reject(new Error('cache'))
    const { portal } = build({ [path]: () => problem(409, 'X', 'Mudou.') }, { onStale })
    await expect(portal.run(validateDemand, { id: 'd1' })).rejects.toMatchObject({ status: 409 })
  })

  it('gives null in place of a failure only to who asks for it', async () => {
    const text = 'Não encontramos o que você procura.'
    const { portal, toasts, stale } = build({
      'POST /api/reminder/filed/r1': () => problem(404, 'NOT_FOUND', text),
    })
    expect(await portal.run(fileReminder, { id: 'r1' }, { fallback: true })).toBeNull()
    const refused = { status: 404 }
    await expect(portal.run(fileReminder, { id: 'r1' })).rejects.toMatchObject(refused)
    const { mutationFn } = portal.command(fileReminder)
    await expect(mutationFn({ id: 'r1' })).rejects.toMatchObject(refused)
    const told = { tone: 'error', title: 'Erro ao arquivar lembrete', description: text }
    expect(toasts).toEqual([told, told, told])
    expect(stale).toEqual(['reminders', 'reminders', 'reminders'])
  })

  it('is silent where the specification is', async () => {
    const { portal, toasts } = build()
    await expect(portal.run(readNotifications)).rejects.toMatchObject({ status: 404 })
    expect(toasts).toEqual([])
  })

  it('needs neither toasts nor a cache', async () => {
    const silent = { toasts: undefined, onStale: undefined }
    const { portal } = build({ 'POST /api/demands': () => json({ id: 'd1' }, 201) }, silent)
    const demand = await portal.run(createDemand, { name: 'Contrato', description: 'Revisão' })
    expect(demand).toEqual({ id: 'd1' })
  })
})

describe('a file', () => {
  const file = new File(['contrato'], 'contrato.pdf', { type: 'application/pdf' })
  const sign = { 'GET /api/signedPutFileUrl': () => ({ signedUrl: '/files/k1', key: 'k1' }) }

  it('is sent to its signed address, without token or business', async () => {
    const { portal, last } = build({
      ...signedIn,
      ...sign,
      'PUT /files/k1': () => json(null, 204),
    })
    await portal.signIn(credentials)
    const progress: number[] = []
    const record = await portal.upload(file, { onProgress: (part) => progress.push(part) })
    expect(record).toEqual({
      fileName: 'contrato.pdf',
      fileType: 'application/pdf',
      fileSize: 8,
      awsFileKey: 'k1',
    })
    expect(last()?.url).toBe('https://portal.example/files/k1')
    expect(await last()?.text()).toBe('contrato')
    expect([...(last()?.headers.keys() ?? [])]).toEqual(['content-type'])
    expect(progress).toEqual([0, 1])
  })

  it('is sent whatever its size: how much is too much is the server’s to say', async () => {
    const large = new File([new Uint8Array(FILE_SIZE_MAX + 1)], 'video.mp4')
    const { portal, last } = build({ ...sign, 'PUT /files/k1': () => json(null, 204) })
    expect(await portal.upload(large)).toMatchObject({ fileSize: FILE_SIZE_MAX + 1 })
    expect(last()?.url).toBe('https://portal.example/files/k1')
  })

  it('says what it is', async () => {
    const { portal, requests } = build({ ...sign, 'PUT /files/k1': () => json(null, 204) })
    await portal.upload(file, { type: 'LOGO', publicRead: true, logo: true })
    expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toEqual({
      fileName: 'contrato.pdf',
      fileType: 'application/pdf',
      fileSize: '8',
      type: 'LOGO',
      publicRead: 'true',
      logo: 'true',
    })
  })

  it.each([
    ['refuses', () => new Response('<Error/>', { status: 413 }), { kind: 'problem', status: 413 }],
    ['is away', () => Promise.reject(new TypeError()), { kind: 'network', status: 0 }],
  ])('fails with an ApiError when the storage %s', async (_, answer, expected) => {
    const { portal } = build({ ...sign, 'PUT /files/k1': answer })
    await expect(portal.upload(file)).rejects.toMatchObject(expected)
  })

  it('can be stopped', async () => {
    const controller = new AbortController()
    const putFile = vi.fn(async () => controller.signal.throwIfAborted())
    const { portal } = build(sign, { putFile })
    controller.abort()
    await expect(portal.upload(file, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    })
    expect(putFile).not.toHaveBeenCalled()
  })
})

describe('time', () => {
  it('is the clock’s, in the firm’s time zone', () => {
    const { portal } = build()
    expect(portal.now().toISOString()).toBe('2026-11-19T01:30:00.000Z')
    expect(portal.today()).toBe('2026-11-18')
  })
})

describe('events', () => {
  it('arrive until closed', async () => {
    const onEvent = vi.fn()
    const stream = () =>
      new Response('data: {"type":"notification"}\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      })
    const { portal } = build({ 'GET /api/events': stream })
    const listener = portal.listen({ onEvent, retryDelay: () => 10_000 })
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith({ type: 'notification' }))
    listener.close()
  })
})

describe('the types', () => {
  it('ask for the input of an operation, and for none where there is none', () => {
    const { portal } = build()
    const calls = [
      // @ts-expect-error which demand?
      () => portal.read(getDemand),
      // @ts-expect-error a demand is named by its id
      () => portal.read(getDemand, { demand: 'd1' }),
      // @ts-expect-error which demand?
      () => portal.run(validateDemand),
      // @ts-expect-error a command is not read
      () => portal.read(validateDemand, { id: 'd1' }),
      () => portal.read(listDemandTags),
      () => portal.run(readNotifications),
    ]
    expect(calls).toHaveLength(6)
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

describe('what is said of one call', () => {
  const never = { fetch: (request: Request) => silence(request.signal) }

  /** A server that never answers, until it is given up. */
  function silence(signal: AbortSignal): Promise<Response> {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }

  type Call = (portal: Tramite, options: CallOptions) => Promise<unknown>
  const calls: [string, Call][] = [
    ['read', (portal, options) => portal.read(getDemand, { id: 'd1' }, options)],
    ['read of a list', (portal, options) => portal.read(listDemands, {}, options)],
    ['pages', (portal, options) => portal.pages(listDemands, {}, options).next()],
    ['items', (portal, options) => portal.items(listMarks, {}, options).next()],
    ['run', (portal, options) => portal.run(validateDemand, { id: 'd1' }, options)],
    ['upload', (portal, options) => portal.upload(new File(['a'], 'a.pdf'), options)],
    ['download', (portal, options) => portal.download('k', options)],
  ]

  it.each(calls)('%s can be given up', async (_, call) => {
    const controller = new AbortController()
    const { portal, toasts } = build({}, never)
    const asked = call(portal, { signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
    expect(toasts).toEqual([])
  })

  it.each(calls)('%s has a time of its own', async (_, call) => {
    const { portal } = build({}, { ...never, policy: { retries: 0 } })
    await expect(call(portal, { timeout: 5 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('is said of what the storage is asked, too', async () => {
    const address = { signedUrl: 'https://storage.example/k', key: 'k', fileName: 'a.pdf' }
    const { portal } = build(
      {},
      {
        fetch: async (request) =>
          request.url.startsWith('https://storage') ? silence(request.signal) : json(address),
      },
    )
    const late = { kind: 'timeout' }
    await expect(portal.download('k', { timeout: 20 })).rejects.toMatchObject(late)
    await expect(portal.upload(new File(['a'], 'a.pdf'), { timeout: 20 })).rejects.toMatchObject(
      late,
    )
  })
})
