import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUnprintable, isInPdfFonts, toPrintable, toUnprintableText } from './index.ts'

describe('what a PDF cannot show', () => {
  it.each([
    ['João & Cia. “Ltda.” – nº 5, 1ª via: R$ 10,00 • §', []],
    ['Zażółć Ωμέγα Жук שלום', []],
    ['linha\r\noutra\tcoluna\u2007\u3000fim', []],
    ['日本 e 日本', ['日', '本']],
    ['família \u{1f468}\u200d\u{1f469}', ['\u{1f468}', '\u{1f469}']],
    ['feito \u2714\ufe0f', []],
    ['a\u0301 \ud800', []],
    ['', []],
  ])('%j: %j', (text, missing) => {
    expect(findUnprintable(text)).toEqual(missing)
  })

  it('is in no text that was already printable', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff)), (codePoints) => {
        const text = String.fromCodePoint(...codePoints)
        const missing = findUnprintable(text)
        expect(missing.filter((letter) => isInPdfFonts(letter.codePointAt(0) ?? 0))).toEqual([])
        const rest = missing.reduce(
          (left, letter) => left.replaceAll(letter, ''),
          toPrintable(text),
        )
        expect(findUnprintable(rest)).toEqual([])
      }),
    )
  })

  it('is named, five of many', () => {
    expect(toUnprintableText('Padaria São João')).toBeNull()
    expect(toUnprintableText('日')).toBe(
      'O PDF não consegue mostrar “日”: no lugar sairá um quadrado vazio.',
    )
    expect(toUnprintableText('一二三四五六七')).toBe(
      'O PDF não consegue mostrar “一”, “二”, “三”, “四”, “五” e mais 2: no lugar de cada um sairá um quadrado vazio.',
    )
  })
})
