import { expect, it } from 'vitest'
import { isSessionStored } from './is-session-stored.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createSessionStore } from './session-store.ts'
import type { SessionStorages } from './stored-session.ts'

const forbidden = () => {
  throw new Error('SecurityError')
}
const blocked = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
const readOnly = { ...createMemoryStorage(), setItem: forbidden }
const open = () => ({ current: createMemoryStorage(), remembered: createMemoryStorage() })

it.each<[string, SessionStorages, boolean]>([
  ['a browser that keeps it', open(), true],
  ['one that forbids everything', { current: blocked, remembered: blocked }, false],
  ['one that keeps nothing new', { current: readOnly, remembered: readOnly }, false],
])('of %s', (_, storages, isStored) => {
  const store = createSessionStore(storages)
  const user = { id: 'u1', name: 'Marina Duarte' } as never
  store.signIn({ token: 't1', deviceToken: 'd1', user }, { remember: false })
  expect(store.token()).toBe('t1')
  expect(isSessionStored(storages, store.token())).toBe(isStored)
  // Another page of the browser.
  expect(isSessionStored(open(), store.token())).toBe(false)
})
