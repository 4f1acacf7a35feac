import { describe, expect, it, vi } from 'vitest'
import { getDemand, listDemandTags, validateDemand } from '../demands/index.ts'
import {
  createMemoryStorage,
  createSessionStore,
  type SessionStorages,
  storageKeys,
} from '../session/index.ts'
import { buildBusiness } from '../testing/index.ts'
import { build, credentials, json, problem, signedIn, tagged, user } from './tramite.fixture.ts'
import type { Tramite } from './tramite.types.ts'

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
    portal.session.keepBusinessId('b1')
    const askOf = async ({ read }: Tramite) => {
      await read(getDemand, { id: 'd1' })
      return last()?.headers.get('businessId')
    }
    expect(await askOf(portal)).toBe('b1')
    expect(await askOf(portal.within('b2'))).toBe('b2')
    expect(await askOf(portal.within(null))).toBeNull()
    const own = portal.within('b1')
    portal.session.keepBusinessId('b2')
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

  it('stands when signing in anew is refused', async () => {
    const onSessionEnd = vi.fn()
    const people = [{ user, token: 'token-1' }]
    const refused = problem(401, 'INVALID_CREDENTIALS', 'Senha errada.')
    const answers = { 'POST /api/auth': () => people.shift() ?? refused }
    const { portal, last } = build(answers, { onSessionEnd })
    await portal.signIn(credentials)
    await expect(portal.signIn(credentials)).rejects.toMatchObject({ status: 401 })
    expect(last()?.headers.has('authorization')).toBe(false)
    expect(onSessionEnd).not.toHaveBeenCalled()
    expect(portal.session.token()).toBe('token-1')
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

  it('is left in every tab: one of the user that is remembered is revoked, too', async () => {
    const remembered = createMemoryStorage()
    const open = () => ({ storage: { remembered, current: createMemoryStorage() } })
    const other = { 'POST /api/auth': () => ({ user, token: 'token-2' }) }
    const onSessionEnd = vi.fn()
    const refuse = () => problem(401, 'UNAUTHENTICATED', 'Entre novamente.')
    const answers = { ...signedIn, 'DELETE /api/auth': refuse }
    const { portal, requests } = build(answers, { ...open(), onSessionEnd })
    await portal.signIn(credentials)
    await build(other, open()).portal.signIn({ ...credentials, remember: true })
    await portal.signOut()
    const revoked = requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ headers }) => headers.get('authorization'))
    expect(revoked.sort()).toEqual(['Bearer token-1', 'Bearer token-2'])
    expect(onSessionEnd).not.toHaveBeenCalled()
    expect(build({}, open()).portal.session.session()).toBeNull()
  })

  it.each([
    ['that makes its store', (storage: SessionStorages) => ({ storage })],
    ['that is given it', (storage: SessionStorages) => ({ session: createSessionStore(storage) })],
  ])(
    'of a tab that heard nothing of the sign-out is revoked by the next program %s',
    async (_, toOptions) => {
      const remembered = createMemoryStorage()
      const asleep = { remembered, current: createMemoryStorage() }
      await build(signedIn, { storage: asleep }).portal.signIn(credentials)
      const other = {
        'POST /api/auth': () => ({ user, token: 'token-2' }),
        'DELETE /api/auth': () => json(null, 204),
      }
      const here = { remembered, current: createMemoryStorage() }
      const { portal } = build(other, { storage: here })
      await portal.signIn(credentials)
      await portal.signOut()
      const onSessionEnd = vi.fn()
      const refuse = () => problem(401, 'UNAUTHENTICATED', 'Entre novamente.')
      const woken = build(
        { 'DELETE /api/auth': refuse },
        {
          ...toOptions(asleep),
          onSessionEnd,
        },
      )
      await expect.poll(() => woken.requests).toHaveLength(1)
      expect(woken.last()?.headers.get('authorization')).toBe('Bearer token-1')
      expect(woken.portal.session.session()).toBeNull()
      expect([onSessionEnd.mock.calls, woken.toasts]).toEqual([[], []])
    },
  )

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

  it('may be none, and is not the one of earlier any more then', async () => {
    const storage = createMemoryStorage()
    storage.setItem(storageKeys.businessId, 'vendida')
    const { portal } = build(
      { 'GET /api/business': () => ({ business: [], total: 0 }) },
      { storage },
    )
    expect(await portal.selectBusiness()).toBeNull()
    expect(portal.session.businessId()).toBeNull()
    expect(storage.getItem(storageKeys.businessId)).toBeNull()
  })

  it('is not that of the person before, who signed out while it was asked for', async () => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    const { portal } = build({
      ...signedIn,
      'GET /api/business': async () => {
        await asked
        return { business: list, total: 2 }
      },
    })
    await portal.signIn(credentials)
    const selected = portal.selectBusiness()
    portal.session.clear()
    answer()
    await expect(selected).rejects.toMatchObject({ kind: 'aborted' })
    expect(portal.session.businessId()).toBeNull()
  })
})
