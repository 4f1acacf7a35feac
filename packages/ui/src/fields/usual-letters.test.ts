import { findUnprintable } from '@tramite/core/printing'
import { expect, it } from 'vitest'
import { hasUsualLetters } from './usual-letters.ts'

it('usual letters are in every document', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  const usual = all.filter(hasUsualLetters)
  expect(findUnprintable(usual.join(''))).toEqual([])
  expect(usual.length).toBeGreaterThan(700)
  expect(hasUsualLetters('“Ações” – João, ñ; R$ 10\n')).toBe(true)
  expect(hasUsualLetters('日本')).toBe(false)
})
