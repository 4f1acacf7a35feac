import { describe, expect, it } from 'vitest'
import { toSearchQuery } from './search-query.ts'
import * as heldOut from './testing/held-out-words.data.ts'
import { wordPairs } from './testing/inflected-words.data.ts'
import { isFoundBy } from './testing/match-query.ts'
import * as seen from './testing/seen-words.data.ts'
import { toTextTokens } from './tokens.ts'

const finds = (asked: string, text: string) =>
  isFoundBy(toSearchQuery(asked).asked[0], toTextTokens(text))
const count = (text: string) => text.split(' ').length

type Pair = readonly [string, string]
const toPairs = (text: string): Pair[] =>
  text
    .split(/[;\n]/)
    .map((pair) => pair.split('|').map((side) => side.trim()))
    .flatMap(([one, other]) => (one && other ? [[one, other] as const] : []))

/** Each text finds the other; of two texts of different length, the shorter finds the longer. */
function isFound([one, other]: Pair, kind: string): boolean {
  if (kind === 'beginnings' || count(one) < count(other)) return finds(one, other)
  if (count(one) > count(other)) return finds(other, one)
  return finds(one, other) && finds(other, one)
}

describe.each([
  ['words that the rules were made with', seen, 0.97],
  ['words that were kept apart', heldOut, 0.95],
] as const)('%s', (_, { pairs, strangers }, recallMin) => {
  it(`find each other, at least ${recallMin} of them`, () => {
    const all = Object.entries(pairs).flatMap(([kind, text]) =>
      toPairs(text).map((pair) => ({ pair, kind })),
    )
    expect(all.length).toBeGreaterThan(300)
    const lost = all.filter(({ pair, kind }) => !isFound(pair, kind))
    expect(
      1 - lost.length / all.length,
      lost.map(({ pair }) => pair.join('|')).join(' '),
    ).toBeGreaterThanOrEqual(recallMin)
  })

  it('leave strangers apart, but for 2 of 60', () => {
    const all = toPairs(strangers)
    expect(all.length).toBeGreaterThan(200)
    const joined = all.filter(([one, other]) => finds(one, other) || finds(other, one))
    expect(joined.length / all.length, joined.join(' ')).toBeLessThanOrEqual(2 / 60)
  })
})

it.each(wordPairs)('%s and %s find each other', (one, other) => {
  expect(finds(other, `Sobre ${one}, com urgência`)).toBe(true)
  expect(finds(one, `${other}: urgente`)).toBe(true)
})
