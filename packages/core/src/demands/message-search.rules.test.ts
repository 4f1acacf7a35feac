import { expect, it } from 'vitest'
import { isWholeWordSearch } from './message-search.rules.ts'

it.each([
  ['', false],
  ['  ', false],
  ['%', false],
  ['p', true],
  ['SP', true],
  ['pé', true],
  ['pe\u0301', true],
  ['pra', false],
  ['prazo', false],
  ['prazo d', true],
  ['ré e autor', false],
  ['artigo 5º', true],
  ['art. 538', false],
])('%j is looked for as a whole word: %s', (asked, expected) => {
  expect(isWholeWordSearch(asked)).toBe(expected)
})
