import { expect, it } from 'vitest'
import { createExcerpts } from './excerpt.ts'
import { toSearchQuery } from './search-query.ts'

const excerptOf = (text: string, words: string) =>
  createExcerpts(toSearchQuery(words, 3).asked)(text)

it.each([
  ['Segue a minuta com a exclusividade regional.', 'exclusividade', 'exclusividade'],
  ['Segue a minuta com a EXCLUSIVIDADE regional.', 'exclusividade', 'EXCLUSIVIDADE'],
  ['A locação foi renovada', 'locacoes', 'locação'],
  ['O contrato rescindido', 'rescisão', 'rescindido'],
  ['Multa por rescisões, e a rescisão de agora', 'rescisão', 'rescisão'],
  ['Auto nº 1.234/2026, de ontem', '1.234/2026', '1.234/2026'],
  ['O contra-recibo foi assinado', 'contra-recibo', 'contra-recibo'],
  ['Estamos na exclusividade', 'exclusiv', 'exclusividade'],
  ['Ac\u0327a\u0303o de despejo', 'ação', 'Ac\u0327a\u0303o'],
  // Several words of the text are found by one: none of them is it.
  ['Conforme a Lei Geral de Proteção de Dados', 'zzz', ''],
])('%s, searched for %s, is shown around "%s"', (text, words, word) => {
  const { before, word: found, after } = excerptOf(text, words)
  expect(found).toBe(word)
  expect(before + found + after).toBe(text)
})

it('shows little of a long text, cut between words, on one line', () => {
  const long = `${'antes '.repeat(50)}\n\n  do prazo\n${'depois '.repeat(50)}`
  const { before, word, after } = excerptOf(long, 'prazo')
  expect(word).toBe('prazo')
  expect(before).toMatch(/^…antes (antes )*do $/)
  expect(after).toMatch(/^ depois( depois)*…$/)
  expect([...`${before}${word}${after}`].length).toBeLessThan(150)
})

it('cuts what has no blanks, and no character in two', () => {
  const { before, word, after } = excerptOf(`${'😀'.repeat(90)} prazo ${'😀'.repeat(190)}`, 'prazo')
  expect(word).toBe('prazo')
  expect(`${before}${after}`).not.toMatch(/\p{Cs}/u)
  expect([...before].length).toBeLessThan(50)
  expect([...after].length).toBeLessThan(110)
})
