import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripInvisible } from './strip-invisible.ts'

describe('stripInvisible', () => {
  it.each([
    ['Contrato nº 1 (revisão)', 'Contrato nº 1 (revisão)'],
    ['Multa de \u202e00,1 $R\u202c', 'Multa de 00,1 $R'],
    ['a\u2066b\u2069\u200e\u00adc', 'abc'],
    ['Linha\n\tde baixo ', 'Linha\n\tde baixo '],
    ['👩\u200d⚖️', '👩\u200d⚖️'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u0600\u0661 \u06dd\u0662', '\u0600\u0661 \u06dd\u0662'],
    [
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['Multa\u{e0067}\u{e0062}\u{e0065}\u{e007f}', 'Multa'],
    ['\u{1f3f4}\u{e0067}\u{e0062}', '\u{1f3f4}'],
    ['\u200b\u200b', ''],
    ['\u200b\u2060', ''],
    ['\u200d \ufe0f', ''],
    ['\u3164\u115f', ''],
    ['\u2800', ''],
    [' \u00a0\n', ''],
    ['', ''],
  ])('%j: %j', (text, stripped) => expect(stripInvisible(text)).toBe(stripped))

  it('is idempotent, and leaves no character of direction', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const stripped = stripInvisible(text)
        expect(stripInvisible(stripped)).toBe(stripped)
        expect(stripped).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })
})
