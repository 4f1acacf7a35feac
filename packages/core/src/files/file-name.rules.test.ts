import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPlainFileName } from './file-name.rules.ts'

describe('toPlainFileName', () => {
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
  ])('%j: %j', (name, plain) => expect(toPlainFileName(name)).toBe(plain))

  it('leaves nothing to take out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const plain = toPlainFileName(name)
        expect(toPlainFileName(plain)).toBe(plain)
        expect(plain).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\]/u)
        expect(plain).not.toBe('')
      }),
    )
  })
})
