import { expect, it } from 'vitest'
import { compareTexts, toSortKey } from './fold-text.ts'

it('names are sorted by the size of the numbers in them', () => {
  const names = ['Nome 10', 'Ação 12', 'nome 2', 'Nome 007', 'Nome', 'acao 9', 'Nome 2 b']
  const sorted = [...names].sort((a, b) => compareTexts(toSortKey(a), toSortKey(b)))
  expect(sorted).toEqual(['acao 9', 'Ação 12', 'Nome', 'nome 2', 'Nome 2 b', 'Nome 007', 'Nome 10'])
})
