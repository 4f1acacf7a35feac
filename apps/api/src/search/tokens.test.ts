import fc from 'fast-check'
import { expect, it } from 'vitest'
import { familyTexts } from './lexicon/families.ts'
import { lines } from './lexicon/lines.ts'
import { lexicon } from './lexicon.ts'
import { toSearchQuery } from './search-query.ts'
import { isFoundBy } from './testing/match-query.ts'
import { toSearchWords, toTextTokens } from './tokens.ts'

it('reads every word of the lexicon, and finds it by itself', () => {
  for (const word of lexicon.words.keys()) {
    expect(isFoundBy(toSearchQuery(word).asked[0], toTextTokens(word)), word).toBe(true)
  }
})

it('writes only what PostgreSQL reads, whatever is typed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 300 }),
  )
  fc.assert(
    fc.property(text, (typed) => {
      expect(toSearchWords(typed, 'x')).toMatch(/^(?:'[\p{L}\p{N}~.@=]+'(?: |$))+$/u)
      for (const query of toSearchQuery(typed).asked) {
        expect(query.replace(/'(?:[\p{L}\p{N}~.@=]+|-)'(?::\*)?/gu, 'x')).toMatch(/^[x ()&|]+$/)
      }
    }),
  )
})

const processes = Array.from({ length: 230 }, (_, i) => `${1_000_000 + i}-55.2020.8.26.0100`)

it.each([
  ['a word of many vowels and hyphens', `a${'-ra'.repeat(40)}`],
  ['letters with hyphens', 'a-'.repeat(3000)],
  ['initials without end', 'a.'.repeat(3000)],
  ['numbers without end', '1/'.repeat(3000)],
  ['processes behind commas', processes.join(',')],
  ['characters that stand for eighteen', 'ﷺ'.repeat(10_000)],
  ['letters of four bytes', '𐐀'.repeat(1000)],
])('keeps tokens few and short enough for an index: %s', (_, text) => {
  const tokens = toTextTokens(text)
  const longest = Math.max(...tokens.map((token) => Buffer.byteLength(token)))
  expect(longest).toBeLessThanOrEqual(2046)
  expect(tokens.length).toBeLessThan(text.length)
  expect(tokens.join('')).toBe(tokens.join('').toWellFormed())
  expect(toSearchQuery(text).asked[0].length).toBeLessThan(20_000)
})

it('finds each of many numbers behind commas', () => {
  const tokens = toTextTokens(processes.join(','))
  for (const process of processes) {
    expect(isFoundBy(toSearchQuery(process).asked[0], tokens), process).toBe(true)
  }
})

it('finds every text by each of its words', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'aeioucdlmnrstçãé'),
    minLength: 3,
    maxLength: 14,
  })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (words, i) => {
      const asked = words[i % words.length] ?? ''
      expect(isFoundBy(toSearchQuery(asked).asked[0], toTextTokens(words.join(' ')))).toBe(true)
    }),
  )
})

it('has each word in one family', () => {
  const words = familyTexts
    .flatMap(lines)
    .flatMap((line) => line.map((word) => word.replace('=', '')))
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  expect(familyTexts.flatMap(lines).length).toBeGreaterThan(700)
})
