import { expect, it } from 'vitest'
import { createMemoryStorage } from './memory-storage.ts'
import { isSessionKept } from './session-kept.ts'
import { createSessionStore, type SessionStorages } from './session-store.ts'

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
])('of %s', (_, storages, isKept) => {
  const store = createSessionStore(storages)
  const user = { id: 'u1', name: 'Marina Duarte' } as never
  store.signIn({ token: 't1', deviceToken: 'd1', user }, { remember: false })
  expect(store.token()).toBe('t1')
  expect(isSessionKept(storages, store.token())).toBe(isKept)
  // Another page of the browser.
  expect(isSessionKept(open(), store.token())).toBe(false)
})
