import { afterEach, expect, it, vi } from 'vitest'
import { readFirm } from './firm.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['without its configuration', null],
  ['with an empty one', { textContent: '' }],
])('a page %s fails at once, and not where something of it is used', (_, element) => {
  vi.stubGlobal('document', { getElementById: () => element })
  expect(() => readFirm()).toThrow(SyntaxError)
})
