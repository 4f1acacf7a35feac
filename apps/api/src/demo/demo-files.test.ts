import { describe, expect, it } from 'vitest'
import { demandSeeds } from './demands.data.ts'
import { toFileContent, toPdf } from './demo-files.ts'
import type { FileSeed } from './seed.types.ts'

const allFiles: readonly FileSeed[] = demandSeeds.flatMap((seed) => [
  ...(seed.files ?? []),
  ...seed.conversation.flatMap(({ files = [] }) => files),
])

describe('toPdf', () => {
  const pdf = toPdf(
    'Notificação (minuta)',
    Array.from({ length: 60 }, () => 'Cláusula 9ª.'),
  )
  const text = pdf.toString('latin1')

  it('points to each of its objects', () => {
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    expect(offsets.map((offset) => Number.parseInt(text.slice(offset), 10))).toEqual(
      offsets.map((_, i) => i + 1),
    )
  })

  it('escapes what would end a text, and goes on to further pages', () => {
    expect(text).toContain('(Notificação \\(minuta\\))')
    expect(text).toContain('/Count 3')
  })
})

describe('toFileContent', () => {
  it.each([
    ['a.pdf', 'application/pdf'],
    ['a.csv', 'text/csv'],
    ['a.txt', 'text/plain'],
  ])('%s is %s', (name, contentType) => {
    expect(toFileContent({ name, title: 'Título', lines: ['linha'] }).contentType).toBe(contentType)
  })

  it('writes every file of the demo firm in letters that its format knows', () => {
    expect(allFiles.length).toBeGreaterThan(40)
    for (const { name, title, lines } of allFiles.filter(({ name }) => name.endsWith('.pdf'))) {
      const characters = [...[title, ...lines].join('')]
      expect([name, characters.filter((character) => character > 'ÿ')]).toEqual([name, []])
    }
  })
})
