import { storageKeys } from '@tramite/core/session'
import { afterEach, expect, it, vi } from 'vitest'

const now = new Date('2026-11-28T12:00:00Z')

/** A storage with room for the given number of characters. */
function createStorage(room: number) {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...kept].filter(([name]) => name !== key)
      if ([...others, [key, value]].flat().join('').length > room) throw new Error('Full')
      kept.set(key, value)
    },
  }
}

async function openPage(localStorage: object) {
  vi.resetModules()
  const window = Object.assign(new EventTarget(), { localStorage })
  vi.stubGlobal('window', window)
  const { readConsent, storeConsent, subscribeToConsent } = await import('./stored-consent.ts')
  return {
    read: () => readConsent(now, 'v1'),
    store: (answer: 'true' | 'false') => storeConsent(answer, now, 'v1'),
    subscribeToConsent,
  }
}

afterEach(() => vi.unstubAllGlobals())

it('keeps the answer for the next page', async () => {
  const storage = createStorage(1000)
  const page = await openPage(storage)
  expect(page.read()).toBeNull()
  expect(page.store('true')).toBe(true)
  expect((await openPage(storage)).read()).toBe('true')
})

it('takes the answer for the page where the storage is full', async () => {
  const page = await openPage(createStorage(0))
  const listener = vi.fn()
  page.subscribeToConsent(listener)
  expect(page.store('false')).toBe(false)
  expect(page.read()).toBe('false')
  expect(listener).toHaveBeenCalledOnce()
})

it('takes the answer for the page where the storage is forbidden', async () => {
  const page = await openPage({
    getItem: () => {
      throw new Error('Forbidden')
    },
  })
  expect(page.read()).toBeNull()
  expect(page.store('true')).toBe(false)
  expect(page.read()).toBe('true')
})

it('never lets a yes stand that was taken back, however full the storage is', async () => {
  const storage = createStorage(1000)
  await openPage(storage).then((page) => page.store('true'))
  const full = { ...storage, setItem: createStorage(0).setItem }
  const page = await openPage(full)
  expect(page.store('false')).toBe(false)
  expect(page.read()).toBe('false')
  expect((await openPage(full)).read()).toBeNull()
  expect(storage.kept.has(storageKeys.cookieConsent)).toBe(false)
})
