import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import type { QueuedDemand } from './queue.types.ts'
import {
  evaluateDrag,
  evaluateReorder,
  evaluateReorderOffer,
  keepChosenOrder,
  toMovedSpan,
} from './reorder.rules.ts'

const input = {
  now: new Date('2026-11-18T12:00:00Z'),
  premium: false,
  conventions: conventions.specified,
}
const queued = (id: string, deleveryForecast: string | null): QueuedDemand => ({
  id,
  deleveryForecast,
})
const queue = [
  queued('locked', '2026-11-19'),
  queued('a', '2026-11-24'),
  queued('hidden', '2026-11-26'),
  queued('b', '2026-11-30'),
]

describe('evaluateReorder', () => {
  it('brings the named demands into the order, on the places that they hold', () => {
    const decision = evaluateReorder(['b', 'a'], queue, input)
    if (!decision.allowed) throw new Error(decision.reason)
    expect(decision.places.map(({ id, to }) => [id, to])).toEqual([
      ['locked', '2026-11-19'],
      ['b', '2026-11-20'],
      ['hidden', '2026-11-26'],
      ['a', '2026-11-26'],
    ])
  })

  it.each([
    ['locked', ['a', 'locked', 'b']],
    ['locked', ['b', 'locked']],
    ['repeated', ['a', 'a']],
    ['notInProgress', ['a', 'unknown']],
  ] as const)('refuses: %s', (reason, order) => {
    expect(evaluateReorder(order, queue, input)).toEqual({ allowed: false, reason })
  })

  it('a locked demand may be named where it stands', () => {
    expect(evaluateReorder(['locked', 'b', 'a'], queue, input).allowed).toBe(true)
  })
})

describe('toMovedSpan', () => {
  it.each([
    ['abcdef', 'abdcef', 'dc'],
    ['abcdef', 'bcdefa', 'bcdefa'],
    ['abcdef', 'abcdfe', 'fe'],
    ['abcdef', 'abcdef', ''],
  ])('%s to %s: %s', (saved, order, span) => {
    expect(toMovedSpan([...saved], [...order]).join('')).toBe(span)
  })

  it('does to the queue what the whole order does', () => {
    const all = Array.from({ length: 8 }, (_, index) => queued(`d${index}`, '2027-01-15'))
    const ids = all.map(({ id }) => id)
    const shuffled = fc.shuffledSubarray(ids, { minLength: ids.length })
    fc.assert(
      fc.property(shuffled, (order) => {
        const span = toMovedSpan(ids, order)
        const whole = evaluateReorder(order, all, input)
        expect(evaluateReorder(span, all, input)).toEqual(whole)
      }),
    )
  })
})

describe('keepChosenOrder', () => {
  it.each([
    ['as it was', 'cab', 'abc', 'cab'],
    ['one left', 'cab', 'ac', 'ca'],
    ['one joined in the second place', 'cab', 'axbc', 'cxab'],
    ['two joined in front of all', 'cab', 'xyabc', 'xycab'],
    ['one left and one joined at the end', 'cab', 'bcx', 'cbx'],
    ['all others', 'ab', 'xyz', 'xyz'],
  ])('%s: %s with %s is %s', (_, chosen, saved, kept) => {
    expect(keepChosenOrder([...chosen], [...saved]).join('')).toBe(kept)
  })

  it('has everybody in the queue once, and those that were chosen in their order', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const some = fc.shuffledSubarray(ids)
    fc.assert(
      fc.property(some, some, (chosen, saved) => {
        const kept = keepChosenOrder(chosen, saved)
        expect([...kept].sort()).toEqual([...saved].sort())
        expect(kept.filter((id) => chosen.includes(id))).toEqual(
          chosen.filter((id) => saved.includes(id)),
        )
      }),
    )
  })
})

describe('evaluateDrag', () => {
  it.each([
    ['IN_PROGRESS', '2026-11-23', null],
    ['IN_PROGRESS', null, null],
    ['IN_PROGRESS', '2026-11-20', 'locked'],
    ['IN_PROGRESS', '2026-11-02', 'locked'],
    ['PENDING', '2026-11-23', 'notInProgress'],
    ['OPEN', null, 'notInProgress'],
  ] as const)('%s, due %s: %s', (statusKey, deleveryForecast, reason) => {
    const decision = evaluateDrag({ id: 'd', statusKey, deleveryForecast }, input)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})

describe('evaluateReorderOffer', () => {
  const open = { demandActions: { allowed: true } } as const
  const closed = { demandActions: { allowed: false, reason: 'overdue' } } as const
  it.each([
    [2, open, null],
    [1, open, 'tooFew'],
    [5, closed, 'overdue'],
  ] as const)('%i in progress', (count, access, reason) => {
    const decision = evaluateReorderOffer(count, access)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})
