import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toArchiveNames } from './archive-names.rules.ts'
import { withExtensionOf } from './file-extension.ts'

describe('the names of files in an archive', () => {
  it.each([
    [
      ['a.pdf', 'b.pdf'],
      ['a.pdf', 'b.pdf'],
    ],
    [
      ['a.pdf', 'a.pdf', 'A.PDF'],
      ['a.pdf', 'a (2).pdf', 'A (3).PDF'],
    ],
    [
      ['a (2).pdf', 'a.pdf', 'a.pdf'],
      ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
    ],
    [
      ['contrato', 'contrato'],
      ['contrato', 'contrato (2)'],
    ],
    [
      ['../../etc/passwd', 'a:b?.txt', '. .'],
      ['.._.._etc_passwd', 'a_b_.txt', 'arquivo'],
    ],
    [['Petic\u0327a\u0303o.pdf'], ['Petição.pdf']],
    [
      ['con.pdf', 'AUX', 'com1 .tar.gz', 'contrato.pdf', 'nulo.txt'],
      ['_con.pdf', '_AUX', '_com1 .tar.gz', 'contrato.pdf', 'nulo.txt'],
    ],
  ])('%j are %j', (names, expected) => {
    expect(toArchiveNames(names)).toEqual(expected)
  })

  it('are short enough for every file system, and keep the type and the number', () => {
    const long = `${'請'.repeat(251)}.pdf`
    const names = toArchiveNames([long, long, `a.${'é'.repeat(250)}`])
    for (const name of names) {
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
    }
    expect(names[0]).toMatch(/^請+\.pdf$/)
    expect(names[1]).toMatch(/^請+ \(2\)\.pdf$/)
  })

  it('are one for each file, no two alike, and none leads into another folder', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (names) => {
        const made = toArchiveNames(names)
        expect(made).toHaveLength(names.length)
        expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(names.length)
        for (const name of made) expect(name).toMatch(/^[^/\\<>:"|?*]+(?<![. ])$/u)
      }),
    )
  })
})

it.each([
  ['Assessoria.2026.docx', 'contrato.docx'],
  ['assinado.PDF', 'contrato.PDF'],
  ['assinado', 'contrato'],
])('%s keeps its extension under another name', (fileName, name) => {
  expect(withExtensionOf(fileName, 'contrato')).toBe(name)
})
