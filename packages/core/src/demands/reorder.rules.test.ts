import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import type { QueuedDemand } from './queue.types.ts'
import {
  evaluateDrag,
  evaluateReorder,
  evaluateReorderOffer,
  evaluateSeenOrder,
  isReordered,
  type OrderStep,
  replayOrder,
  toMovedSpan,
  toOrderStep,
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

/** The moves of a user, each to an index. */
function choose(queue: readonly string[], moves: readonly (readonly [id: string, to: number])[]) {
  let order = queue
  const steps = moves.flatMap(([id, to]): OrderStep[] => {
    const others = order.filter((other) => other !== id)
    const after = [...others.slice(0, to), id, ...others.slice(to)]
    const step = toOrderStep(order, after, id)
    const isMoved = after.join('') !== order.join('')
    order = after
    return isMoved ? [step] : []
  })
  return { steps, order }
}

describe('replayOrder', () => {
  it.each([
    ['nothing changed', 'c', 0, 'abc', 'cab'],
    ['the one that it passed left', 'c', 1, 'ac', 'ac'],
    ['the first that it passed left', 'c', 0, 'bc', 'cb'],
    ['one joined in the second place', 'c', 0, 'axbc', 'caxb'],
    ['the moved one left', 'c', 0, 'ab', 'ab'],
    ['all others', 'c', 0, 'xyz', 'xyz'],
    ['another put the passed one first', 'c', 1, 'bac', 'cba'],
    ['another put others in order', 'c', 1, 'bacd', 'cbad'],
    ['another moved it further ahead', 'c', 1, 'cab', 'cab'],
    ['moved back over one that came ahead', 'a', 1, 'bcad', 'bcad'],
    ['moved back, and another put the end first', 'a', 1, 'dabc', 'dbac'],
  ] as const)('%s: %s to %i over %s is %s', (_, id, to, saved, order) => {
    const queue = [...(saved.includes('d') ? 'abcd' : 'abc')]
    const { steps } = choose(queue, [[id, to]])
    expect(replayOrder(steps, [...saved]).join('')).toBe(order)
  })

  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.nat(ids.length - 1)))

  it('is the chosen order while the queue stays, and has everybody of another queue once', () => {
    fc.assert(
      fc.property(moves, fc.shuffledSubarray([...ids, 'x']), (chosen, saved) => {
        const { steps, order } = choose(ids, chosen)
        expect(replayOrder(steps, ids)).toEqual(order)
        expect([...replayOrder(steps, saved)].sort()).toEqual([...saved].sort())
      }),
    )
  })

  it('moves nobody else: what another ordered stays in that order', () => {
    const shuffled = fc.shuffledSubarray(ids, { minLength: ids.length })
    fc.assert(
      fc.property(moves, shuffled, (chosen, saved) => {
        const { steps } = choose(ids, chosen)
        const moved = new Set(steps.map(({ id }) => id))
        const rest = (order: readonly string[]) => order.filter((id) => !moved.has(id))
        expect(rest(replayOrder(steps, saved))).toEqual(rest(saved))
      }),
    )
  })
})

describe('isReordered', () => {
  it.each([
    ['abc', 'abc', false],
    ['abc', 'acb', true],
    ['abc', 'xaybc', false],
    ['abc', 'ac', false],
    ['abc', 'cxa', true],
  ])('%s to %s: %s', (before, after, isChanged) => {
    expect(isReordered([...before], [...after])).toBe(isChanged)
  })
})

describe('evaluateSeenOrder', () => {
  const seen = (text: string) => [...text].map((id, index) => ({ id, order: index + 1 }))
  const [a, b, c] = [1, 2, 3].map((order) => ({ id: 'abc'[order - 1] ?? '', order }))
  it.each([
    ['of the queue as it is', [c, b, a], 'abc', null],
    ['over another order', [c, b], 'bac', 'changed'],
    ['of two that keep their places', [b, a], 'abxc', null],
    ['sent again once it stands', [b, a], 'bac', null],
    ['without places', [{ id: 'c' }, { id: 'b' }], 'bac', null],
    ['seen without a place', [{ id: 'c', order: null }, b], 'abc', 'changed'],
    ['of one that has left', [c, b], 'xbz', null],
  ] as const)('an order %s', (_, asked, queued, reason) => {
    const known = asked.flatMap((one) => one ?? [])
    const decision = evaluateSeenOrder(known, seen(queued))
    expect(decision.allowed ? null : decision.reason).toBe(reason)
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
