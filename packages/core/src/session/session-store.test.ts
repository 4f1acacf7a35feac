import { describe, expect, it } from 'vitest'
import type { SessionUser } from './session.types.ts'
import { createSessionStore, type KeyValueStorage, storageKeys } from './session-store.ts'

function createMemory(): KeyValueStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

const broken: KeyValueStorage = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('QuotaExceededError')
  },
  removeItem: () => {
    throw new Error('SecurityError')
  },
}

const user = { id: 'u1', name: 'Marina Duarte' } as SessionUser
const session = { user, token: 't1' }

function build() {
  const storages = { remembered: createMemory(), current: createMemory() }
  return { storages, store: createSessionStore(storages) }
}

describe('the session store', () => {
  it('keeps an unremembered session for the tab only', () => {
    const { storages, store } = build()
    store.signIn(session, { remember: false })
    expect(storages.remembered.entries.size).toBe(0)
    expect(createSessionStore(storages).session()).toEqual(session)
    expect(createSessionStore({ ...storages, current: createMemory() }).session()).toBeNull()
  })

  it('keeps a remembered session beyond the tab', () => {
    const { storages, store } = build()
    store.signIn(session, { remember: true })
    expect(createSessionStore({ ...storages, current: createMemory() }).token()).toBe('t1')
  })

  it('leaves nothing of the session before it', () => {
    const { storages, store } = build()
    store.signIn(session, { remember: true })
    store.signIn({ user, token: 't2' }, { remember: false })
    expect(storages.remembered.entries.has(storageKeys.token)).toBe(false)
    expect(createSessionStore(storages).token()).toBe('t2')
  })

  it('updates the user, and the token only when there is a new one', () => {
    const { storages, store } = build()
    store.signIn(session, { remember: true })
    store.update({ ...user, name: 'Marina D.' })
    expect(createSessionStore(storages).session()).toMatchObject({
      token: 't1',
      user: { name: 'Marina D.' },
    })
    store.update(user, 't2')
    expect(createSessionStore(storages).token()).toBe('t2')
  })

  it('forgets user and token, and keeps the business', () => {
    const { storages, store } = build()
    store.signIn(session, { remember: true })
    store.selectBusiness('b1')
    store.clear()
    expect([...storages.remembered.entries.keys()]).toEqual([storageKeys.businessId])
    expect(createSessionStore(storages).businessId()).toBe('b1')
    expect(store.session()).toBeNull()
  })

  it('works for as long as the page when the storage refuses', () => {
    const store = createSessionStore({ remembered: broken, current: broken })
    expect(store.session()).toBeNull()
    store.signIn(session, { remember: true })
    store.selectBusiness('b1')
    expect(store.token()).toBe('t1')
    expect(store.businessId()).toBe('b1')
    store.clear()
    expect(store.token()).toBeNull()
  })

  it.each(['{', ''])('reads a damaged user %j as signed out', (text) => {
    const { storages } = build()
    storages.current.setItem(storageKeys.user, text)
    storages.current.setItem(storageKeys.token, 't1')
    expect(createSessionStore(storages).session()).toBeNull()
  })
})
