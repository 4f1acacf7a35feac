import { expect, it } from 'vitest'
import { toSentenceCase } from './sentence-case.ts'

it.each([
  ['nome, CPF', 'Nome, CPF'],
  ['e-mail', 'E-mail'],
  ['órgãos públicos', 'Órgãos públicos'],
  ['CPF e RG', 'CPF e RG'],
  // A name is written as its owner writes it.
  ['eSocial, bancos', 'eSocial, bancos'],
  ['5 anos', '5 anos'],
  ['', ''],
])('%j begins as %j', (words, sentence) => {
  expect(toSentenceCase(words)).toBe(sentence)
})
