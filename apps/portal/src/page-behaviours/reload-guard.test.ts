import { beforeEach, expect, test, vi } from 'vitest'
import { createReloadGuard } from './reload-guard.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  })
  return () => vi.unstubAllGlobals()
})

test('code that is missing again after a reload was missed before, and so is code of an earlier reload', () => {
  const first = createReloadGuard()
  expect(first('a.js')).toBe(false)
  // Imported once more before the reload.
  expect(first('a.js')).toBe(false)
  const second = createReloadGuard()
  expect(second('b.js')).toBe(false)
  const third = createReloadGuard()
  expect(third('a.js')).toBe(true)
  expect(third('b.js')).toBe(true)
})

test('a document that misses nothing clears the record', () => {
  createReloadGuard()('a.js')
  createReloadGuard()
  expect(kept.size).toBe(0)
  expect(createReloadGuard()('a.js')).toBe(false)
})

test('without storage every failure counts as missed before, so that nothing reloads', () => {
  const wasMissedBefore = createReloadGuard()
  window.sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(wasMissedBefore('a.js')).toBe(true)
  kept.set('tramite.lostCode', 'no JSON')
  expect(createReloadGuard()('a.js')).toBe(true)
})
