import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeFileName } from './file-name.rules.ts'

describe('sanitizeFileName', () => {
  it.each([
    ['Contrato nº 1 (revisão).pdf', 'Contrato nº 1 (revisão).pdf'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['a\u2066b\u2069\u200e.pdf', 'ab.pdf'],
    ['a\r\n\t\0b.pdf', 'ab.pdf'],
    ['a\u2028b\ufeff\u200b.pdf', 'ab.pdf'],
    ['../a\\b.pdf', '.._a_b.pdf'],
    ['👩\u200d⚖️ parecer.pdf', '👩\u200d⚖️ parecer.pdf'],
    [' \u202e ', 'arquivo'],
    ['\ud800.pdf', '\ufffd.pdf'],
  ])('%j: %j', (name, sanitized) => expect(sanitizeFileName(name)).toBe(sanitized))

  it('is idempotent, and leaves no unsafe character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const sanitized = sanitizeFileName(name)
        expect(sanitizeFileName(sanitized)).toBe(sanitized)
        expect(sanitized).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\]/u)
        expect(sanitized).not.toBe('')
      }),
    )
  })
})
