import { afterEach, expect, it, vi } from 'vitest'
import { keepTold, takeTold } from './told-before-reload.ts'

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

it('says once after a reload what was said before it', () => {
  stubStorage()
  expect(takeTold(at)).toBeNull()
  keepTold('Usuário removido!', at)
  expect(takeTold(later(9))).toBe('Usuário removido!')
  expect(takeTold(later(9))).toBeNull()
})

it('says nothing of what was said long ago', () => {
  stubStorage()
  keepTold('Usuário removido!', at)
  expect(takeTold(later(60))).toBeNull()
  expect(takeTold(later(9))).toBeNull()
})

it('says nothing where the browser keeps nothing', () => {
  vi.stubGlobal('window', {})
  keepTold('Usuário removido!', at)
  expect(takeTold(at)).toBeNull()
})
