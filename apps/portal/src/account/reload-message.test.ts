import { afterEach, expect, it, vi } from 'vitest'
import { saveReloadMessage, takeReloadMessage } from './reload-message.ts'

const at = new Date('2026-11-18T12:00:00.000Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)

function stubStorage() {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
}
afterEach(() => vi.unstubAllGlobals())

it('returns the message once after a reload', () => {
  stubStorage()
  expect(takeReloadMessage(at)).toBeNull()
  saveReloadMessage('Usuário removido!', at)
  expect(takeReloadMessage(later(9))).toBe('Usuário removido!')
  expect(takeReloadMessage(later(9))).toBeNull()
})

it('drops an old message', () => {
  stubStorage()
  saveReloadMessage('Usuário removido!', at)
  expect(takeReloadMessage(later(60))).toBeNull()
  expect(takeReloadMessage(later(9))).toBeNull()
})

it('returns nothing with storage blocked', () => {
  vi.stubGlobal('window', {})
  saveReloadMessage('Usuário removido!', at)
  expect(takeReloadMessage(at)).toBeNull()
})
