import { beforeEach, expect, test, vi } from 'vitest'
import { createStillLost } from './still-lost.ts'

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

test('what a document misses again after a reload is still lost, as is what comes to be missed in turn', () => {
  const first = createStillLost()
  expect(first('a.js')).toBe(false)
  // Asked for once more before the reload.
  expect(first('a.js')).toBe(false)
  const second = createStillLost()
  expect(second('b.js')).toBe(false)
  const third = createStillLost()
  expect(third('a.js')).toBe(true)
  expect(third('b.js')).toBe(true)
})

test('a document that misses nothing forgets what was lost', () => {
  createStillLost()('a.js')
  createStillLost()
  expect(kept.size).toBe(0)
  expect(createStillLost()('a.js')).toBe(false)
})

test('where nothing can be remembered, nothing is reloaded for', () => {
  const stillLost = createStillLost()
  window.sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(stillLost('a.js')).toBe(true)
  kept.set('tramite.lostCode', 'no JSON')
  expect(createStillLost()('a.js')).toBe(true)
})
