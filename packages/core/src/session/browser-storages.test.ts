import { afterEach, expect, it, vi } from 'vitest'
import { openStorages } from './browser-storages.ts'

afterEach(() => vi.unstubAllGlobals())

it('are those of a page', () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', 'lasting')
  vi.stubGlobal('sessionStorage', 'of the tab')
  expect(openStorages()).toEqual({ remembered: 'lasting', current: 'of the tab' })
})

const expectForgetful = () => {
  const { remembered } = openStorages()
  remembered.setItem('key', 'value')
  expect(remembered.getItem('key')).toBe('value')
  expect(openStorages().remembered.getItem('key')).toBeNull()
}

it('are in memory outside of a page, whatever has the same name there', () => {
  vi.stubGlobal('localStorage', 'of the server')
  expectForgetful()
})

it('are in memory where the page may not have them', () => {
  vi.stubGlobal('document', {})
  const refuse = {
    get: () => {
      throw new Error('SecurityError')
    },
    configurable: true,
  }
  Object.defineProperty(globalThis, 'localStorage', refuse)
  expectForgetful()
  Reflect.deleteProperty(globalThis, 'localStorage')
})
