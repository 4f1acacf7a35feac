import { describe, expect, it } from 'vitest'
import * as storageKeys from '../storage-keys.ts'
import type { SessionUser } from './session.types.ts'
import { createSessionStore } from './session-store.ts'
import { dropSignedOut, type KeyValueStorage, type SessionStorages } from './stored-session.ts'

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

const whole = {
  id: 'u1',
  name: 'Marina Duarte',
  customFields: { occupation: null },
  Customer: null,
}
const user = whole as SessionUser
const deviceToken = 'device-of-marina-1'
const session = { user, token: 't1' }
const signedIn = { ...session, deviceToken }

function build() {
  const storages = { remembered: createMemory(), current: createMemory() }
  return { storages, store: createSessionStore(storages) }
}

describe('the session store', () => {
  it('keeps an unremembered session for the tab only', () => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: false })
    expect([...storages.remembered.entries.keys()]).toEqual([storageKeys.devices])
    expect(createSessionStore(storages).session()).toEqual(session)
    expect(createSessionStore({ ...storages, current: createMemory() }).session()).toBeNull()
  })

  it('keeps a remembered session beyond the tab', () => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: true })
    expect(createSessionStore({ ...storages, current: createMemory() }).token()).toBe('t1')
  })

  it('keeps the session of a tab, whoever signs in beside it', () => {
    const remembered = createMemory()
    const open = (current: KeyValueStorage) => createSessionStore({ remembered, current })
    const [ana, bia] = [createMemory(), createMemory()]
    open(ana).signIn({ ...signedIn, token: 'of-ana' }, { remember: true })
    const second = open(bia)
    second.signIn({ ...signedIn, token: 'of-bia' }, { remember: true })
    expect(open(ana).token()).toBe('of-ana')
    expect(open(createMemory()).token()).toBe('of-bia')

    open(ana).clear()
    expect(open(bia).token()).toBe('of-bia')
    expect(open(createMemory()).token()).toBe('of-bia')
  })

  it('has each tab go on in its own business after a reload, and a new tab in the newest', () => {
    const remembered = createMemory()
    remembered.setItem(storageKeys.businessId, 'b1')
    const open = (current: KeyValueStorage) => createSessionStore({ remembered, current })
    const [ana, bia] = [createMemory(), createMemory()]
    expect(open(ana).businessId()).toBe('b1')
    open(bia).keepBusinessId('b2')
    expect(open(ana).businessId()).toBe('b1')
    expect(open(bia).businessId()).toBe('b2')
    expect(open(createMemory()).businessId()).toBe('b2')
  })

  it('forgets the business of whoever works in none any more, and of nobody else', () => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: false })
    store.keepBusinessId('b1')
    store.keepBusinessId(null)
    expect(store.businessId()).toBeNull()
    for (const { entries } of [storages.current, storages.remembered]) {
      expect(entries.has(storageKeys.businessId)).toBe(false)
      expect(entries.has(storageKeys.businessOf)).toBe(false)
    }

    const beside = createSessionStore({ ...storages, current: createMemory() })
    const bia = { ...signedIn, user: { ...user, id: 'bia' }, token: 't2' }
    beside.signIn(bia, { remember: false })
    beside.keepBusinessId('b2')
    store.keepBusinessId(null)
    expect(storages.remembered.getItem(storageKeys.businessId)).toBe('b2')
  })

  it("has the firm's people work in no business that a customer chose in this browser", () => {
    const { storages, store } = build()
    const staff = { ...signedIn, user: { ...user, type: 'BACKOFFICE' } as SessionUser, token: 't2' }
    store.signIn(signedIn, { remember: false })
    store.keepBusinessId('b1')
    store.signIn(staff, { remember: false })
    expect(store.businessId()).toBeNull()
    expect(createSessionStore(storages).businessId()).toBeNull()

    store.keepBusinessId('b2')
    expect(store.businessId()).toBe('b2')
    store.clear()
    store.signIn(signedIn, { remember: false })
    expect(store.businessId()).toBe('b1')
  })

  it('asks nothing for one person of the business in which another worked', () => {
    const { store } = build()
    store.signIn(signedIn, { remember: false })
    store.keepBusinessId('b1')
    store.clear()
    store.signIn({ ...signedIn, token: 't2' }, { remember: false })
    expect(store.businessId()).toBe('b1')
    store.clear()
    store.signIn({ ...signedIn, user: { ...user, id: 'bia' }, token: 't3' }, { remember: false })
    expect(store.businessId()).toBeNull()
  })

  it.each([
    ['in the same tab', (storages: SessionStorages) => storages],
    [
      'in another one',
      ({ remembered }: SessionStorages) => ({ remembered, current: createMemory() }),
    ],
  ])('asks nothing for one person of the business of another who has left: %s', (_, toNext) => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: false })
    store.keepBusinessId('b1')
    store.clear()
    const bia = { ...signedIn, user: { ...user, id: 'bia' }, token: 't3' }
    const next = toNext(storages)
    const opened = createSessionStore(next)
    opened.signIn(bia, { remember: true })
    expect(opened.businessId()).toBeNull()
    expect(createSessionStore(next).businessId()).toBeNull()
    opened.keepBusinessId('b2')
    expect(createSessionStore(next).businessId()).toBe('b2')
  })

  it('takes nothing from other tabs where nobody is signed in', () => {
    const remembered = createMemory()
    const visitor = createSessionStore({ remembered, current: createMemory() })
    createSessionStore({ remembered, current: createMemory() }).signIn(signedIn, { remember: true })
    visitor.clear()
    visitor.signIn({ ...signedIn, token: 't2' }, { remember: false })
    visitor.clear()
    expect(createSessionStore({ remembered, current: createMemory() }).token()).toBe('t1')
  })

  it('signs out with the session of the same user that another tab has had remembered', () => {
    const remembered = createMemory()
    const open = () => createSessionStore({ remembered, current: createMemory() })
    const [first, second] = [open(), open()]
    first.signIn(signedIn, { remember: false })
    second.signIn({ ...signedIn, token: 't2' }, { remember: true })
    expect(first.signOut()).toBe('t2')
    expect(first.signOut()).toBeNull()
    expect(open().session()).toBeNull()
    expect(first.token()).toBe('t1')
  })

  it('signs out with no remembered session of somebody else, nor with the own one', () => {
    const remembered = createMemory()
    const open = () => createSessionStore({ remembered, current: createMemory() })
    const first = open()
    expect(first.signOut()).toBeNull()
    first.signIn(signedIn, { remember: true })
    expect(first.signOut()).toBeNull()
    const bia = { ...signedIn, user: { ...user, id: 'bia' }, token: 't2' }
    open().signIn(bia, { remember: true })
    expect(first.signOut()).toBeNull()
    expect(open().token()).toBe('t2')
  })

  it('opens no session of a user who has signed out in another tab since, and any begun after', () => {
    const remembered = createMemory()
    const [first, second] = [createMemory(), createMemory()]
    const open = (current: KeyValueStorage) => createSessionStore({ remembered, current })
    const [here, beside] = [open(first), open(second)]
    here.signIn(signedIn, { remember: false })
    beside.signIn({ ...signedIn, token: 't2' }, { remember: false })
    expect(open(second).isSignedOut()).toBe(false)
    here.signOut()
    here.clear()
    expect(beside.isSignedOut()).toBe(true)
    const asleep = createMemory()
    for (const [key, value] of second.entries) asleep.setItem(key, value)
    expect(dropSignedOut(asleep, remembered)).toBe('t2')
    expect(dropSignedOut(asleep, remembered)).toBeNull()
    expect(open(second).session()).toBeNull()
    expect([...second.entries.keys()]).toEqual([])

    here.signIn({ ...signedIn, token: 't3' }, { remember: true })
    expect(open(first).token()).toBe('t3')
    expect(here.isSignedOut()).toBe(false)
    // What heard of the sign-out late ends nothing that began after it.
    expect(beside.signOut()).toBeNull()
    expect(open(createMemory()).token()).toBe('t3')
  })

  it('opens the session of a user in whose browser another has signed out', () => {
    const remembered = createMemory()
    const current = createMemory()
    createSessionStore({ remembered, current }).signIn(signedIn, { remember: true })
    const beside = createSessionStore({ remembered, current: createMemory() })
    beside.signIn({ ...signedIn, user: { ...user, id: 'bia' } }, { remember: false })
    beside.signOut()
    expect(createSessionStore({ remembered, current }).token()).toBe('t1')
  })

  it('never writes an unremembered session to lasting storage, and leaves nothing of it', () => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: false })
    store.update({ ...user, name: 'Marina D.' }, 't2')
    expect([...storages.remembered.entries.keys()]).toEqual([storageKeys.devices])
    store.clear()
    expect([...storages.current.entries.keys()]).toEqual([])
  })

  it('takes no answer to a session that is over into the next one', () => {
    const { store } = build()
    store.signIn(signedIn, { remember: true })
    store.signIn({ ...signedIn, token: 't2' }, { remember: true })
    expect(store.update(user, 't1-renewed', 't1')).toBe(false)
    store.clear('t1')
    expect(store.token()).toBe('t2')
  })

  it('leaves nothing of the session before it', () => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: true })
    store.signIn({ ...signedIn, token: 't2' }, { remember: false })
    expect(storages.remembered.entries.has(storageKeys.token)).toBe(false)
    expect(createSessionStore(storages).token()).toBe('t2')
  })

  it('updates the user, and the token only when there is a new one', () => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: true })
    store.update({ ...user, name: 'Marina D.' })
    expect(createSessionStore(storages).session()).toMatchObject({
      token: 't1',
      user: { name: 'Marina D.' },
    })
    store.update(user, 't2')
    expect(createSessionStore(storages).token()).toBe('t2')
  })

  it('knows whether the user is as the server says, or as somebody left them', () => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: true })
    expect(store.isFresh()).toBe(true)
    const reloaded = createSessionStore(storages)
    expect(reloaded.isFresh()).toBe(false)
    reloaded.update({ ...user, name: 'Marina D.' })
    expect(reloaded.isFresh()).toBe(true)
  })

  it('forgets user and token, and keeps the business', () => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: true })
    store.keepBusinessId('b1')
    store.clear()
    expect([...storages.remembered.entries.keys()].sort()).toEqual([
      storageKeys.businessId,
      storageKeys.businessOf,
      storageKeys.devices,
    ])
    expect(createSessionStore(storages).businessId()).toBe('b1')
    expect(store.session()).toBeNull()
  })

  it.each([
    ['without a customer', { ...whole, Customer: undefined }],
    ['without its own fields', { ...whole, customFields: undefined }],
    ['without a name', { ...whole, name: undefined }],
  ])('asks anew who is there of a user as an older portal kept them: %s', (_, kept) => {
    const { storages, store } = build()
    store.signIn(signedIn, { remember: true })
    for (const storage of Object.values(storages)) {
      storage.setItem(storageKeys.user, JSON.stringify(kept))
    }
    expect(createSessionStore(storages).session()).toBeNull()
  })

  it.each(['Aurora é', '😀', ''])('sends no business %j, which no call could carry', (damaged) => {
    const { storages } = build()
    storages.remembered.setItem(storageKeys.businessId, damaged)
    expect(createSessionStore(storages).businessId()).toBeNull()
  })

  it('keeps the device known when the session is over, of the last five people', () => {
    const { storages, store } = build()
    expect(store.deviceTokens()).toEqual([])
    const tokens = [1, 2, 3, 4, 5, 6, 4].map((person) => `device-of-person-${person}`)
    for (const each of tokens) store.signIn({ ...session, deviceToken: each }, { remember: false })
    store.clear()
    const newest = [4, 6, 5, 3, 2].map((person) => `device-of-person-${person}`)
    expect(store.deviceTokens()).toEqual(newest)
    const { deviceTokens } = createSessionStore({ ...storages, current: createMemory() })
    expect(deviceTokens()).toEqual(newest)
  })

  it('forgets no device of somebody whom another tab has signed in meanwhile', () => {
    const remembered = createMemory()
    const open = () => createSessionStore({ remembered, current: createMemory() })
    const [ana, bia] = [open(), open()]
    ana.signIn({ ...signedIn, deviceToken: 'device-of-anabela-1' }, { remember: true })
    expect(bia.deviceTokens()).toEqual(['device-of-anabela-1'])
    bia.signIn({ ...signedIn, deviceToken: 'device-of-beatriz-1' }, { remember: true })
    expect(open().deviceTokens()).toEqual(['device-of-beatriz-1', 'device-of-anabela-1'])
  })

  it('sends no damaged token of a device', () => {
    const { storages } = build()
    storages.remembered.setItem(storageKeys.devices, `{"a":1} ${deviceToken} curto`)
    expect(createSessionStore(storages).deviceTokens()).toEqual([deviceToken])
  })

  it('works for as long as the page when the storage refuses', () => {
    const store = createSessionStore({ remembered: broken, current: broken })
    expect(store.session()).toBeNull()
    store.signIn(signedIn, { remember: true })
    store.keepBusinessId('b1')
    expect(store.token()).toBe('t1')
    expect(store.businessId()).toBe('b1')
    expect(store.deviceTokens()).toEqual([deviceToken])
    expect(store.signOut()).toBeNull()
    expect(store.isSignedOut()).toBe(false)
    store.clear()
    expect(store.token()).toBeNull()
  })

  it.each(['{', '', '5', 'null', '[]', '{}'])('reads a damaged user %j as signed out', (text) => {
    const { storages } = build()
    storages.current.setItem(storageKeys.user, text)
    storages.current.setItem(storageKeys.token, 't1')
    expect(createSessionStore(storages).session()).toBeNull()
  })
})
