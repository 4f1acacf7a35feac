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
