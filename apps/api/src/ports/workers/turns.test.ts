import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const all = () => true

describe('turns', () => {
  it('go round, whoever has more', () => {
    const turns = createTurns<number>()
    for (const item of [1, 2, 3]) turns.add('a', item)
    turns.add('b', 4)
    turns.add('c', 5)
    turns.add('c', 6)
    const taken = Array.from({ length: 7 }, () => turns.take(all)?.item)
    expect(taken).toEqual([1, 4, 5, 2, 6, 3, undefined])
  })

  it('pass over who may have none now', () => {
    const turns = createTurns<number>()
    turns.add('a', 1)
    turns.add('b', 2)
    expect(turns.take((owner) => owner !== 'a')).toEqual({ owner: 'b', item: 2 })
    expect(turns.take((owner) => owner !== 'a')).toBeUndefined()
    expect(turns.take(all)).toEqual({ owner: 'a', item: 1 })
  })

  it('are given up by who leaves', () => {
    const turns = createTurns<number>()
    turns.add('a', 1)
    expect(turns.remove('a', 1)).toBe(true)
    expect(turns.remove('a', 1)).toBe(false)
    expect([turns.size(), turns.sizeOf('a'), turns.take(all)]).toEqual([0, 0, undefined])
  })

  it('of nobody wait longer than one of everybody else', () => {
    const owners = fc.constantFrom('a', 'b', 'c', 'd')
    fc.assert(
      fc.property(fc.array(owners, { maxLength: 60 }), (added) => {
        const turns = createTurns<number>()
        added.forEach((owner, i) => void turns.add(owner, i))
        const taken = added.map(() => turns.take(all)?.owner ?? '')
        expect([...taken].sort()).toEqual([...added].sort())
        for (const owner of new Set(added)) {
          const places = taken.flatMap((one, i) => (one === owner ? [i] : []))
          for (const [n, place] of places.entries()) {
            const since = taken.slice(n === 0 ? 0 : (places[n - 1] ?? 0) + 1, place)
            expect(new Set(since).size).toBe(since.length)
          }
        }
      }),
    )
  })
})
