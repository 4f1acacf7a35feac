import { afterEach, expect, it, vi } from 'vitest'
import { findBrowserStorages } from './browser-storages.ts'

afterEach(() => vi.unstubAllGlobals())

it('are those of a page', () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', 'lasting')
  vi.stubGlobal('sessionStorage', 'of the tab')
  expect(findBrowserStorages()).toEqual({ remembered: 'lasting', current: 'of the tab' })
})

it('are none outside of a page, whatever has the same name there', () => {
  vi.stubGlobal('localStorage', 'of the server')
  expect(findBrowserStorages()).toBeNull()
})

it('are none where the page may not have them', () => {
  vi.stubGlobal('document', {})
  const refuse = {
    get: () => {
      throw new Error('SecurityError')
    },
    configurable: true,
  }
  Object.defineProperty(globalThis, 'localStorage', refuse)
  expect(findBrowserStorages()).toBeNull()
  Reflect.deleteProperty(globalThis, 'localStorage')
})
