import { expect, it } from 'vitest'
import { toMissingFilesText } from './missing-files.rules.ts'

it.each([
  [['a.pdf'], 'Arquivos não encontrados: a.pdf'],
  [['a.pdf', 'b.pdf', 'c.pdf'], 'Arquivos não encontrados: a.pdf, b.pdf, c.pdf'],
  [
    ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'],
    'Arquivos não encontrados: a.pdf, b.pdf, c.pdf e mais 2',
  ],
])('of %j a message says: %s', (names, text) => {
  expect(toMissingFilesText(names)).toBe(text)
})
